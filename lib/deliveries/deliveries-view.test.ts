import { expect, it } from 'vitest';
import { beginningOf, noFilters, readDeliveriesView } from '#lib/deliveries/deliveries-view.ts';

it('reads from an address what it can, and leaves the rest at rest', () => {
  const id = 'msg_01KAGYQ6H0R4ZDMSTB2Q7D5W3E';
  expect(readDeliveriesView({ status: 'dropped', user: '12', open: id, page: '3' })).toEqual({
    ...noFilters,
    status: 'dropped',
    user: '12',
    open: id,
    page: 3,
  });
  expect(readDeliveriesView({ status: 'lost', event: 'x', user: '0', id: 'msg_1', page: '-1' })).toEqual(
    noFilters,
  );
});

it('begins a period at the whole hour before, whatever the minute', () => {
  expect(beginningOf('day', new Date('2026-11-21T06:13:04Z'))).toBe('2026-11-20T06:00:00.000Z');
  expect(beginningOf('week', new Date('2026-11-21T06:59:59Z'))).toBe('2026-11-14T06:00:00.000Z');
});
