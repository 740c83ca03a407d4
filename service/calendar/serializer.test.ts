import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALENDAR_ENTRY_FIELDS } from '#contract/calendar.ts';
import { toIsoDate } from '#contract/dates.ts';
import { AVAILABILITIES } from '../pricing/availability.ts';
import { factorsOf } from '../pricing/calendar-factors.ts';
import { OVERRIDE_KINDS } from '../pricing/manual-override.ts';
import { type PriceCalendar, priceCalendar } from '../pricing/price-calendar.ts';
import { arbitraryInputs } from '../pricing/testing/arbitrary-inputs.ts';
import { serializeEntries } from './serializer.ts';

const NIGHTS = 120;

/** The entries as objects, the plain way. */
function entriesOf(
  calendar: PriceCalendar,
  postedOn: (day: number) => number | null,
  fields: readonly string[],
) {
  return Array.from({ length: NIGHTS }, (_, night) => {
    const date = toIsoDate(calendar.from + night);
    const ceiling = calendar.ceiling[night]!;
    const attributes = {
      date,
      availability: AVAILABILITIES[calendar.availability[night]!],
      price: calendar.price[night],
      'price-posted': postedOn(calendar.from + night),
      'effective-min-price': calendar.floor[night],
      'effective-max-price': ceiling === Number.POSITIVE_INFINITY ? null : ceiling,
      'price-override-type': OVERRIDE_KINDS[calendar.overrideKind[night]!],
      factors: factorsOf(calendar, night),
    };
    const shown = Object.entries(attributes).filter(([name]) => fields.includes(name));
    return { type: 'calendar-entries', id: date, attributes: Object.fromEntries(shown) };
  });
}

test('the text says exactly what the same entries as objects would say, for every choice of fields', () => {
  fc.assert(
    fc.property(
      arbitraryInputs,
      fc.shuffledSubarray([...CALENDAR_ENTRY_FIELDS], { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (inputs, fields, every) => {
        const calendar = priceCalendar(inputs, inputs.today - 5, inputs.today - 6 + NIGHTS);
        const on = (day: number) => (day % every === 0 ? day : null);
        const nights = Array.from({ length: NIGHTS }, (_, night) => night);
        const text = serializeEntries(calendar, { on, postedAt: null }, { nights, fields });
        expect(JSON.parse(text)).toEqual(entriesOf(calendar, on, fields));
      },
    ),
    { numRuns: 150 },
  );
});
