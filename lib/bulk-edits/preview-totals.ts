import type { BulkEditPreviewAttributes } from '#contract/console/bulk-edits/preview.ts';

export type PreviewedListing = BulkEditPreviewAttributes & { id: string };

/** Mean price of the open nights of all listings of one currency, before and after. */
export interface CurrencyAverage {
  currency: string;
  nights: number;
  before: number;
  after: number;
}

/** What an edit would do to the next 365 nights of several listings together. */
export interface PreviewTotals {
  open: number;
  changed: number;
  newlyAtFloor: number;
  newlyAtCeiling: number;
  belowFloor: number;
  minStays: number;
  warned: number;
  averages: CurrencyAverage[];
}

/** Sums what is told of each listing; prices are averaged by currency and never added across. */
export function previewTotals(listings: readonly PreviewedListing[]): PreviewTotals {
  const averages = new Map<string, CurrencyAverage>();
  const totals: PreviewTotals = {
    open: 0,
    changed: 0,
    newlyAtFloor: 0,
    newlyAtCeiling: 0,
    belowFloor: 0,
    minStays: 0,
    warned: 0,
    averages: [],
  };
  for (const { summary, currency, warnings } of listings) {
    if (warnings.length > 0) totals.warned += 1;
    if (!summary || currency === null) continue;
    const nights = summary['nights-open'];
    totals.open += nights;
    totals.changed += summary['nights-changed'];
    totals.newlyAtFloor += summary['nights-newly-at-floor'];
    totals.newlyAtCeiling += summary['nights-newly-at-ceiling'];
    totals.belowFloor += summary['nights-below-floor'];
    totals.minStays += summary['min-stays-changed'];
    const { 'average-before': before, 'average-after': after } = summary;
    if (before === null || after === null || nights === 0) continue;
    const known = averages.get(currency) ?? { currency, nights: 0, before: 0, after: 0 };
    const sum = known.nights + nights;
    const mean = (was: number, own: number) => (was * known.nights + own * nights) / sum;
    averages.set(currency, {
      currency,
      nights: sum,
      before: mean(known.before, before),
      after: mean(known.after, after),
    });
  }
  totals.averages = [...averages.values()].sort((a, b) => b.nights - a.nights);
  return totals;
}

/** By what share the mean price of a listing's open nights moves; null where that is not known. */
export function averageShare({ summary }: Pick<PreviewedListing, 'summary'>): number | null {
  if (!summary) return null;
  const { 'average-before': before, 'average-after': after } = summary;
  return before === null || after === null || before === 0 ? null : after / before - 1;
}
