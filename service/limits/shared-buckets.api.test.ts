import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { testClock } from '../testing/clock.ts';
import { openTestDatabase } from '../testing/database.ts';
import { deleteQuietBuckets, leaseTokens, returnTokens } from './queries.ts';
import { createRateLimiter } from './rate-limiter.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Processes that share one bucket and one clock, and what was let through. */
function processesOn(perMinute: number, count: number) {
  const clock = testClock('2026-06-15T10:00:00.000Z');
  const key = `requests/${crypto.randomUUID()}`;
  const claims = [{ name: 'requests', key, perMinute }];
  let questions = 0;
  const shared = {
    lease: (request: Parameters<typeof leaseTokens>[1]) => {
      questions += 1;
      return leaseTokens(database.db, request);
    },
    giveBack: (unused: Parameters<typeof returnTokens>[1]) => returnTokens(database.db, unused),
  };
  const limiters = Array.from({ length: count }, () => createRateLimiter(shared, clock.now));
  const admittedAtMs: number[] = [];

  /** As a server does it: from memory if that is possible. */
  async function ask(process: number): Promise<boolean> {
    const limiter = limiters[process % count]!;
    const admitted = limiter.admitNow(claims) !== null || (await limiter.admit(claims)).admitted;
    if (admitted) admittedAtMs.push(clock.now().getTime());
    return admitted;
  }

  return {
    claims,
    limiters,
    admittedAtMs,
    questions: () => questions,
    ask,
    /** How many of so many requests at once are let through. */
    async burst(process: number, requests: number): Promise<number> {
      let admitted = 0;
      for (let n = 0; n < requests; n++) if (await ask(process)) admitted += 1;
      return admitted;
    },
    /** Time goes by, and every process tidies once a second. */
    async pass(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= 1_000) {
        clock.advance(Math.min(1_000, left));
        for (const limiter of limiters) await limiter.tidy();
      }
    },
    jump: (ms: number) => clock.advance(ms),
  };
}

const step = fc.record({
  waitMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000 })),
  process: fc.nat(2),
  requests: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.constant(700)),
});

/** The most that was let through in any time, beyond what came back in it. */
function mostAtOnce(admittedAtMs: readonly number[], perMinute: number): number {
  let most = 0;
  let least = 0;
  for (const [count, atMs] of admittedAtMs.entries()) {
    const cameBack = ((atMs - admittedAtMs[0]!) * perMinute) / 60_000;
    least = Math.min(least, count - cameBack);
    most = Math.max(most, count + 1 - cameBack - least);
  }
  return most;
}

test('over any time, all processes let through the limit and at most one lease more', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(7, 30, 100, 600),
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (perMinute, steps) => {
        const { pass, burst, admittedAtMs } = processesOn(perMinute, 3);
        for (const { waitMs, process, requests } of steps) {
          await pass(waitMs);
          await burst(process, requests);
        }
        const largestLease = Math.max(1, Math.floor(perMinute / 10));
        expect(mostAtOnce(admittedAtMs, perMinute)).toBeLessThanOrEqual(perMinute + largestLease + 1e-6);
      },
    ),
    { numRuns: 30 },
  );
});

test('after a quiet minute one process may use the whole allowance at once, whatever went before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(7, 30, 600),
      fc.array(step, { maxLength: 8 }),
      fc.nat(2),
      async (perMinute, steps, process) => {
        const { pass, burst } = processesOn(perMinute, 3);
        for (const { waitMs, process, requests } of steps) {
          await pass(waitMs);
          await burst(process, requests);
        }
        await pass(61_000);
        expect(await burst(process, perMinute + 10)).toBe(perMinute);
      },
    ),
    { numRuns: 15 },
  );
});

test('processes that are asked in turn let through exactly the limit together', async () => {
  const { ask } = processesOn(120, 4);
  let admitted = 0;
  for (let n = 0; n < 400; n++) if (await ask(n)) admitted += 1;
  expect(admitted).toBe(120);
});

