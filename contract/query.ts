import { z } from 'zod';

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(max));

/** `page[number]` and `page[size]`. */
export const pageParameters = (defaultSize = 25, maximumSize = 100) => ({
  'page[number]': wholeNumber(999_999_999).default(1),
  'page[size]': wholeNumber(maximumSize).default(defaultSize),
});

export const booleanParameter = z.enum(['true', 'false']).transform((value) => value === 'true');

export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'must be the id of a resource')
  .transform(Number);

export const countParameter = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

export const textParameter = z.string().min(1).max(255);

/** One field, with a leading `-` for descending. */
export function sortParameter<F extends string>(fields: readonly [F, ...F[]], fallback: F | `-${F}`) {
  const [first, ...rest] = fields.flatMap((field): (F | `-${F}`)[] => [field, `-${field}`]);
  return z
    .string()
    .default(fallback)
    .pipe(z.enum([first as F | `-${F}`, ...rest]));
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
    .pipe(z.array(z.enum(names)));
}

/** A date that exists; there was no year 0. */
export const dateParameter = z.iso
  .date('must be a date, YYYY-MM-DD')
  .refine((date) => !date.startsWith('0000'), 'must be a date after the year 0');
