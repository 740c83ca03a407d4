import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a listing that is enabled while its user is deleted does not stay enabled', async () => {
  const application = await api.createApplication();
  const token = await api.token(application);
  for (let round = 0; round < 15; round++) {
    const user = await api.createUser(application);
    const { id } = await api.seedListing(user, { basePrice: 100 });
    const body = { data: { type: 'listing-activations', attributes: { enabled: true } } };
    const activate = () => api.request('PATCH', `/api/v1/listings/${id}/activation/`, { token, body });
    const [deleted] = await Promise.all([
      api.request('DELETE', `/api/v1/users/${user.id}/`, { token }),
      activate(),
      activate(),
    ]);
    const [listing] = await api.context.db.select().from(listings).where(eq(listings.id, id));
    expect([deleted.status, listing!.enabled]).toEqual([204, false]);
  }
});
