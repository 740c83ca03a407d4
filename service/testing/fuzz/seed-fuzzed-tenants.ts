import { findDemoPartner } from '../../demo/demo-applications.ts';
import { DEMO_USERS } from '../../demo/demo-people.ts';
import { findLogin } from '../../demo/queries.ts';
import type { TestApi } from '../api.ts';
import { seedInsightListing } from '../insights.ts';
import { seedPricedListing } from '../priced-listing.ts';
import type { Tenants } from './fuzz-target.ts';

const SECRET = 'Zwielichthaus';

/** A tenant with something of everything, and another one whose texts all hold a word that nobody else uses. */
export async function seedFuzzedTenants(api: TestApi): Promise<Tenants & { readOther(): Promise<unknown> }> {
  const own = await seedInsightListing(api);
  await own.book(5, 4, { rentalAmount: '480.00', adr: '120.00' });
  await own.block(12, 14);
  await own.review(20, 2);
  await own.observe(5);
  await own.observe(5, own.wholeMarket);
  await api.seedListing(own.user, { title: 'Not priced yet' });

  const other = await seedOther(api);
  const readOther = async () => {
    const token = await api.token(other.application);
    const paths = [
      'listings/',
      'users/',
      `users/${other.user.id}/accounts/`,
      `users/${other.user.id}/credentials/`,
    ];
    return Promise.all(
      paths.map(async (path) => (await api.request('GET', `/api/v1/${path}`, { token })).json),
    );
  };
  return {
    application: own.application,
    user: own.user,
    other: other.application,
    secrets: [SECRET],
    readOther,
  };
}

async function seedOther(api: TestApi) {
  return seedPricedListing(api, {
    listing: { title: SECRET, address: SECRET, city: SECRET, image: SECRET, neighborhood: SECRET },
    user: { firstName: SECRET, lastName: SECRET, email: `${SECRET}@example.com` },
  });
}

/** The demo's partner with its first user, and another tenant. */
export async function seedDemoTenants(api: TestApi): Promise<Tenants> {
  const partner = await findDemoPartner(api.context.db);
  const [{ email } = { email: '' }] = DEMO_USERS;
  const login = await findLogin(api.context.db, email);
  if (!partner || !login) throw new Error('The demo is not loaded.');
  const other = await seedOther(api);
  return {
    application: { id: partner.id, clientId: partner.clientId, clientSecret: '' },
    user: { id: login.userId, credentialId: login.id, email },
    other: other.application,
    secrets: [SECRET],
  };
}
