import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVAILABILITIES } from './availability.ts';
import { factorsOf } from './calendar-factors.ts';
import { explainNight } from './explain-night.ts';
import type { PricingInputs } from './inputs.ts';
import { OVERRIDE_KINDS } from './manual-override.ts';
import { priceCalendar } from './price-calendar.ts';
import { priceNights } from './price-nights.ts';
import { arbitraryInputs, arbitraryNight } from './testing/arbitrary-inputs.ts';

/** So many runs take minutes on a slow, busy machine. */
const timeout = 300_000;

function holds(property: fc.IPropertyWithHooks<[PricingInputs, number]>, numRuns: number) {
  fc.assert(property, { numRuns, seed: 20_261_120 });
}

test('base price plus all steps is the price, to the unit', { timeout }, () => {
  holds(
    fc.property(arbitraryInputs, arbitraryNight, (inputs, day) => {
      const { basePrice, steps, price } = explainNight(inputs, day);
      let running = basePrice * 100;
      for (const step of steps) {
        expect(step.beforeCents).toBe(running);
        expect(Number.isSafeInteger(step.amountCents)).toBe(true);
        running += step.amountCents;
        expect(step.afterCents).toBe(running);
      }
      expect(running).toBe(price * 100);
      expect(Number.isSafeInteger(price)).toBe(true);
      expect(price).toBeGreaterThanOrEqual(0);
    }),
    10_000,
  );
});

test('only an override takes a price outside its limits', { timeout }, () => {
  holds(
    fc.property(arbitraryInputs, arbitraryNight, (inputs, from) => {
      const { price, floor, ceiling, overrideKind } = priceNights(inputs, from, from + 40);
      price.forEach((amount, i) => {
        if (overrideKind[i] !== 0) return;
        expect(amount).toBeGreaterThanOrEqual(floor[i]!);
        expect(amount).toBeLessThanOrEqual(Math.max(ceiling[i]!, floor[i]!));
      });
    }),
    500,
  );
});

test('the same inputs give the same bytes, whatever was priced before', { timeout }, () => {
  holds(
    fc.property(arbitraryInputs, arbitraryNight, (inputs, from) => {
      const bytes = () => JSON.stringify(columns(priceCalendar(inputs, from, from + 30)));
      const first = bytes();
      priceNights(inputs, from - 200, from + 200);
      expect(bytes()).toBe(first);
      expect(JSON.stringify(columns(priceCalendar(structuredClone(inputs), from, from + 30)))).toBe(first);
    }),
    300,
  );
});

test('a night costs the same alone, in a window, with its factors and explained', { timeout }, () => {
  holds(
    fc.property(arbitraryInputs, arbitraryNight, (inputs, from) => {
      const nights = priceNights(inputs, from, from + 20);
      const calendar = priceCalendar(inputs, from, from + 20);
      for (let i = 0; i <= 20; i++) {
        const night = explainNight(inputs, from + i);
        expect(calendar.price[i]).toBe(nights.price[i]);
        expect(night.price).toBe(nights.price[i]);
        expect(night.override).toBe(OVERRIDE_KINDS[nights.overrideKind[i]!]);
        expect(night.availability).toBe(AVAILABILITIES[nights.availability[i]!]);
        expect(night.gapNights).toBe(nights.gapNights[i]);
        expect(night.floor.value).toBe(nights.floor[i]);
        expect(night.ceiling.value ?? Number.POSITIVE_INFINITY).toBe(nights.ceiling[i]);
        expect(night.minStay.value).toBe(nights.minStay[i]);
        const explained = night.steps.filter((step) => step.kind === 'factor');
        expect(
          factorsOf(calendar, i).map(({ key, order, ratio, reason }) => ({ key, order, ratio, reason })),
        ).toEqual(
          explained.map(({ key, order, ratio, reason, label }) => ({
            key,
            order,
            ratio,
            // A calendar calls an event by its name; its trace says it in a sentence under that name.
            reason: key === 'event' && reason !== null ? label : reason,
          })),
        );
      }
    }),
    150,
  );
});

function columns(calendar: ReturnType<typeof priceCalendar>) {
  const { plan: _, ...rest } = calendar;
  return rest;
}
