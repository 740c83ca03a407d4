import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { type Dashboard, seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
let dashboard: Dashboard;
beforeAll(async () => {
  api = await startApi();
  dashboard = await seedDashboard(api);
});
afterAll(() => api.close());

const PASSWORD = 'correct horse battery';

async function somebody() {
  const { email } = await api.createUser(dashboard.partner, { password: PASSWORD });
  // The clock moves on, and a token lives for an hour.
  const tryWith = async (password: string, as = email) =>
    dashboard.signIn(as, password, await api.token(dashboard.application));
  return {
    email,
    tryWith,
    async fail(times: number, as = email) {
      for (let n = 0; n < times; n++) expect((await tryWith('wrong', as)).status).toBe(401);
    },
  };
}

const seconds = (count: number) => api.clock.advance(count * 1000);

test('after five failures even the right password has to wait, and is told how long', async () => {
  const { fail, tryWith } = await somebody();
  await fail(5);
  const answer = await tryWith(PASSWORD);
  expect(problemsOf(answer)).toEqual(['429 too_many_attempts']);
  expect(answer.headers.get('retry-after')).toBe('30');
  seconds(12);
  expect((await tryWith(PASSWORD)).headers.get('retry-after')).toBe('18');
  seconds(18);
  expect((await tryWith(PASSWORD)).status).toBe(201);
});

test('a success clears the count', async () => {
  const { fail, tryWith } = await somebody();
  await fail(4);
  expect((await tryWith(PASSWORD)).status).toBe(201);
  await fail(4);
  expect((await tryWith(PASSWORD)).status).toBe(201);
});

test('each further failure doubles the wait, up to a quarter of an hour', async () => {
  const { fail, tryWith } = await somebody();
  await fail(5);
  for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
    expect((await tryWith('wrong')).headers.get('retry-after')).toBe(String(wait));
    seconds(wait - 1);
    expect((await tryWith('wrong')).status).toBe(429);
    seconds(1);
    await fail(1);
  }
});

test('an unknown address waits just the same', async () => {
  const { fail, tryWith } = await somebody();
  const nobody = `nobody-${crypto.randomUUID()}@example.com`;
  await fail(5, nobody);
  expect((await tryWith('wrong', nobody.toUpperCase())).status).toBe(429);
});

test('one address waits, others do not', async () => {
  const [first, second] = [await somebody(), await somebody()];
  await first.fail(5);
  expect((await second.tryWith(PASSWORD)).status).toBe(201);
});

test('failures are forgotten after a quiet day', async () => {
  const { fail, tryWith } = await somebody();
  await fail(5);
  seconds(24 * 3600 + 1);
  await fail(5);
  expect((await tryWith('wrong')).headers.get('retry-after')).toBe('30');
});

test('guesses made at the same time count each other', async () => {
  const { tryWith } = await somebody();
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryWith('wrong')));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.length - refused.length, refused.length]).toEqual([5, 7]);
});
