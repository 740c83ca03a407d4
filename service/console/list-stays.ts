import { MAXIMUM_STAY_DAYS, type Stay } from '#contract/console/stays.ts';
import { type IsoDate, toEpochDay } from '#contract/dates.ts';
import type { Context } from '../context.ts';
import { InvalidRequestError, NotFoundError } from '../errors.ts';
import { findListing } from '../listings/queries.ts';
import type { Tenant } from '../oauth/principal.ts';
import { listStays, type StayRow } from './queries.ts';

/**
 * The stays and requests that touch a window, for drawing them over a calendar.
 * @throws NotFoundError, InvalidRequestError
 */
export async function readStays(
  context: Context,
  tenant: Tenant,
  listingId: number,
  from: IsoDate,
  to: IsoDate,
): Promise<Stay[]> {
  const days = toEpochDay(to) - toEpochDay(from) + 1;
  if (days < 1) throw new InvalidRequestError({ detail: 'to must not be before from.', parameter: 'to' });
  if (days > MAXIMUM_STAY_DAYS) {
    throw new InvalidRequestError({ detail: `At most ${MAXIMUM_STAY_DAYS} days at once.`, parameter: 'to' });
  }
  const listing = await findListing(context.db, tenant, listingId);
  if (!listing) throw new NotFoundError('There is no such listing.');
  return (await listStays(context.db, listingId, from, to)).map(serializeStay);
}

const serializeStay = (row: StayRow): Stay => ({
  type: 'stays',
  id: String(row.id),
  attributes: {
    'checkin-date': row.checkinDate,
    'checkout-date': row.checkoutDate,
    status: row.status,
    channel: row.bookedThrough,
    'is-owner-stay': row.isOwnerStay ?? false,
    adr: row.adr === null ? null : Number(row.adr),
    currency: row.currency,
    'listing-id': String(row.listingId),
  },
});
