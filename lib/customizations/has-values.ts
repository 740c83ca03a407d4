import type { QueryClient } from '@tanstack/react-query';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Attributes, Customizations } from '#lib/customizations/attributes.ts';
import { copiedValues } from '#lib/customizations/copied-values.ts';
import { datesOf, type OverrideRow } from '#lib/customizations/override-rows.ts';
import { customizationsQuery } from '#lib/customizations/read-customizations.ts';
import { overridesQuery } from '#lib/customizations/read-overrides.ts';
import { isEqual } from '#lib/forms/changes.ts';
import type { Read } from '#lib/read.ts';

/**
 * Whether a listing has values already, so that sending them would change nothing and leave nothing to take back.
 * @param values as `copiedValues` makes them
 * @throws ReadError
 */
export async function hasValues(
  queries: QueryClient,
  read: Read,
  id: string,
  name: CustomizationName,
  values: object,
): Promise<boolean> {
  if (name === 'manual-overrides') {
    const { overrides: rows } = values as { overrides: OverrideRow[] };
    const first = toIsoDate(Math.min(...rows.map((row) => toEpochDay(row['start-date']))));
    return hasRows(rows, await queries.fetchQuery({ ...overridesQuery(read, id, first), staleTime: 0 }));
  }
  const all = await queries.fetchQuery({ ...customizationsQuery(read, id), staleTime: 0 });
  return hasSame(name, values, all);
}

/** Whether saved customizations hold the values of one of them, beside whatever else they hold. */
export function hasSame(
  name: Exclude<CustomizationName, 'manual-overrides'>,
  values: object,
  saved: Pick<Customizations, typeof name>,
): boolean {
  const held = copiedValues(name, saved[name]) as Record<string, unknown> | null;
  return held !== null && Object.entries(values).every(([field, value]) => isEqual(held[field], value));
}

/** Whether every night of the rows is overridden so already. */
export function hasRows(
  rows: readonly OverrideRow[],
  nights: Attributes['manual-overrides']['overrides'],
): boolean {
  const known = new Map(nights.map((night) => [toEpochDay(night['start-date']), night]));
  return rows.every((row) =>
    datesOf(row).every((day) => {
      const night = known.get(day);
      return night?.price === row.price && night['percentage-adjustment'] === row['percentage-adjustment'];
    }),
  );
}
