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

test('a night that is open on its day may still book, though seldom; the sooner it comes the less', () => {
  const chances = chancesToBook(defaultBookingCurve(), DEFAULT_OCCUPANCY);
  for (const weekdayClass of [0, 366]) {
    const [sameDay = 0, ...later] = chances.subarray(weekdayClass, weekdayClass + 31);
    expect(sameDay).toBeGreaterThan(0.01);
    expect(sameDay).toBeLessThan(0.2);
    later.reduce((sooner, chance) => {
      expect(chance).toBeGreaterThan(sooner);
      return chance;
    }, sameDay);
  }
  expect(chances[1]).toBeLessThan(0.1);
  expect(chances[366 + 1]).toBeLessThan(0.3);
});

test('what was booked on a day was not known when it began', () => {
  const past = Array.from({ length: 20_000 }, (_, index) => booking(index % 10 === 0 ? 0 : 1));
  const curve = fitBookingCurve(past, 21_000, defaultBookingCurve());
  expect(curve[0]).toBeCloseTo(0.9, 1);
  expect(curve[1]).toBeLessThan(0.02);
});

test('without bookings the curve is the wider area’s', () => {
  const prior = defaultBookingCurve();
  expect([...fitBookingCurve([], 21_000, prior)]).toEqual([...prior]);
});

test('many bookings make the curve their own; cancelled and future stays teach nothing', () => {
  const past = Array.from({ length: 20_000 }, (_, index) => booking(index % 4 === 0 ? 40 : 5));
  const noise = [booking(200, 3000, 19_990), { ...booking(300, 3000), checkIn: 21_500, checkOut: 24_500 }];
  const curve = fitBookingCurve([...past, ...noise], 21_000, defaultBookingCurve());
  expect(curve[4]).toBeGreaterThan(0.98);
  expect(curve[5]).toBeCloseTo(0.25, 1);
  expect(curve[40]).toBeLessThan(0.02);
});

test('a curve is a share and never rises, whatever the bookings', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 14 }))),
      (stays) => {
        const bookings = stays.map(([lead, nights]) => booking(lead, nights));
        const curve = fitBookingCurve(bookings, 21_000, defaultBookingCurve());
        expect(curve[0]).toBeLessThanOrEqual(1);
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
