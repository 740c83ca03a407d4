import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { type ApiCall, activationCall, customizationCall } from '#lib/api-call/api-call.ts';
import type { PreviewedListing } from './preview-totals.ts';

/** The calls that change listings as an edit would, listing by listing; those that it leaves alone have none. */
export function callsOf(listings: readonly PreviewedListing[], { enabled }: BulkChange): ApiCall[] {
  return listings
    .filter(({ outcome }) => outcome === 'changed')
    .flatMap(({ id, before, customizations }) => [
      ...Object.entries(customizations).map(([name, attributes]) =>
        customizationCall(id, name as CustomizationName, attributes),
      ),
      ...(enabled === undefined || enabled === before.enabled ? [] : [activationCall(id, { enabled })]),
    ]);
}
