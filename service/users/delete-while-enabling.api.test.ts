import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Deletes something of a listing's while it is being enabled, again and again. */
async function deleteWhileEnabling(pathOf: (userId: number, accountId: number) => string) {
  const application = await api.createApplication();
  const token = await api.token(application);
  for (let round = 0; round < 15; round++) {
    const user = await api.createUser(application);
    const { id, accountId } = await api.seedListing(user, { basePrice: 100 });
    const body = { data: { type: 'listing-activations', attributes: { enabled: true } } };
    const activate = () => api.request('PATCH', `/api/v1/listings/${id}/activation/`, { token, body });
    const [deleted, ...activated] = await Promise.all([
      api.request('DELETE', pathOf(user.id, accountId), { token }),
      activate(),
      activate(),
    ]);
    const [listing] = await api.context.db.select().from(listings).where(eq(listings.id, id));
    expect([deleted.status, listing!.enabled]).toEqual([204, false]);
    for (const { status } of activated) expect([200, 304, 404]).toContain(status);
  }
}

test('a listing that is enabled while its user is deleted does not stay enabled', () =>
  deleteWhileEnabling((userId) => `/api/v1/users/${userId}/`));

test('a listing that is enabled while its account is deleted does not stay enabled', () =>
  deleteWhileEnabling((userId, accountId) => `/api/v1/users/${userId}/accounts/${accountId}/`));
