import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../endpoints.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedDashboard } from '../testing/dashboard.ts';
import { problemsOf } from '../testing/problems.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const CONSOLE = ENDPOINTS.filter(({ path }) => path.startsWith('/console/'));
const addressOf = (path: string) => path.replace('{date}', '2026-07-01').replaceAll(/\{\w+\}/g, '1');

test('the console is there to be tested', () => {
  expect(CONSOLE.length).toBeGreaterThan(4);
});

test.each(CONSOLE.map(({ method, path }) => [method.toUpperCase(), path]))(
  '%s %s is closed to partners and to nobody',
  async (method, path) => {
    const { partner, application } = await seedDashboard(api);
    const user = await api.createUser(partner);
    const address = addressOf(path);
    expect((await api.request(method, address)).status).toBe(401);
    for (const token of [await api.token(partner), await api.token(partner, { user })]) {
      expect(problemsOf(await api.request(method, address, { token }))).toEqual(['403 insufficient_scope']);
    }
    const readsOnly = await api.token(application, { scope: 'listings:read' });
    expect((await api.request(method, address, { token: readsOnly })).status).toBe(403);
  },
);

test('a dashboard reaches the users of its own partner only', async () => {
  const [own, other] = [await seedDashboard(api), await seedDashboard(api)];
  const listing = await api.seedListing(await api.createUser(other.partner));
  const path = `/console/v1/listings/${listing.id}/stays/?from=2026-07-01&to=2026-07-02`;
  expect((await api.request('GET', path, { token: own.ownToken })).status).toBe(404);
  expect((await api.request('GET', path, { token: other.ownToken })).status).toBe(200);
});
