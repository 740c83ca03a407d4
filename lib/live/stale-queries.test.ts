import { expect, it } from 'vitest';
import { staleQueries } from '#lib/live/stale-queries.ts';

const stale = (type: string) =>
  staleQueries({ type, listingId: '12', accountId: '5' }).map((key) => key.join('/'));

it('makes the listing and its lists old when a price changes', () => {
  expect(stale('listing.base_price_changed')).toEqual([
    'listing/12',
    'listings',
    'calendar-grid',
    'history',
    'recommendations',
    'deliveries',
  ]);
});

it('makes accounts and lists old when an import ends', () => {
  expect(stale('account.created')).toEqual([
    'accounts',
    'sync-status',
    'listings',
    'calendar-grid',
    'reservations',
    'deliveries',
  ]);
});

it('makes the nights of all listings old when one of them changes in any way', () => {
  for (const type of ['listing.base_price_changed', 'listing.in_active_market_changed', 'listing.moved.v2']) {
    expect(stale(type)).toContain('calendar-grid');
  }
});

it('makes old what an unknown event could be about', () => {
  expect(stale('listing.moved.v2')).toEqual(
    expect.arrayContaining(['listing/12', 'listings', 'accounts', 'reservations']),
  );
});

it('leaves alone what an event does not name', () => {
  expect(staleQueries({ type: 'webhook.ping' }).map(([name]) => name)).not.toContain('listing');
});
