import { expect, it } from 'vitest';
import { readReservationsView, windowOf } from '#lib/reservations/reservations-view.ts';

const window = (parameters: Record<string, string>) =>
  windowOf(readReservationsView(parameters), '2026-11-21');

it.each([
  [{}, { from: '2026-11-21', to: null }],
  [{ stays: 'next30' }, { from: '2026-11-21', to: '2026-12-21' }],
  [{ stays: 'next90' }, { from: '2026-11-21', to: '2027-02-19' }],
  [{ stays: 'past30' }, { from: '2026-10-22', to: '2026-11-21' }],
  [{ stays: 'past365' }, { from: '2025-11-21', to: '2026-11-21' }],
  [
    { stays: 'between', from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
  [
    { stays: 'between', from: '2026-01-31', to: '2026-01-01' },
    { from: '2026-01-31', to: '2026-01-31' },
  ],
  [
    { stays: 'between', from: 'nonsense' },
    { from: '2026-11-21', to: null },
  ],
  [{ stays: 'nonsense' }, { from: '2026-11-21', to: null }],
])('%j asks for %j', (parameters, expected) => {
  expect(window(parameters)).toEqual(expected);
});