test('leases that processes keep while the bucket fills up again add no more than one lease to it', async () => {
  const { burst, jump } = processesOn(600, 3);
  for (const process of [0, 1, 2]) await burst(process, 100);
  jump(4_000);
  for (const process of [0, 1, 2]) await burst(process, 51); // the last one takes a lease of 60
  jump(60_000);
  let admitted = 0;
  for (const process of [0, 1, 2]) admitted += await burst(process, 700);
  expect(admitted).toBe(600);
});

test('what one process holds and hardly uses goes to the others', async () => {
  const { ask, pass, burst } = processesOn(600, 2);
  await ask(0);
  expect(await burst(1, 700)).toBeLessThan(600);
  await pass(5_000);
  const held = 5; // the first lease had six tokens
  expect(await burst(1, 100)).toBe(50 + held);
});

test('a process that died takes no more than its lease with it, and not for long', async () => {
  const { ask, jump, burst } = processesOn(600, 2);
  await ask(0);
  jump(6_000);
  expect(await burst(1, 700)).toBe(600);
});

test('a burst asks the database a few times, not once per request', async () => {
  const { burst, questions } = processesOn(600, 1);
  expect(await burst(0, 600)).toBe(600);
  expect(questions()).toBeLessThanOrEqual(15);
});

test('refused requests do not ask the database again before there can be a token', async () => {
  const { burst, questions, jump } = processesOn(60, 1);
  await burst(0, 61);
  const before = questions();
  expect(await burst(0, 50)).toBe(0);
  expect(questions()).toBe(before);
  jump(1_000);
  expect(await burst(0, 5)).toBe(1);
});

test('requests that come at once are counted once each', async () => {
  const { limiters, claims, questions } = processesOn(600, 1);
  const answers = await Promise.all(Array.from({ length: 700 }, () => limiters[0]!.admit(claims)));
  expect(answers.filter(({ admitted }) => admitted)).toHaveLength(600);
  expect(questions()).toBeLessThan(40);
});

test('a request that one of its limits refuses is counted in neither', async () => {
  const { limiters, claims, jump } = processesOn(600, 1);
  const [limiter] = limiters as [(typeof limiters)[0]];
  const strict = { name: 'strict', key: `strict/${crypto.randomUUID()}`, perMinute: 2 };
  for (let n = 0; n < 5; n++) await limiter.admit([strict, ...claims]);
  const { headers } = await limiter.admit(claims);
  expect(headers['x-ratelimit-remaining']).toBe(String(600 - 3));
  jump(30_000);
  expect((await limiter.admit([strict, ...claims])).admitted).toBe(true);
});

test('a request that waits for one of its limits is counted in the other, whatever is tidied meanwhile', async () => {
  const { limiters, claims, jump } = processesOn(600, 1);
  const [limiter] = limiters as [(typeof limiters)[0]];
  for (const _round of [1, 2]) {
    const strict = { name: 'strict', key: `strict/${crypto.randomUUID()}`, perMinute: 2 };
    const waiting = limiter.admit([strict, ...claims]);
    await limiter.tidy();
    await waiting;
    const { headers } = await limiter.admit(claims);
    expect(headers['x-ratelimit-remaining']).toBe(String(600 - 2));
    jump(130_000); // so long that the bucket is forgotten when it is tidied next
  }
});

test('a limit that is changed counts at once', async () => {
  const { limiters, claims } = processesOn(600, 1);
  const [limiter] = limiters as [(typeof limiters)[0]];
  await limiter.admit(claims);
  const lowered = claims.map((claim) => ({ ...claim, perMinute: 10 }));
  let admitted = 0;
  for (let n = 0; n < 20; n++) if ((await limiter.admit(lowered)).admitted) admitted += 1;
  expect(admitted).toBe(10);
});

test('a bucket that is deleted while nobody asks is as full as it was', async () => {
  const { burst, pass } = processesOn(60, 1);
  await burst(0, 60);
  await pass(3_600_000 / 20);
  await deleteQuietBuckets(database.db, new Date('2026-06-15T10:02:00.000Z'));
  expect(await burst(0, 70)).toBe(60);
});
