import { Hono } from 'hono';
import { parse } from '../http-errors.ts';
import { knownBlocks, knownStays } from '../portfolio/known-stays.ts';
import { shownListings } from '../portfolio/listings.ts';
import type { Portfolio } from '../portfolio/portfolio.ts';
import { knownReviews } from '../portfolio/reviews.ts';
import { blockDocument, reservationDocument, reviewDocument } from './documents.ts';
import { gate, type PmsEnv, type Slowness, waitIfSlow } from './fault-gate.ts';
import { listingRoutes } from './listing-routes.ts';
import { pageOf } from './pages.ts';
import { blockQuery, reservationQuery, reviewQuery } from './queries.ts';

/** The property management system's own API, as any of its integrators would use it. */
export function pmsRoutes(portfolios: ReadonlyMap<string, Portfolio>, slowness: Slowness): Hono<PmsEnv> {
  const routes = new Hono<PmsEnv>({ strict: false });
  routes.use(gate(portfolios));

  routes.get('/account', async (c) => {
    const { portfolio } = c.var;
    await waitIfSlow(portfolio, slowness);
    const { accountId, name, email } = portfolio.definition;
    return c.json({ data: { id: accountId, name, email, listings_count: shownListings(portfolio).length } });
  });

  routes.route('/listings', listingRoutes());

  routes.get('/reservations', (c) => {
    const query = parse(reservationQuery, c.req.query());
    const stays = knownStays(c.var.portfolio, chosenIds(c.var.portfolio, query.listing_id)).filter(
      (stay) =>
        stay.updatedAtMs >= (query.updated_since ?? 0) &&
        (query.status === undefined || stay.status === query.status) &&
        stay.checkout >= (query.checkout_from ?? 0) &&
        stay.checkin <= (query.checkin_to ?? Number.POSITIVE_INFINITY),
    );
    const { data, page } = pageOf(stays, query);
    return c.json({ data: data.map(reservationDocument), page });
  });

  routes.get('/blocks', (c) => {
    const query = parse(blockQuery, c.req.query());
    const blocks = knownBlocks(c.var.portfolio, chosenIds(c.var.portfolio, query.listing_id)).filter(
      ({ firstNight, lastNight }) => lastNight >= query.from && firstNight <= query.to,
    );
    const { data, page } = pageOf(blocks, query);
    return c.json({ data: data.map(blockDocument), page });
  });

  routes.get('/reviews', (c) => {
    const query = parse(reviewQuery, c.req.query());
    const reviews = knownReviews(c.var.portfolio, chosenIds(c.var.portfolio, query.listing_id)).filter(
      ({ day }) => day >= (query.since ?? 0),
    );
    const { data, page } = pageOf(reviews, query);
    return c.json({ data: data.map(reviewDocument), page });
  });

  return routes;
}

/** One listing's id, or all that are shown; a multi-unit listing stands for its units too. */
function chosenIds(portfolio: Portfolio, listingId: string | undefined): string[] {
  const shown = shownListings(portfolio);
  return shown
    .filter(({ id, parentId }) => listingId === undefined || id === listingId || parentId === listingId)
    .map(({ id }) => id);
}
