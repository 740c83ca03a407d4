import { calendarCollectionSchema } from '../contract/calendar.ts';
import { listingCollectionSchema } from '../contract/listings.ts';
import { userDocumentSchema } from '../contract/users.ts';
import type { Demo } from '../scripts/demo-file.ts';
import { expect, test } from './support/fixtures.ts';
import { accountAt, type PartnerApi, partnerApi, requestToken } from './support/partner-api.ts';

const account = (apiKey: string) => ({
  data: { type: 'accounts', attributes: { channel: 'sandbox', credentials: { api_key: apiKey } } },
});

/** A user of the test's own, and the partner's two ways to the API. */
async function createUser(demo: Demo) {
  const application = await partnerApi(demo);
  const attributes = {
    'first-name': 'Ines',
    'last-name': 'Prado',
    email: `ines-${crypto.randomUUID()}@partner.example`,
    locale: 'es',
  };
  const answer = await application.send('POST', '/api/v1/users/', { data: { type: 'users', attributes } });
  expect(answer.status).toBe(201);
  const { id } = userDocumentSchema.parse(answer.json).data;
  return { id, application, user: await partnerApi(demo, id), accounts: `/api/v1/users/${id}/accounts/` };
}

/** Connects a portfolio and waits until its import is over. */
async function connect(application: PartnerApi, accounts: string, apiKey: string) {
  const answer = await application.send('POST', accounts, account(apiKey));
  expect(answer.status).toBe(201);
  const path = `${accounts}${(answer.json as { data: { id: string } }).data.id}/`;
  const state = async () => (await accountAt(application, path))['sync-status']?.state ?? '';
  await expect.poll(state, { timeout: 90_000 }).not.toMatch(/queued|in_progress/);
  return accountAt(application, path);
}

test('a partner goes from a token to a priced year', async ({ demo }) => {
  const { application, user, accounts } = await createUser(demo);
  const connected = await connect(application, accounts, 'sandbox-coast');
  expect(connected).toMatchObject({ valid: true, 'nb-listings': 24, 'sync-status': { state: 'completed' } });

  const listings = await user.read(listingCollectionSchema, '/api/v1/listings/?page[size]=100');
  expect(listings.data).toHaveLength(24);
  for (const { attributes } of listings.data) {
    expect(attributes).toMatchObject({ market: 'Miami Beach', 'in-active-market': true, currency: 'USD' });
  }

  const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' }).format(new Date());
  const last = new Date(Date.parse(today) + 365 * 86_400_000).toISOString().slice(0, 10);
  const window = `filter[start-date]=${today}&filter[end-date]=${last}&page[size]=366`;
  const path = `/api/v1/listings/${listings.data[0]?.id}/calendar/?${window}`;
  const { data: nights } = await user.read(calendarCollectionSchema, path);
  expect(nights).toHaveLength(366);
  expect([nights[0]?.id, nights.at(-1)?.id]).toEqual([today, last]);
  for (const { attributes } of nights) {
    const { price = 0, 'effective-min-price': floor = 0, 'effective-max-price': ceiling } = attributes;
    expect(price).toBeGreaterThanOrEqual(floor);
    if (ceiling) expect(price).toBeLessThanOrEqual(ceiling);
  }
  const factors = nights.flatMap(({ attributes }) => attributes.factors ?? []);
  expect(new Set(factors.map(({ key }) => key)).size).toBeGreaterThan(3);
  expect(factors.find(({ key }) => key === 'seasonality')?.reason).toMatch(/\p{L}/u);
});

test('a wrong client secret gets no token', async ({ demo }) => {
  const answer = await requestToken(demo, { client_secret: 'not-it' });
  expect([answer.status, answer.json]).toMatchObject([401, { error: 'invalid_client' }]);
});

test('an account whose credentials the channel refuses is not connected', async ({ demo }) => {
  const { application, accounts } = await createUser(demo);
  const answer = await application.send('POST', accounts, account('sandbox-invalid'));
  expect(answer.status).toBe(422);
  expect(answer.json).toMatchObject({
    errors: [{ meta: { channel: 'sandbox', code: 'invalid_credentials' } }],
  });
  expect((await application.send('GET', accounts)).json).toMatchObject({ data: [] });
});

test('an account of a channel that is down is not connected, and not the partner’s fault', async ({
  demo,
}) => {
  const { application, accounts } = await createUser(demo);
  const answer = await application.send('POST', accounts, account('sandbox-down'));
  expect(answer.status).toBe(502);
  expect(answer.json).toMatchObject({ errors: [{ code: 'channel_unavailable' }] });
});

test('listings that the channel cannot give do not keep the others out', async ({ demo }) => {
  const { application, user, accounts } = await createUser(demo);
  const connected = await connect(application, accounts, 'sandbox-partial');
  expect(connected).toMatchObject({ 'nb-listings': 4, 'sync-status': { state: 'unknown' } });
  const listings = await user.read(listingCollectionSchema, '/api/v1/listings/');
  expect(listings.data).toHaveLength(4);
});

test('a deleted user’s listings are gone', async ({ demo }) => {
  const { id, application, user, accounts } = await createUser(demo);
  await connect(application, accounts, 'sandbox-small');
  const listings = await user.read(listingCollectionSchema, '/api/v1/listings/');
  const path = `/api/v1/listings/${listings.data[0]?.id}/`;
  const anyUser = await partnerApi(demo);
  expect((await anyUser.send('GET', path)).status).toBe(200);
  expect((await application.send('DELETE', `/api/v1/users/${id}/`)).status).toBe(204);
  expect((await anyUser.send('GET', path)).status).toBe(404);
  expect((await user.send('GET', path)).status).toBe(401);
  expect((await application.send('GET', accounts)).status).toBe(404);
});

test('what is not understood is refused at its place, and nothing is written', async ({ demo }) => {
  const application = await partnerApi(demo);
  const attributes = { 'first-name': 'Ines', email: 'not an address', nickname: 'I' };
  const answer = await application.send('POST', '/api/v1/users/', { data: { type: 'users', attributes } });
  expect(answer.status).toBe(400);
  const { errors } = answer.json as { errors: { source: { pointer: string } }[] };
  const pointers = errors.map(({ source }) => source.pointer);
  for (const field of ['last-name', 'email', 'nickname'])
    expect(pointers).toContain(`/data/attributes/${field}`);
});
