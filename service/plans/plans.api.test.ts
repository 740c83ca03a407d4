import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotFoundError } from '../errors.ts';
import { runAdmin } from '../testing/admin.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedPersonalTokens } from '../testing/personal-tokens.ts';
import { problemsOf } from '../testing/problems.ts';
import { endTrials } from './end-trials.ts';
import { setPlan } from './set-plan.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(api.context.now().getTime() + days * DAY_MS);

async function withPlan() {
  const seeded = await seedPersonalTokens(api);
  const { user, application } = seeded;
  const set = async (plan: 'active' | 'ended', trialEndsAt: Date | null = null) => {
    await setPlan(api.context, user.id, { plan, trialEndsAt });
    await api.context.database.settle();
  };
  /** What the console says of it; a session of its own, as the clock moves. */
  const shown = async () => {
    const token = await api.token(application, { user });
    return (await api.request('GET', '/console/v1/plan/', { token })).json.data;
  };
  return { ...seeded, set, shown };
}

test('the plan is active, a trial with its end, or ended', async () => {
  const { set, shown, user } = await withPlan();
  const told = (status: string, endsAt: string | null) => ({
    type: 'plans',
    id: String(user.id),
    attributes: { status, 'trial-ends-at': endsAt },
  });
  expect(await shown()).toEqual(told('active', null));
  await set('active', inDays(14));
  expect(await shown()).toEqual(told('trial', inDays(14).toISOString()));
  await set('ended');
  expect(await shown()).toEqual(told('ended', null));
});

test('an application has no plan', async () => {
  const { ownToken } = await withPlan();
  expect((await api.request('GET', '/console/v1/plan/', { token: ownToken })).status).toBe(404);
});

test('the end of the plan revokes all tokens of the user at once, and for good', async () => {
  const { make, login, read, set, list } = await withPlan();
  const tokens = [await make(), await make(undefined, await login('Edit'))];
  for (const { token } of tokens) expect(await read(token)).toBe(200);
  await set('ended');
  for (const { token } of tokens) expect(await read(token)).toBe(401);
  await set('active');
  for (const { token } of tokens) expect(await read(token)).toBe(401);
  expect((await list()).json.data).toEqual([]);
});

test('it takes nothing from other users', async () => {
  const [ending, other] = [await withPlan(), await withPlan()];
  const { token } = await other.make();
  await ending.set('ended');
  expect(await other.read(token)).toBe(200);
});

test('without a plan nobody makes a token, with a trial everybody does', async () => {
  const { create, list, set } = await withPlan();
  const attributes = { name: 'Export', scopes: ['user:read'] };
  await set('ended');
  expect(problemsOf(await create(attributes))).toEqual(['403 plan_required']);
  expect((await list()).json.meta['may-create']).toBe(false);
  await set('active', inDays(1));
  expect((await create(attributes)).status).toBe(201);
});

test('a trial ends its tokens at its very moment, and they do not come back with a plan', async () => {
  const { make, read, set, shown } = await withPlan();
  await set('active', inDays(1));
  const { token } = await make();
  api.clock.advance(DAY_MS - 1);
  expect(await read(token)).toBe(200);
  api.clock.advance(1);
  expect(await read(token)).toBe(401);
  expect((await shown()).attributes.status).toBe('ended');
  await set('active');
  expect(await read(token)).toBe(401);
});

test('a trial that is prolonged in time keeps its tokens', async () => {
  const { make, read, set } = await withPlan();
  await set('active', inDays(1));
  const { token } = await make();
  expect(await read(token)).toBe(200);
  await set('active', inDays(7));
  api.clock.advance(2 * DAY_MS);
  expect(await read(token)).toBe(200);
});

test('trials that are over are written down, with what they allowed', async () => {
  const [over, running] = [await withPlan(), await withPlan()];
  const start = api.context.now().toISOString();
  await over.set('active', inDays(1));
  await running.set('active', inDays(3));
  await over.make();
  const { token } = await running.make();
  api.clock.advance(2 * DAY_MS);
  await endTrials(api.context);
  api.clock.set(start);
  expect((await over.shown()).attributes).toEqual({ status: 'ended', 'trial-ends-at': null });
  expect((await over.list()).json.data).toEqual([]);
  expect((await running.shown()).attributes.status).toBe('trial');
  expect(await running.read(token)).toBe(200);
});

test('the operator sets it, by id or e-mail address', async () => {
  const { user, make, read, shown } = await withPlan();
  const { token } = await make();
  const plan = (...args: string[]) => runAdmin(api, 'plan', ...args);
  expect(await plan('show', String(user.id))).toBe(`${user.email}: active\n`);
  expect(await plan('set', user.email.toUpperCase(), 'trial', '--until', '2999-12-31')).toBe(
    `${user.email}: trial, until 3000-01-01 00:00 UTC\n`,
  );
  expect((await shown()).attributes['trial-ends-at']).toBe('3000-01-01T00:00:00.000Z');
  expect(await read(token)).toBe(200);
  expect(await plan('set', String(user.id), 'ended')).toBe(`${user.email}: ended\n`);
  expect(await read(token)).toBe(401);
  await expect(plan('set', '999999999', 'active')).rejects.toThrow(NotFoundError);
});
