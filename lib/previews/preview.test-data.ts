import type { PreviewSummary, PricePreviewAttributes } from '#contract/console/price-preview.ts';

const SUMMARY: PreviewSummary = {
  'nights-open': 0,
  'nights-changed': 0,
  'nights-raised': 0,
  'nights-lowered': 0,
  'average-before': null,
  'average-after': null,
  'average-change': null,
  'nights-newly-at-floor': 0,
  'nights-newly-at-ceiling': 0,
  'nights-freed': 0,
  'nights-below-floor': 0,
  'min-stays-changed': 0,
};

const nightsAt = (price: readonly number[]) => ({
  price: [...price],
  floor: price.map(() => 50),
  ceiling: price.map(() => null),
  'min-stay': price.map(() => 1),
});

/** A preview of a few nights from 30 November 2026 on. Without `before` the listing had no price yet. */
export function previewOf(
  before: readonly number[] | null,
  after: readonly number[],
  more: { availability?: string; summary?: Partial<PreviewSummary> } = {},
): PricePreviewAttributes {
  return {
    currency: 'EUR',
    from: '2026-11-30',
    to: '2026-12-31',
    availability: more.availability ?? 'a'.repeat(after.length),
    before: before && nightsAt(before),
    after: nightsAt(after),
    summary: before && { ...SUMMARY, ...more.summary },
    warnings: [],
  };
}
