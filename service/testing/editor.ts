import { eq } from 'drizzle-orm';
import { listings } from '../db/schema/index.ts';
import type { TestApi } from './api.ts';
import { seedCustomizedListing } from './customized-listing.ts';
import type { ListingOptions } from './fixtures.ts';

/** A customized listing whose owner sits in the dashboard. */
export async function seedEditor(api: TestApi) {
  const seeded = await seedCustomizedListing(api);
  const { application: partner, user, place, listing, written } = seeded;
  const dashboard = await api.createApplication({
    scopes: ['listings:read', 'listings:write', 'console:read', 'console:write'],
    firstParty: true,
    actsFor: partner,
  });
  return {
    ...seeded,
    dashboard,
    dashboardToken: await api.token(dashboard, { user }),
    addListing: (values: ListingOptions = {}) =>
      api.seedListing(user, { basePrice: 120, bedrooms: 2, ...place, ...values }),
    clearBasePrice: () =>
      written(api.context.db.update(listings).set({ basePrice: null }).where(eq(listings.id, listing.id))),
    async viewerToken() {
      const credentialId = await api.createCredential(user.id, { permission: 'View' });
      return api.token(dashboard, { user, credentialId });
    },
    strangerToken: async () => api.token(dashboard, { user: await api.createUser(partner) }),
  };
}
