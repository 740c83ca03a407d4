import {
  PREVIEW_NIGHTS,
  type PricePreviewAttributes,
  type PricePreviewSummaryAttributes,
  type PricePreviewsBody,
} from '#contract/console/price-preview.ts';
import type { CustomizationChanges } from '#contract/customizations/changes.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { PricedListing } from '../calendar/calendars.ts';
import type { Context } from '../context.ts';
import {
  findListingSettings,
  findManyListingSettings,
  type ListingSettings,
} from '../customizations/queries.ts';
import { DomainError, NotFoundError } from '../errors.ts';
import { errorObject, statusOf } from '../http/error-mapper.ts';
import type { Tenant } from '../oauth/principal.ts';
import { previewListing } from './preview-listing.ts';
import { serializeAvailability, serializeNights } from './serializer.ts';

/**
 * What unsaved changes would do to a listing's prices.
 * @throws NotFoundError, InvalidRequestError, UnprocessableError
 */
export async function previewPrices(
  context: Context,
  tenant: Tenant,
  listingId: number,
  changes: CustomizationChanges,
): Promise<PricePreviewAttributes> {
  const listing = await context.calendars.find(tenant, listingId);
  const settings = listing && (await findListingSettings(context.db, tenant, listingId));
  if (!settings) throw new NotFoundError('There is no such listing.');
  const { before, after, summary, warnings } = previewListing(context, listing, settings, changes);
  return {
    currency: listing.row.currency,
    from: toIsoDate(listing.today),
    to: toIsoDate(listing.today + PREVIEW_NIGHTS - 1),
    availability: serializeAvailability(after),
    before: before && serializeNights(before),
    after: serializeNights(after),
    summary,
    warnings,
  };
}

type Asked = PricePreviewsBody['data']['attributes'];

/** The same in figures for many listings, with two queries for all; one that cannot have the changes says why. */
export async function previewManyPrices(
  context: Context,
  tenant: Tenant,
  { customizations, listings }: Asked,
): Promise<{ id: string; attributes: PricePreviewSummaryAttributes }[]> {
  const ids = [...new Set(listings.map(({ id }) => Number(id)))];
  const priced = await context.calendars.findMany(tenant, ids);
  const settings = await findManyListingSettings(context.db, tenant, ids);
  const listingById = new Map(priced.map((listing) => [listing.row.listingId, listing]));
  const settingsById = new Map(settings.map((found) => [found.listing.id, found]));
  return listings.map(({ id, customizations: own }) => {
    const changes = { ...customizations, ...own };
    const listing = listingById.get(Number(id));
    return { id, attributes: outcomeOf(context, listing, settingsById.get(Number(id)), changes) };
  });
}

function outcomeOf(
  context: Context,
  listing: PricedListing | undefined,
  settings: ListingSettings | undefined,
  changes: CustomizationChanges,
): PricePreviewSummaryAttributes {
  const known = { title: listing?.row.title ?? null, currency: listing?.row.currency ?? null };
  try {
    if (!listing || !settings) throw new NotFoundError('There is no such listing.');
    const { summary, warnings } = previewListing(context, listing, settings, changes);
    return { ...known, summary, warnings, errors: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const errors = error.problems.map((problem) => errorObject(statusOf(error), problem));
    return { ...known, summary: null, warnings: [], errors };
  }
}
