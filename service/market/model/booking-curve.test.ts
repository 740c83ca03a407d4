import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom, chancesToBook, fitBookingCurve } from './booking-curve.ts';
import { DEFAULT_OCCUPANCY, defaultBookingCurve } from './defaults.ts';

const booking = (lead: number, nights = 1, cancelledOn: number | null = null) => ({
  listingId: 'a',
  bookedOn: 20_000 - lead,
  checkIn: 20_000,
  checkOut: 20_000 + nights,
  nightlyRate: 100,
  cancelledOn,
});

test('the defaults say what was measured of nights still open seven days out', () => {
  const chances = chancesToBook(defaultBookingCurve(), DEFAULT_OCCUPANCY);
  expect(chances[7]).toBeCloseTo(0.32, 2);
  expect(chances[366 + 7]).toBeCloseTo(0.79, 2);
});

test('without bookings the curve is the wider area’s', () => {
  const prior = defaultBookingCurve();
  expect([...fitBookingCurve([], 21_000, prior)]).toEqual([...prior]);
});

test('many bookings make the curve their own; cancelled and future stays teach nothing', () => {
  const past = Array.from({ length: 20_000 }, (_, index) => booking(index % 4 === 0 ? 40 : 5));
  const noise = [booking(200, 3000, 19_990), { ...booking(300, 3000), checkIn: 21_500, checkOut: 24_500 }];
  const curve = fitBookingCurve([...past, ...noise], 21_000, defaultBookingCurve());
  expect(curve[5]).toBeGreaterThan(0.98);
  expect(curve[6]).toBeCloseTo(0.25, 1);
  expect(curve[41]).toBeLessThan(0.02);
});

test('a curve falls from one and never rises, whatever the bookings', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 14 }))),
      (stays) => {
        const bookings = stays.map(([lead, nights]) => booking(lead, nights));
        const curve = fitBookingCurve(bookings, 21_000, defaultBookingCurve());
        expect(curve[0]).toBeCloseTo(1, 9);
        for (let lead = 1; lead < curve.length; lead++) {
          expect(curve[lead]).toBeLessThanOrEqual((curve[lead - 1] ?? 0) + 1e-12);
          expect(curve[lead]).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('a chance stays a chance, also where everything is full', () => {
  expect(chanceFrom(1, 1)).toBe(0);
  expect(chanceFrom(1, 0.5)).toBe(1);
  expect(chanceFrom(0, 0.5)).toBe(0);
});
