import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '../db/schema/index.ts';
import { startApi, type TestAnswer, type TestApi } from '../testing/api.ts';
import { seedPersonalTokens } from '../testing/personal-tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const remainingOf = ({ headers }: TestAnswer, limit: string) =>
  Number(new RegExp(`"${limit}";r=(\\d+)`).exec(headers.get('ratelimit') ?? '')?.[1]);

const get = (path: string, token: string) => api.request('GET', path, { token });

test('personal tokens of one user share a limit of the application’s size, beside the application’s own', async () => {
  const { make, partner, login } = await seedPersonalTokens(api);
  await api.context.db
    .update(applications)
    .set({ rateLimitPerMinute: 50 })
    .where(eq(applications.id, partner.id));
  await api.context.database.settle();
  const own = await api.token(partner);
  const [first, second] = [await make(), await make(undefined, await login('View'))];
  expect(remainingOf(await get('/api/v1/listings/', own), 'requests')).toBe(49);
  expect(remainingOf(await get('/api/v1/listings/', first.token), 'requests')).toBe(49);
  expect(remainingOf(await get('/api/v1/listings/', second.token), 'requests')).toBe(48);
  expect(remainingOf(await get('/api/v1/listings/', own), 'requests')).toBe(48);
});

test('market insights are counted per user for personal tokens, else per application', async () => {
  const { make, partner, listing, user } = await seedPersonalTokens(api);
  const path = `/api/v1/listings/${listing.id}/market-insights/`;
  const { token } = await make(['insights:read']);
  const [own, bound] = [await api.token(partner), await api.token(partner, { user })];
  const remaining = async (by: string) => remainingOf(await get(path, by), 'market-insights');
  expect([
    await remaining(own),
    await remaining(bound),
    await remaining(token),
    await remaining(token),
  ]).toEqual([29, 28, 29, 28]);
});

test('compset details are counted per user for personal tokens and user-scoped ones, else per application', async () => {
  const { make, partner, user } = await seedPersonalTokens(api);
  const path = '/api/v1/compsets/999999/';
  const { token } = await make(['compsets:read']);
  const [own, bound] = [await api.token(partner), await api.token(partner, { user })];
  const remaining = async (by: string) => remainingOf(await get(path, by), 'compset-detail');
  expect([
    await remaining(own),
    await remaining(bound),
    await remaining(token),
    await remaining(own),
  ]).toEqual([29, 29, 28, 28]);
});
