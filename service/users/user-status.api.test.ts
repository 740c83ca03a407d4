import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a user is new, then active while a listing is enabled, then inactive', async () => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const [first, second] = [await api.seedListing(user), await api.seedListing(user)];
  const token = await api.token(application);
  const set = async (id: number, enabled: boolean) => {
    const attributes = { enabled, 'base-price': 90 };
    const body = { data: { type: 'listing-activations', id: String(id), attributes } };
    expect((await api.request('PATCH', `/api/v1/listings/${id}/activation/`, { token, body })).status).toBe(
      200,
    );
  };
  const status = async () =>
    (await api.request('GET', `/api/v1/users/${user.id}/`, { token })).json.data.attributes.status;

  expect(await status()).toBe('new');
  await set(first.id, true);
  expect(await status()).toBe('active');
  await set(second.id, true);
  await set(first.id, false);
  expect(await status()).toBe('active');
  await set(second.id, false);
  expect(await status()).toBe('inactive');
  await set(first.id, true);
  expect(await status()).toBe('active');
});
