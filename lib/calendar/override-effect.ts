import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { toEpochDay } from '#contract/dates.ts';
import { change } from '#lib/bff/client.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';

/** What an override would do to the nights it names, in the listing's currency. */
export interface OverrideEffect {
  /** Nights that the figures are about: those that can still be booked, or all where none can. */
  nights: number;
  /** Mean prices. */
  before: number;
  after: number;
  changed: number;
  belowFloor: number;
  /** The one floor of these nights, null where they differ. */
  floor: number | null;
  /** Nights too far off to be previewed. */
  unseen: number;
}

/** The effect of an override that is not saved, by the engine that prices the calendar; null where no night is in sight. */
export function overrideEffectQuery(listingId: string, row: OverrideRow) {
  return queryOptions({
    queryKey: ['listing', listingId, 'price-preview', row],
    queryFn: async (): Promise<OverrideEffect | null> => {
      const attributes = { customizations: { 'manual-overrides': { overrides: [row] } } };
      const document = await change('POST', `/listings/${listingId}/price-preview`, {
        data: { type: 'price-previews', attributes },
      });
      return effectOn((document as { data: { attributes: PricePreviewAttributes } }).data.attributes, row);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Of a preview, what it says of the nights of a row. */
export function effectOn(preview: PricePreviewAttributes, row: OverrideRow): OverrideEffect | null {
  const { before, after, availability, from } = preview;
  if (!before) return null;
  const first = toEpochDay(row['start-date']) - toEpochDay(from);
  const last = toEpochDay(row['end-date']) - toEpochDay(from);
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const seen = all.filter((night) => night >= 0 && night < after.price.length);
  const open = seen.filter((night) => availability[night] === 'a');
  const told = open.length > 0 ? open : seen;
  if (told.length === 0) return null;
  const mean = (prices: readonly number[]) =>
    told.reduce((sum, night) => sum + (prices[night] ?? 0), 0) / told.length;
  const floors = new Set(told.map((night) => after.floor[night]));
  return {
    nights: told.length,
    before: mean(before.price),
    after: mean(after.price),
    changed: told.filter((night) => before.price[night] !== after.price[night]).length,
    belowFloor: told.filter((night) => (after.price[night] ?? 0) < (after.floor[night] ?? 0)).length,
    floor: floors.size === 1 ? ([...floors][0] ?? null) : null,
    unseen: all.length - seen.length,
  };
}
