import type { PreviewedOutcome } from '#contract/console/bulk-edits/preview.ts';
import { averageShare, type PreviewedListing } from './preview-totals.ts';

export const previewSorts = ['outcome', 'title', 'nights', 'average', 'limits'] as const;
export type PreviewSort = (typeof previewSorts)[number];

/** What needs a look comes first. */
const RANKS: Record<PreviewedOutcome, number> = { failed: 0, skipped: 1, changed: 2, unchanged: 3 };

/** The listings in an order that a column names; led by "-" the other way round. What is not known comes last. */
export function sortPreview(
  listings: readonly PreviewedListing[],
  sort: PreviewSort | `-${PreviewSort}`,
  locale: string,
): PreviewedListing[] {
  const isDescending = sort.startsWith('-');
  const by = sort.replace('-', '') as PreviewSort;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byTitle = (a: PreviewedListing, b: PreviewedListing) => compare(a.title ?? '', b.title ?? '');
  if (by === 'title') return listings.toSorted((a, b) => (isDescending ? byTitle(b, a) : byTitle(a, b)));
  return listings.toSorted((a, b) => {
    const [one, other] = [figureOf(a, by), figureOf(b, by)];
    if (one === null || other === null || one === other)
      return Number(one === null) - Number(other === null) || byTitle(a, b);
    return isDescending ? other - one : one - other;
  });
}

function figureOf(listing: PreviewedListing, by: Exclude<PreviewSort, 'title'>): number | null {
  const { summary } = listing;
  switch (by) {
    case 'outcome':
      return RANKS[listing.outcome] - (listing.warnings.length > 0 ? 0.5 : 0);
    case 'nights':
      return summary?.['nights-changed'] ?? null;
    case 'average':
      return averageShare(listing);
    case 'limits':
      return summary && summary['nights-newly-at-floor'] + summary['nights-newly-at-ceiling'];
  }
}
