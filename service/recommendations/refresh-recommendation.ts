import type { Context } from '../context.ts';
import { changeWithin } from '../customizations/change-customization.ts';
import { basePrice } from '../customizations/types/base-price.ts';
import type { Executor } from '../db/database.ts';
import { UnprocessableError } from '../errors.ts';
import { serviceActor } from '../history/actor.ts';
import { lockListing } from '../listings/change-queries.ts';
import { findModelledBasePrice } from '../listings/find-initial-base-price.ts';
import { type BasePriceReason, basePriceReason, marketOccupancy, ownOccupancy } from './base-price-reason.ts';
import { explainBasePrice } from './explanations.ts';
import { isOpen, nextStatus, type RecommendationEvent } from './next-status.ts';
import {
  acceptsBasePrices,
  type Comparable,
  findLatestRecommendation,
  insertRecommendation,
  type Recommendation,
  setStatus,
} from './queries.ts';
import { DAYS_VALID, expiryOf, MS_PER_DAY } from './validity.ts';

/** Two proposals that differ by less are the same to a person who turned one of them down. */
const SAME_WITHIN = 0.05;

/** Brings what is recommended for a listing in line with its market and its bookings as they are now. */
export async function refreshRecommendation(context: Context, comparable: Comparable): Promise<void> {
  const tenant = { applicationId: comparable.applicationId, userId: null };
  const found = await findReason(context, comparable);
  await context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, tenant, comparable.listing.id);
    if (!listing || listing.basePrice !== comparable.listing.basePrice) return; // it is looked at again
    const now = context.now();
    const latest = await expired(tx, await findLatestRecommendation(tx, listing.id), now);
    const open = latest && isOpen(latest.status) ? latest : null;
    if (!found) return open ? happen(tx, open, 'withdraw', now) : undefined;
    const { reason, explanation } = found;
    if (open?.suggestedBasePrice === reason.modelledPrice && open.initialBasePrice === reason.basePrice)
      return;
    if (latest && wasTurnedDown(latest, reason, now)) return;
    if (open) await happen(tx, open, 'supersede', now);

    const { id: listingId, ownerId, minPrice } = listing;
    const drafted = await insertRecommendation(tx, {
      ownerId,
      listingId,
      status: 'suggested',
      suggestedBasePrice: reason.modelledPrice,
      initialBasePrice: reason.basePrice,
      initialMinPrice: minPrice,
      explanation,
      ownOccupancy: reason.ownOccupancy,
      marketOccupancy: reason.marketOccupancy,
      createdAt: now,
      statusSince: now,
    });
    if (!(await acceptsBasePrices(tx, ownerId))) return happen(tx, drafted, 'deliver', now);
    const by = { tenant, actor: serviceActor('recommendation'), inDashboard: false };
    await changeWithin(tx, context, by, listingId, basePrice, { 'base-price': reason.modelledPrice });
    await happen(tx, drafted, 'accept', now);
  });
}

/** Why this listing's base price should change, and the words for it; null where it should not. */
async function findReason(context: Context, { listing, applicationId }: Comparable) {
  const priced = await context.calendars.find({ applicationId, userId: null }, listing.id);
  if (!priced || listing.basePrice === null) return null;
  const [own, market] = [ownOccupancy(priced), marketOccupancy(priced)];
  if (own === null || market === null) return null;
  const modelledPrice = await findModelledBasePrice(context.db, {
    ...listing,
    bathrooms: listing.bathrooms === null ? null : Number(listing.bathrooms),
  });
  if (modelledPrice === null) return null;
  const compared = {
    basePrice: listing.basePrice,
    modelledPrice,
    ownOccupancy: own,
    marketOccupancy: market,
  };
  const reason = basePriceReason(compared);
  return (
    reason && { reason, explanation: explainBasePrice(reason, listing.currency, priced.row.ownerLocale) }
  );
}

const ageDays = (since: Date, now: Date) => (now.getTime() - since.getTime()) / MS_PER_DAY;

async function expired(
  tx: Executor,
  latest: Recommendation | null,
  now: Date,
): Promise<Recommendation | null> {
  if (!latest || !isOpen(latest.status) || now < expiryOf(latest.createdAt)) return latest;
  await happen(tx, latest, 'expire', now);
  return { ...latest, status: 'expired', statusSince: now };
}

/** Nobody is asked the same again so soon. */
function wasTurnedDown(latest: Recommendation, { modelledPrice }: BasePriceReason, now: Date): boolean {
  const { status, statusSince, suggestedBasePrice } = latest;
  if (status !== 'rejected' && status !== 'expired') return false;
  const isSame = Math.abs(modelledPrice - suggestedBasePrice) <= suggestedBasePrice * SAME_WITHIN;
  return isSame && ageDays(statusSince, now) < DAYS_VALID;
}

async function happen(
  tx: Executor,
  { id, status }: Recommendation,
  event: RecommendationEvent,
  now: Date,
): Promise<void> {
  const next = nextStatus(status, event);
  if (!next) throw new UnprocessableError(`A recommendation that is ${status} cannot ${event}.`);
  await setStatus(tx, id, next, now);
}
