import { type Context, Hono } from 'hono';
import { errorBody, parse, parseBody } from '../http-errors.ts';
import { getShownListing, type KeptListing, shownListings } from '../portfolio/listings.ts';
import { calendarOf, receivePrices } from '../portfolio/prices.ts';
import { knownReviews } from '../portfolio/reviews.ts';
import { listingDocument } from './documents.ts';
import { breakListings, damageOf, type PmsEnv } from './fault-gate.ts';
import { pageOf } from './pages.ts';
import { calendarQuery, pageQuery, pricesBody } from './queries.ts';

export function listingRoutes(): Hono<PmsEnv> {
  const routes = new Hono<PmsEnv>({ strict: false });
  routes.use(breakListings);

  routes.get('/', (c) => {
    const { data, page } = pageOf(shownListings(c.var.portfolio), parse(pageQuery, c.req.query()));
    return c.json({ data: data.map((listing) => readOut(c, listing)), page });
  });

  routes.get('/:id', (c) => {
    const listing = getShownListing(c.var.portfolio, c.req.param('id'));
    if (damageOf(c.var.portfolio, listing.id) === 'unreadable') {
      return c.json(errorBody('listing_unreadable', `Listing ${listing.id} cannot be read.`), 500);
    }
    return c.json({ data: readOut(c, listing) });
  });

  routes.get('/:id/calendar', (c) => {
    const listing = getShownListing(c.var.portfolio, c.req.param('id'));
    const { from, to } = parse(calendarQuery, c.req.query());
    return c.json({ data: calendarOf(c.var.portfolio, listing, from, to) });
  });

  routes.put('/:id/prices', async (c) => {
    const listing = getShownListing(c.var.portfolio, c.req.param('id'));
    const { currency, prices } = await parseBody(pricesBody, c);
    const push = await receivePrices(c.var.portfolio, listing, currency, prices);
    const accepted = push.prices.map(({ date }) => date);
    return c.json({ data: { id: push.id, accepted, rejected: push.rejected } });
  });

  return routes;
}

function readOut(c: Context<PmsEnv>, listing: KeptListing) {
  const damage = damageOf(c.var.portfolio, listing.id);
  if (damage === 'unreadable') {
    return { id: listing.id, ...errorBody('listing_unreadable', 'This listing cannot be read.') };
  }
  const unitsAndSelf = [listing.id, ...listing.unitIds];
  const document = listingDocument(
    listing,
    knownReviews(c.var.portfolio, unitsAndSelf),
    new URL(c.req.url).origin,
  );
  if (damage === 'garbled') return { ...document, latitude: 'n/a', bedrooms: { count: 'two' } };
  return document;
}
