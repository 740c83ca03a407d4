import type { ListingActivation } from '#contract/listings.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { InvalidRequestError, NotFoundError, UnchangedError, UnprocessableError } from '../errors.ts';
import { recordBasePriceChange } from '../events/record-base-price-change.ts';
import { type Actor, actorOf } from '../history/actor.ts';
import { type Change, insertChanges } from '../history/queries.ts';
import { mayEdit, type Principal, type Tenant, tenantOf } from '../oauth/principal.ts';
import { lockListing, markFirstEnabled, updateListing } from './change-queries.ts';

export interface ActivationOutcome {
  enabled: boolean;
  basePrice: number | null;
  minPrice: number | null;
}

/**
 * Switches the price syncing of a listing, and sets its base and minimum price where they are sent along.
 * Prices are kept in whole units: a fraction is rounded.
 * @throws ForbiddenError, NotFoundError, UnchangedError, InvalidRequestError, UnprocessableError `required`
 */
export async function activateListing(
  context: Context,
  principal: Principal,
  listingId: number,
  activation: ListingActivation,
  requestId: string,
): Promise<ActivationOutcome> {
  mayEdit(principal);
  const by = { tenant: tenantOf(principal), actor: actorOf(principal, requestId) };
  return context.db.transaction((tx) => activateWithin(tx, context, by, listingId, activation));
}

/** The same inside a transaction that is under way, by whoever may. */
export async function activateWithin(
  tx: Executor,
  context: Context,
  { tenant, actor }: { tenant: Tenant; actor: Actor },
  listingId: number,
  activation: ListingActivation,
): Promise<ActivationOutcome> {
  const listing = await lockListing(tx, tenant, listingId);
  if (!listing) throw new NotFoundError('There is no such listing.');
  if (listing.enabled === activation.enabled)
    throw new UnchangedError('The listing already is in this state.');
  const basePrice = wholeOr(activation['base-price'], listing.basePrice);
  const minPrice = wholeOr(activation['min-price'], listing.minPrice);
  if (activation.enabled && basePrice === null) throw basePriceRequired();
  if (
    activation['min-price'] !== undefined &&
    listing.maxPrice !== null &&
    (minPrice ?? 0) > listing.maxPrice
  ) {
    throw new InvalidRequestError({
      detail: `min-price must not be above the maximum price of ${listing.maxPrice}.`,
      pointer: '/data/attributes/min-price',
    });
  }
  const now = context.now();
  await updateListing(tx, listingId, {
    enabled: activation.enabled,
    ...(basePrice === listing.basePrice ? {} : { basePrice, basePriceUpdatedAt: now }),
    ...(minPrice === listing.minPrice ? {} : { minPrice, minPriceUpdatedAt: now }),
  });
  if (activation.enabled) await markFirstEnabled(tx, listing.ownerId, now);
  const before = { enabled: listing.enabled, basePrice: listing.basePrice, minPrice: listing.minPrice };
  const after = { enabled: activation.enabled, basePrice, minPrice };
  const changes = changesBetween(before, after, { ownerId: listing.ownerId, listingId });
  await insertChanges(tx, changes, actor, now);
  await recordBasePriceChange(tx, context, listing, { basePrice }, actor);
  return after;
}

const wholeOr = (sent: number | undefined, current: number | null) =>
  sent === undefined ? current : Math.round(sent);

const basePriceRequired = () =>
  new UnprocessableError({
    detail: 'The listing has no base price yet: send base-price to enable it.',
    code: 'required',
    pointer: '/data/attributes/base-price',
  });

const PLACES = {
  enabled: { setting: 'activation', field: 'enabled' },
  basePrice: { setting: 'base-price', field: 'base-price' },
  minPrice: { setting: 'min-max-prices', field: 'min-price' },
} as const;

function changesBetween(
  before: ActivationOutcome,
  after: ActivationOutcome,
  listing: { ownerId: number; listingId: number },
): Change[] {
  return (Object.keys(PLACES) as (keyof typeof PLACES)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ ...listing, ...PLACES[name], oldValue: before[name], newValue: after[name] }));
}
