import { z } from 'zod';
import { dateParameter } from '../query.ts';
import { refuseValue } from '../refusals.ts';
import { MAXIMUM_SEASONS } from './bounds.ts';

interface SeasonDates {
  'start-date': string;
  'end-date': string;
  rollover: boolean;
}

/**
 * A season with the fields it sets: both dates inclusive, `rollover` repeats it every year.
 * Refuses a range that runs backwards and a repeating one of a year or more.
 */
export function seasonSchema<S extends z.ZodRawShape>(fields: S) {
  return z
    .strictObject({
      'start-date': dateParameter,
      'end-date': dateParameter.describe('Inclusive'),
      rollover: z
        .boolean()
        .default(false)
        .describe('Repeats every year on the same days; reported in the current year'),
      ...fields,
    })
    .superRefine((season, context) => {
      const { 'start-date': start, 'end-date': end, rollover } = season as unknown as SeasonDates;
      const refuse = (message: string, code: 'date_order' | 'year_or_longer') =>
        refuseValue(context, { path: ['end-date'], message, input: end }, { code, figures: {} });
      if (end < start) refuse('must not be before start-date', 'date_order');
      else if (rollover && end >= aYearAfter(start)) {
        refuse('must be less than a year after start-date where the season repeats', 'year_or_longer');
      }
    });
}

export const seasonsSchema = <S extends z.ZodType>(season: S) => z.array(season).max(MAXIMUM_SEASONS);

/** As text, which sorts like the date itself: 29 February is followed by a 29 February that need not exist. */
const aYearAfter = (date: string) =>
  `${String(Number(date.slice(0, 4)) + 1).padStart(4, '0')}${date.slice(4)}`;
