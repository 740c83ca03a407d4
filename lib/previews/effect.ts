import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';

/**
 * What there is to tell of a preview: the nights as they stand, that changes change nothing, prices, or minimum
 * stays alone.
 */
export type Effect = 'standing' | 'none' | 'prices' | 'stays';

export function effectOf({ summary }: PricePreviewAttributes, hasChanges: boolean): Effect {
  if (!hasChanges || !summary) return 'standing';
  const held =
    summary['nights-newly-at-floor'] + summary['nights-newly-at-ceiling'] + summary['nights-freed'];
  if (summary['nights-changed'] + held > 0) return 'prices';
  return summary['min-stays-changed'] > 0 ? 'stays' : 'none';
}
