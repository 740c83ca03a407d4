import type { BulkSettings } from '#contract/console/bulk-edits/outcome.ts';
import { toEpochDay } from '#contract/dates.ts';

type Row = NonNullable<BulkSettings['overrides']>[number];

/** The overrides of a range in brief: none, the same on all nights that have one, or several. */
export type OverrideGist =
  | { kind: 'none' }
  | { kind: 'price' | 'percentage'; value: number; nights: number }
  | { kind: 'several'; nights: number };

export function overrideGist(rows: readonly Row[]): OverrideGist {
  const [first] = rows;
  if (!first) return { kind: 'none' };
  const nights = rows.reduce(
    (sum, row) => sum + toEpochDay(row['end-date']) - toEpochDay(row['start-date']) + 1,
    0,
  );
  const { price, 'percentage-adjustment': percentage } = first;
  const isOne = rows.every((row) => row.price === price && row['percentage-adjustment'] === percentage);
  if (isOne && price !== null) return { kind: 'price', value: price, nights };
  if (isOne && percentage !== null) return { kind: 'percentage', value: percentage, nights };
  return { kind: 'several', nights };
}
