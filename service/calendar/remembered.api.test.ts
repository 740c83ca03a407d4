import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** A calendar that has been read by its owner, so that the next read is answered from memory. */
async function remembered() {
  const seeded = await seedPricedListing(api);
  const answer = await seeded.calendar();
  const path = `/api/v1/listings/${seeded.listing.id}/calendar/`;
  const status = async (token: string) => (await api.request('GET', path, { token })).status;
  return { ...seeded, answer, path, status };
}

test('a remembered calendar is the very same answer', async () => {
  const { answer, calendar } = await remembered();
  const again = await calendar();
  expect(again.json).toEqual(answer.json);
  const named = (headers: Headers) => ['content-type', 'vary'].map((name) => headers.get(name));
  expect(named(again.headers)).toEqual(named(answer.headers));
});

test('it carries the request id of who asks now', async () => {
  const { path, token } = await remembered();
  const headers = { 'x-request-id': 'second-reader' };
  const answer = await api.request('GET', path, { token, headers });
  expect(answer.headers.get('x-request-id')).toBe('second-reader');
  const rubbish = await api.request('GET', path, { token, headers: { 'x-request-id': 'a b' } });
  expect(rubbish.headers.get('x-request-id')).toMatch(/^req_/);
});

test('it is given to nobody without a token, with a bad one, or with one that lacks the scope', async () => {
  const { application, path, status } = await remembered();
  expect((await api.request('GET', path)).status).toBe(401);
  expect(await status('nonsense')).toBe(401);
  const scope = 'listings:read user:read';
  const lacking = await api.token(application, { scope });
  expect([await status(lacking), await status(lacking)]).toEqual([403, 403]);
});

test('it is given to no other application and to no other user, even where their tokens are remembered', async () => {
  const { application, user, status } = await remembered();
  const other = await seedPricedListing(api);
  await other.calendar();
  const neighbour = await api.token(application, { user: await api.createUser(application) });
  const strangers = [other.token, await api.token(other.application, { user: other.user }), neighbour];
  for (const token of strangers) expect([await status(token), await status(token)]).toEqual([404, 404]);
  expect(await status(await api.token(application, { user }))).toBe(200);
});

test('it is not given to a token that has expired', async () => {
  const { token, status } = await remembered();
  expect(await status(token)).toBe(200);
  api.clock.advance(3_600_000);
  expect(await status(token)).toBe(401);
});

test('another question gets another answer', async () => {
  const { calendar, answer, path, token } = await remembered();
  expect((await calendar('?page[size]=1')).json.data).toHaveLength(1);
  expect((await calendar('?page[size]=2')).json.data).toHaveLength(2);
  expect((await calendar('?nonsense=1')).status).toBe(400);
  expect((await calendar('?')).json.data).toEqual(answer.json.data);
  expect((await calendar()).json).toEqual(answer.json);
  expect((await api.request('POST', path, { token })).status).toBe(405);
  expect((await api.request('HEAD', path, { token })).json).toBeNull();
});

test('an id written otherwise names no listing, remembered or not', async () => {
  const { listing, token } = await remembered();
  for (const id of [
    `0${listing.id}`,
    `${listing.id}.0`,
    `+${listing.id}`,
    `${listing.id}e0`,
    `%20${listing.id}`,
  ]) {
    const answer = await api.request('GET', `/api/v1/listings/${id}/calendar/`, { token });
    expect([id, answer.status]).toEqual([id, 404]);
  }
});

test('without its last slash it is the same answer, links too', async () => {
  const { listing, token, answer } = await remembered();
  const slashless = await api.request('GET', `/api/v1/listings/${listing.id}/calendar`, { token });
  expect(slashless.json).toEqual(answer.json);
});
