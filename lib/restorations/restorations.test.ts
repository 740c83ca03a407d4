import { afterEach, expect, it, vi } from 'vitest';
import { comingBackOf, patchOf } from '#lib/restorations/point-differences.ts';
import { type RestoreOutcome, restoreMany } from '#lib/restorations/restore-many.ts';

afterEach(() => vi.unstubAllGlobals());

const listings = ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id, title: `Listing ${id}` }));

/** A service that takes all restorations but those of some listings, and says what it was sent. */
function service(refusing: readonly string[] = []) {
  const sent: { id: string; requestId: string | null }[] = [];
  let running = 0;
  let most = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const id = url.split('/')[3] ?? '';
    const requestId = new Headers(init.headers).get('x-request-id');
    sent.push({ id, requestId });
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    if (refusing.includes(id)) {
      return Response.json({ errors: [{ code: 'not_restorable', detail: 'No.' }] }, { status: 422 });
    }
    const attributes = { restored: [{ setting: 'min-stays', field: 'min-stay' }], 'request-id': requestId };
    return Response.json({ data: { type: 'restorations', id, attributes } });
  });
  return { sent, most: () => most };
}

it('listings are restored a few at a time, under one name', async () => {
  const { sent, most } = service();
  const told: RestoreOutcome[] = [];
  await restoreMany(
    listings,
    { 'restore-point': '3' },
    (outcome) => told.push(outcome),
    new AbortController().signal,
  );
  expect(told.map(({ listing }) => listing.id).sort()).toEqual(listings.map(({ id }) => id));
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  expect(sent[0]?.requestId).toMatch(/^restore_[0-9a-f]{32}$/);
  expect(most()).toBeLessThanOrEqual(3);
});

it('one listing’s refusal stops no other', async () => {
  service(['2']);
  const told: RestoreOutcome[] = [];
  const signal = new AbortController().signal;
  await restoreMany(listings, { 'restore-point': '3' }, (outcome) => told.push(outcome), signal);
  expect(told.filter(({ restored }) => restored)).toHaveLength(6);
  expect(told.find(({ error }) => error)).toMatchObject({ listing: { id: '2' }, error: { message: 'No.' } });
});

it('once it is stopped no further listing begins', async () => {
  const { sent } = service();
  const controller = new AbortController();
  await restoreMany(listings, { 'restore-point': '3' }, () => controller.abort(), controller.signal);
  expect(sent.length).toBeLessThan(listings.length);
});

it('what goes back is sent as it is kept, field by field of each setting', () => {
  const differences = [
    { setting: 'base-price', field: 'base-price', now: 150, kept: null, 'comes-back': false },
    { setting: 'min-max-prices', field: 'min-price', now: 90, kept: 80, 'comes-back': true },
    { setting: 'min-max-prices', field: 'max-price', now: 300, kept: null, 'comes-back': true },
  ];
  expect(patchOf(comingBackOf({ differences }))).toEqual({
    'min-max-prices': { 'min-price': 80, 'max-price': null },
  });
});
