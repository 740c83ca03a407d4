import { queryOptions } from '@tanstack/react-query';
import type { PreviewSummary, PricePreviewSummaryAttributes } from '#contract/console/price-preview.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import { change } from '#lib/bff/client.ts';
import { comingBackOf, type DifferingListing, patchOf } from '#lib/restorations/point-differences.ts';

/** What a restoration would do to a listing's prices, or why it can't be. */
export interface PriceEffect {
  summary: PreviewSummary | null;
  /** The first thing that is wrong with a value; null where there is none, or the listing has no prices to compare. */
  refusal: string | null;
}

const isAboutValue = ({ source }: ErrorObject) => source?.pointer?.includes('/customizations/') ?? false;

/** What restoring each of some listings would do to the prices of their next 365 nights, by the listing's id. */
export function priceEffectsQuery(point: string, listings: readonly DifferingListing[]) {
  const asked = listings
    .map((listing) => ({ id: listing.id, customizations: patchOf(comingBackOf(listing)) }))
    .filter(({ customizations }) => Object.keys(customizations).length > 0);
  return queryOptions({
    queryKey: ['restore-points', point, 'effects', asked],
    queryFn: async (): Promise<Record<string, PriceEffect>> => {
      if (asked.length === 0) return {};
      const body = { data: { type: 'price-previews', attributes: { listings: asked } } };
      const { data } = (await change('POST', '/price-previews', body)) as {
        data: { id: string; attributes: PricePreviewSummaryAttributes }[];
      };
      return Object.fromEntries(
        data.map(({ id, attributes: { summary, errors } }) => [
          id,
          { summary, refusal: errors.find(isAboutValue)?.detail ?? null },
        ]),
      );
    },
    enabled: asked.length > 0,
  });
}
