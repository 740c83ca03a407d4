import { z } from 'zod';

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** What the reference says of a parameter that is read from text. */
const described = (fallback: number, maximum: number) =>
  ({ type: 'integer', minimum: 1, maximum, default: fallback }) as const;

/** `page[number]` and `page[size]`. */
export const pageParameters = (defaultSize = 25, maximumSize = 100) => ({
  'page[number]': wholeNumber(999_999_999).default(1).meta(described(1, 999_999_999)),
  'page[size]': wholeNumber(maximumSize).default(defaultSize).meta(described(defaultSize, maximumSize)),
});

export const booleanParameter = z.enum(['true', 'false']).transform((value) => value === 'true');

export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'must be the id of a resource')
  .transform(Number);

export const countParameter = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)
  .meta({ type: 'integer', minimum: 0 });

export const textParameter = z.string().min(1).max(255);

/** One field, with a leading `-` for descending. */
export function sortParameter<F extends string>(fields: readonly [F, ...F[]], fallback: F | `-${F}`) {
  const [first, ...rest] = fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`]);
  const names: [F | `-${F}`, ...(F | `-${F}`)[]] = [first as F | `-${F}`, ...rest];
  return z.string().default(fallback).pipe(z.enum(names)).meta({ enum: names, default: fallback });
}

/** A comma-separated list of names, each of which must be known. */
export function namesParameter<N extends string>(names: readonly [N, ...N[]]) {
  return z
    .string()
    .max(2000)
    .transform((text): string[] =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(names)))
    .meta({ type: 'array', items: { type: 'string', enum: [...names] }, param: { explode: false } });
}

/** A date that exists; there was no year 0. */
export const dateParameter = z.iso
  .date('must be a date, YYYY-MM-DD')
  .refine((date) => !date.startsWith('0000'), {
    error: 'must be a date after the year 0',
    params: { code: 'not_a_date', figures: {} },
  });

const MOMENT = 'must be an RFC 3339 timestamp, or a date, which begins at 00:00 UTC';

/** There was no year 0, and the database knows none. */
export const momentParameter = z
  .union([z.iso.datetime({ offset: true }), dateParameter], MOMENT)
  .refine((text) => text >= '0001-01-02' && !Number.isNaN(Date.parse(text)), MOMENT)
  .transform((text) => new Date(text))
  .meta({ type: 'string', format: 'date-time' });
