import { toEpochDay, weekdayOf } from '#contract/dates.ts';
import type { ColumnStore } from './column-store.ts';
import { type ManualOverride, WEEKDAYS } from './rules.ts';
import type { Span } from './seasons.ts';

/** The number of a kind in `OverrideColumns.kinds` is its index here. */
export const OVERRIDE_KINDS = [null, 'fixed', 'percentage'] as const;
export type OverrideKind = 'fixed' | 'percentage';

export const NO_OVERRIDE = 0;
export const FIXED = 1;
export const PERCENTAGE = 2;

export interface OverrideColumns {
  kinds: Uint8Array;
  /** A whole price for a fixed override, a percentage for the other kind; null where nothing is overridden. */
  values: Float64Array | null;
}

/** The overrides of a window's nights; a later row holds against an earlier one on the same night. */
export function overrideColumns(
  overrides: readonly ManualOverride[],
  window: Span,
  store: ColumnStore,
): OverrideColumns {
  const length = window.to - window.from + 1;
  const kinds = store.bytes(length);
  let values: Float64Array | null = null;
  for (const row of overrides) {
    const from = toEpochDay(row.startDate);
    const to = row.endDate === row.startDate ? from : toEpochDay(row.endDate);
    const first = Math.max(from, window.from);
    const last = Math.min(to, window.to);
    for (let day = first; day <= last; day++) {
      if (row.daysOfWeek && !row.daysOfWeek.some((weekday) => WEEKDAYS[weekdayOf(day)] === weekday)) continue;
      values ??= store.numbers(length);
      kinds[day - window.from] = overrideKindOf(row);
      values[day - window.from] = overrideValue(row);
    }
  }
  return { kinds, values };
}

function overrideKindOf(row: ManualOverride): number {
  if (row.price !== null) return FIXED;
  return row.percentageAdjustment === null ? NO_OVERRIDE : PERCENTAGE;
}

function overrideValue(row: ManualOverride): number {
  return row.price === null ? (row.percentageAdjustment ?? 0) : Math.round(row.price);
}
