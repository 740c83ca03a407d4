/** What a partner might write with a client that was generated from our document: compiled and run by its test. */
export const PROGRAM = `
import { Api, HttpClient, type Error as Refusal, type ListingCreatedEvent, type ListingBasePriceChangedEvent } from './client.ts';

const { BASE_URL = '', CLIENT_ID = '', CLIENT_SECRET = '', EMAIL = '' } = process.env;

const api = new Api(
  new HttpClient<string>({
    baseUrl: BASE_URL,
    // The generator knows application/json only to be JSON by itself.
    baseApiParams: { format: 'json' },
    securityWorker: (token) => (token ? { headers: { Authorization: \`Bearer \${token}\` } } : {}),
  }),
);

const { data: token } = await api.tokens.issueToken({
  grant_type: 'client_credentials',
  client_id: CLIENT_ID,
  client_secret: CLIENT_SECRET,
});
api.http.setSecurityData(token.access_token);

const titles: string[] = [];
let page: number | undefined = 1;
let owner = '';
let id = '';
while (page !== undefined) {
  const answer = await api.listings.listListings({
    sort: 'title',
    include: ['owner'],
    'page[number]': page,
    'page[size]': 1,
  });
  const { data, included = [], meta } = answer.data;
  for (const listing of data) {
    titles.push(listing.attributes.title ?? '');
    id = listing.id;
  }
  owner = included[0]?.id ?? '';
  page = meta.pagination.page < meta.pagination.pages ? meta.pagination.page + 1 : undefined;
}

const { data: listing } = (await api.listings.getListing(id)).data;
const calendar = (await api.calendar.readCalendar(id, { 'page[size]': 3 })).data;
const before = (await api.listingCustomizations.readBasePrice(id)).data.data.attributes['base-price'];
const changed = await api.listingCustomizations.changeBasePrice(id, {
  data: { type: 'base-price-customizations', id, attributes: { 'base-price': 140 } },
});
const stays = await api.listingCustomizations.changeMinStays(id, {
  data: {
    type: 'min-stay-customizations',
    attributes: {
      'seasonal-min-stays': [
        { 'start-date': '2026-07-01', 'end-date': '2026-08-31', rollover: true, 'min-stay': 5 },
      ],
    },
  },
});
const history = (await api.changeHistory.listChangeHistory(id)).data.data;

const person = { 'first-name': 'Noor', 'last-name': 'Haddad', email: EMAIL };
const created = (await api.users.createUser({ data: { type: 'users', attributes: person } })).data.data;

const refusals: { status: number; code: string | null; pointer: string | null }[] = [];
async function refused(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (failure) {
    const { status, error } = failure as { status: number; error: { errors: Refusal[] } };
    const [first] = error.errors;
    refusals.push({ status, code: first?.code ?? null, pointer: first?.source?.pointer ?? null });
  }
}
await refused(() => api.listings.getListing('999999999'));
await refused(() => api.users.createUser({ data: { type: 'users', attributes: person } }));
await refused(() =>
  api.listingCustomizations.changeBasePrice(id, {
    data: { type: 'base-price-customizations', attributes: { 'base-price': 9 } },
  }),
);
const deleted = await api.users.deleteUser(created.id);

/** What arrives is typed by its event. */
export const priceOf = (event: ListingCreatedEvent | ListingBasePriceChangedEvent): number | null =>
  event.meta.type === 'listing.created'
    ? (event as ListingCreatedEvent).data.attributes['base-price']
    : (event as ListingBasePriceChangedEvent).data.attributes['new-base-price'];

console.log(
  JSON.stringify({
    titles,
    owner,
    sync: listing.attributes['sync-status']?.state,
    nights: calendar.data.map((night) => night.id),
    price: calendar.data[0]?.attributes.price,
    basePrice: { before, after: changed.data.data.attributes['base-price'] },
    summer: stays.data.data.attributes['seasonal-min-stays']?.map(({ 'min-stay-locked': _, ...season }) => season),
    history: history.map(({ attributes }) => attributes.field).toSorted(),
    created: created.attributes.status,
    deleted: deleted.status,
    refusals,
  }),
);
`;
