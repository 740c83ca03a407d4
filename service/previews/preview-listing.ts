import { PREVIEW_NIGHTS, type PreviewSummary, type RuleWarning } from '#contract/console/price-preview.ts';
import type { CustomizationChanges } from '#contract/customizations/changes.ts';
import type { PricedListing } from '../calendar/calendars.ts';
import { priceableInputs } from '../calendar/read-calendar.ts';
import type { Context } from '../context.ts';
import type { ListingSettings } from '../customizations/queries.ts';
import { lintRules } from '../pricing/lint/lint-rules.ts';
import { type NightPrices, priceNights } from '../pricing/price-nights.ts';
import { withChanges } from './apply-changes.ts';
import { serializeWarning } from './serializer.ts';
import { summarizeChange } from './summarize-change.ts';

export interface ListingPreview {
  before: NightPrices | null;
  after: NightPrices;
  summary: PreviewSummary | null;
  warnings: RuleWarning[];
}

/**
 * A listing's next nights as they are and as they would be.
 * @throws InvalidRequestError, UnprocessableError for changes it cannot have, or where it could not be priced
 */
export function previewListing(
  context: Context,
  listing: PricedListing,
  settings: ListingSettings,
  changes: CustomizationChanges,
): ListingPreview {
  const { row, model, today } = listing;
  const inputs = priceableInputs({ ...listing, row: withChanges(context, row, settings, changes) });
  const last = today + PREVIEW_NIGHTS - 1;
  const after = priceNights(inputs, today, last);
  const isPriced = model !== null && row.basePrice !== null;
  const before = isPriced ? priceNights(priceableInputs(listing), today, last) : null;
  return {
    before,
    after,
    summary: before && summarizeChange(before, after),
    warnings: lintRules(inputs, after).map(serializeWarning),
  };
}
