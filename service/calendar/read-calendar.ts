import type { CalendarQuery } from '#contract/calendar.ts';
import type { Context } from '../context.ts';
import { InvalidRequestError, NotFoundError } from '../errors.ts';
import { pageLinks, pageOf, paginate } from '../http/documents.ts';
import type { Tenant } from '../oauth/principal.ts';
import { priceCalendar } from '../pricing/price-calendar.ts';
import type { PricedListing } from './calendars.ts';
import { postedPrices } from './posted-prices.ts';
import { pricingInputs } from './pricing-inputs.ts';
import { serializeEntries } from './serializer.ts';
import { calendarWindow } from './window.ts';

/**
 * The bytes of a listing's calendar document.
 * @throws NotFoundError, InvalidRequestError for a listing that cannot be priced yet or a window that makes no sense
 */
export async function readCalendar(
  context: Context,
  tenant: Tenant,
  listingId: number,
  query: CalendarQuery,
  url: URL,
): Promise<Uint8Array> {
  const priced = await context.calendars.find(tenant, listingId);
  if (!priced) throw new NotFoundError('There is no such listing.');
  const window = calendarWindow(query, priced.today);
  const inputs = priceableInputs(priced);
  const pagination = paginate(window.to - window.from + 1, pageOf(query));

  // Only the page's own nights are priced: a night does not depend on the window it is shown in.
  const skipped = (pagination.page - 1) * query['page[size]'];
  const shown = Math.min(query['page[size]'], pagination.count - skipped);
  const descending = query.sort === '-date';
  const from = descending ? window.to - skipped - shown + 1 : window.from + skipped;
  const calendar = priceCalendar(inputs, from, from + shown - 1);
  const data = serializeEntries(calendar, postedPrices(priced.row), {
    nights: descending ? countDown(shown) : countUp(shown),
    fields: query['fields[calendar-entries]'],
  });
  const rest = JSON.stringify({
    links: pageLinks(url, context.config.publicApiUrl, pagination),
    meta: { pagination },
  });
  const bytes = Buffer.from(`{"data":${data},${rest.slice(1)}`, 'utf8');
  priced.remember(url.search, bytes);
  return bytes;
}

/** @throws InvalidRequestError while the listing cannot be priced */
export function priceableInputs({ row, model, today }: PricedListing) {
  if (row.clusterId === null || !row.marketActive) {
    throw new InvalidRequestError({
      detail: 'The listing is not yet clustered: its address lies in no active market.',
      code: 'not_clustered',
    });
  }
  if (!model || row.basePrice === null) {
    throw new InvalidRequestError({
      detail: 'There is not enough cluster data to price this listing.',
      code: 'insufficient_cluster_data',
    });
  }
  return pricingInputs(row, row.basePrice, model, today);
}

function* countUp(count: number) {
  for (let night = 0; night < count; night++) yield night;
}

function* countDown(count: number) {
  for (let night = count - 1; night >= 0; night--) yield night;
}
