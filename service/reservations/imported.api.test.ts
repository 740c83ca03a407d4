import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReservationAttributes } from '#contract/reservations.ts';
import { importAccount } from '../accounts/import-account.ts';
import { nightsBetween } from '../listings/import/average-daily-rate.ts';
import { startApi, type TestApi } from '../testing/api.ts';

interface Reservation {
  id: string;
  attributes: ReservationAttributes;
  relationships: { listing: { data: { id: string } } };
}

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi({ sandbox: true, logLevel: 'silent' });
  const application = await api.createApplication();
  const user = await api.createUser(application);
  token = await api.token(application);
  const attributes = { channel: 'sandbox', credentials: { api_key: 'sandbox-city' } };
  const body = { data: { type: 'accounts', attributes } };
  const { json } = await api.request('POST', `/api/v1/users/${user.id}/accounts/`, { token, body });
  const task = { accountId: Number(json.data.id), reason: 'refreshed', recentThresholdMinutes: 0 } as const;
  await importAccount(api.context, task, new AbortController().signal, { last: true });
});
afterAll(() => api.close());

async function everyPage(query: string): Promise<Reservation[]> {
  const found: Reservation[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const path = `/api/v1/reservations/?filter[start-date]=2000-01-01&page[size]=100&page[number]=${page}${query}`;
    const { json } = await api.request('GET', path, { token });
    found.push(...json.data);
    pages = json.meta.pagination.pages;
  }
  return found;
}

test('what was imported is all there, once, by arrival, in the currencies it was booked in', async () => {
  const stays = await everyPage('');
  expect(stays.length).toBeGreaterThan(500);
  expect(new Set(stays.map(({ id }) => id)).size).toBe(stays.length);
  const order = stays.map(({ id, attributes }) => `${attributes['checkin-date']} ${id.padStart(9, '0')}`);
  expect(order).toEqual(order.toSorted());
  expect(new Set(stays.map(({ attributes }) => attributes.currency)).size).toBe(2);
});

test('the daily rate is the accommodation per night rounded down, or comes from the total', async () => {
  const rates = (await everyPage('')).map(({ attributes }) => ({
    nights: nightsBetween(attributes['checkin-date'], attributes['checkout-date']),
    rentalCents: attributes['rental-amount'] === null ? null : Math.round(attributes['rental-amount'] * 100),
    adr: attributes.adr,
    ownerStay: attributes['is-owner-stay'],
  }));
  for (const { nights, rentalCents, adr, ownerStay } of rates) {
    if (rentalCents !== null) expect(adr).toBe(Math.floor(rentalCents / nights) / 100);
    else if (ownerStay) expect(adr).toBeNull();
  }
  expect(rates.filter(({ rentalCents, adr }) => rentalCents === null && adr !== null)).not.toHaveLength(0);
});

test('the multi-unit listing gives the stays of its four units', async () => {
  const { rows } = (await api.context.db.execute(
    'select parent_id::int as parent, array_agg(id::int order by id) as units from listings where parent_id is not null group by 1',
  )) as unknown as { rows: { parent: number; units: number[] }[] };
  const { parent, units } = rows[0]!;
  expect(units).toHaveLength(4);
  const ofParent = await everyPage(`&filter[listing]=${parent}`);
  const ofUnits = await everyPage(`&filter[listing]=${units}`);
  expect(ofParent.map(({ id }) => id)).toEqual(ofUnits.map(({ id }) => id));
  const shown = new Set(ofParent.map(({ relationships }) => Number(relationships.listing.data.id)));
  expect([...shown].sort((a, b) => a - b)).toEqual(units);
});
