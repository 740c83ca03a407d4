import { Hono } from 'hono';
import { parse, parseBody } from '../http-errors.ts';
import { listingDocument, reservationDocument, reviewDocument } from '../pms/documents.ts';
import { type BookingChange, bookStay, changeStay } from '../portfolio/bookings.ts';
import { knownStays } from '../portfolio/known-stays.ts';
import {
  allListings,
  changeListing,
  getListing,
  type KeptListing,
  shownListings,
} from '../portfolio/listings.ts';
import { faultOf, type Portfolio, setFault } from '../portfolio/portfolio.ts';
import { Refusal } from '../portfolio/refusal.ts';
import { addReview, knownReviews } from '../portfolio/reviews.ts';
import { loopbackOnly } from './loopback-only.ts';
import {
  faultPut,
  listingPatch,
  pushQuery,
  reservationPatch,
  reservationPost,
  reviewPost,
} from './requests.ts';

/** The hand that makes things happen in the outside world. */
export function controlRoutes(portfolios: ReadonlyMap<string, Portfolio>): Hono {
  const routes = new Hono({ strict: false });
  routes.use(loopbackOnly);
  const find = (apiKey: string) => {
    const portfolio = portfolios.get(apiKey);
    if (!portfolio) throw new Refusal(404, 'portfolio_not_found', `There is no portfolio ${apiKey}.`);
    return portfolio;
  };

  routes.get('/portfolios', (c) => c.json({ data: [...portfolios.values()].map(portfolioDocument) }));

  routes.get('/portfolios/:key/listings', (c) => {
    const portfolio = find(c.req.param('key'));
    const origin = new URL(c.req.url).origin;
    return c.json({ data: allListings(portfolio).map((listing) => withRemoved(portfolio, listing, origin)) });
  });

  routes.patch('/portfolios/:key/listings/:id', async (c) => {
    const portfolio = find(c.req.param('key'));
    getListing(portfolio, c.req.param('id'));
    const { base_price: basePrice, min_stay: minStay, ...plain } = await parseBody(listingPatch, c);
    const change = {
      ...plain,
      ...(basePrice && { basePrice, tellsPrice: true }),
      ...(minStay && { minStay }),
    };
    const listing = await changeListing(portfolio, c.req.param('id'), change);
    return c.json({ data: withRemoved(portfolio, listing, new URL(c.req.url).origin) });
  });

  routes.get('/portfolios/:key/listings/:id/reservations', (c) => {
    const portfolio = find(c.req.param('key'));
    const { id, unitIds } = getListing(portfolio, c.req.param('id'));
    const stays = knownStays(portfolio, [id, ...unitIds]).sort((a, b) => b.checkin - a.checkin);
    return c.json({ data: stays.map(reservationDocument) });
  });

  routes.post('/portfolios/:key/listings/:id/reservations', async (c) => {
    const portfolio = find(c.req.param('key'));
    const { checkin_date, checkout_date, booked_at, ...rest } = await parseBody(reservationPost, c);
    const stay = await bookStay(portfolio, c.req.param('id'), {
      ...bookingFields(rest),
      checkin: checkin_date,
      checkout: checkout_date,
      ...(booked_at === undefined ? {} : { bookedAtMs: booked_at }),
    });
    return c.json({ data: reservationDocument(stay) }, 201);
  });

  routes.patch('/portfolios/:key/reservations/:id', async (c) => {
    const portfolio = find(c.req.param('key'));
    const change = bookingFields(await parseBody(reservationPatch, c));
    return c.json({ data: reservationDocument(await changeStay(portfolio, c.req.param('id'), change)) });
  });

  routes.post('/portfolios/:key/listings/:id/reviews', async (c) => {
    const portfolio = find(c.req.param('key'));
    const { rating, published_on: day, channel } = await parseBody(reviewPost, c);
    const written = { rating, ...(day !== undefined && { day }), ...(channel !== undefined && { channel }) };
    return c.json({ data: reviewDocument(await addReview(portfolio, c.req.param('id'), written)) }, 201);
  });

  routes.put('/portfolios/:key/fault', async (c) => {
    const portfolio = find(c.req.param('key'));
    await setFault(portfolio, (await parseBody(faultPut, c)).fault);
    return c.json({ data: portfolioDocument(portfolio) });
  });

  routes.get('/portfolios/:key/pushes', (c) => {
    const portfolio = find(c.req.param('key'));
    const { limit, listing_id } = parse(pushQuery, c.req.query());
    return c.json({
      data: portfolio.pushes.latest(limit, listing_id),
      page: { total: portfolio.pushes.count() },
    });
  });

  return routes;
}

function portfolioDocument(portfolio: Portfolio) {
  const { apiKey, accountId, name, grows } = portfolio.definition;
  return {
    api_key: apiKey,
    account_id: accountId,
    name,
    listings_count: shownListings(portfolio).length,
    grows,
    fault: faultOf(portfolio),
    pushes_count: portfolio.pushes.count(),
  };
}

function withRemoved(portfolio: Portfolio, listing: KeptListing, origin: string) {
  const reviews = knownReviews(portfolio, [listing.id, ...listing.unitIds]);
  return { ...listingDocument(listing, reviews, origin), removed: listing.removed };
}

interface WrittenStay {
  checkin_date?: number | undefined;
  checkout_date?: number | undefined;
  status?: BookingChange['status'];
  channel?: string | undefined;
  guests?: number | undefined;
  owner_stay?: boolean | undefined;
  rental_amount?: number | null | undefined;
  cleaning_fee?: number | null | undefined;
  total_amount?: number | null | undefined;
}

function bookingFields(body: WrittenStay): BookingChange {
  const fields = {
    checkin: body.checkin_date,
    checkout: body.checkout_date,
    status: body.status,
    channel: body.channel,
    guests: body.guests,
    isOwnerStay: body.owner_stay,
    rentalAmount: body.rental_amount,
    cleaningFee: body.cleaning_fee,
    totalAmount: body.total_amount,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
