import type { CompsetQuery } from '#contract/compsets.ts';
import { localToday } from '../calendar/local-today.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { findUnits, type UnitRow } from '../insights/unit-queries.ts';
import type { Window } from '../insights/window.ts';
import type { Tenant } from '../oauth/principal.ts';
import { type Converter, converterInto } from '../rates/exchange-rates.ts';
import { listRates } from '../rates/queries.ts';
import { findMatchedId } from './anchor-queries.ts';
import { baseSums } from './base-side.ts';
import { horizonsOf, type Side, sideOf, spanOf } from './horizons.ts';
import { countReviews, listMembers, type MemberRow } from './member-queries.ts';
import { countMember, type MemberSide, rankMembers } from './member-side.ts';
import { type Figures, figuresOf, totalOf } from './night-sums.ts';
import { performanceWindow } from './performance-window.ts';
import { type CompsetDetailRow, findCompset } from './queries.ts';
import { factsOf } from './refresh-compset.ts';

export interface CompsetDetail extends CompsetDetailRow {
  /** ISO 4217 of every amount. */
  currency: string;
  /** The nights of `performance`. */
  window: Window;
  matchedId: string | null;
  reviewsCount: number | null;
  /** Null in a custom comp set. */
  base: Side | null;
  /** The most alike first. */
  members: MemberSide[];
  /** All members together in the window. */
  together: Figures;
  /** Members of which a night of the window is known. */
  contributing: number;
}

/**
 * A comp set with everything that is measured of it, amounts in the currency of its base listing or its owner.
 * @throws NotFoundError, InvalidRequestError for the dates
 */
export async function readCompset(
  context: Context,
  tenant: Tenant,
  id: number,
  query: CompsetQuery,
): Promise<CompsetDetail> {
  const found = await findCompset(context.db, tenant, id);
  const priced = found?.listing ? await context.calendars.find(tenant, found.listing.id) : null;
  if (!found || (found.listing && !priced)) throw new NotFoundError('There is no such comp set.');
  const { listing, billingCurrency } = found;
  const today = priced?.today ?? localToday('UTC', context.now());
  const window = performanceWindow(query, today);
  const horizons = horizonsOf(today, window);
  const span = spanOf(horizons);

  const [rows, { units, matchedId, reviewsCount }] = await Promise.all([
    listMembers(context.db, id),
    listing ? baseOf(context, listing.id, span) : NO_BASE,
  ]);
  const currency = listing?.currency ?? billingCurrency;
  const converter = await converterOf(context, currency, rows, units, span);
  const counted = rows.map((row) => countMember(row, horizons, converter));
  const asked = counted.map(({ sums }) => sums.performance);
  return {
    ...found,
    currency,
    window,
    matchedId,
    reviewsCount,
    base: priced && sideOf(baseSums(priced, units, horizons, converter)),
    members: rankMembers(counted, listing && factsOf(listing), converter, today),
    together: figuresOf(totalOf(asked)),
    contributing: asked.filter(({ known }) => known > 0).length,
  };
}

const NO_BASE = { units: [], matchedId: null, reviewsCount: null };

async function baseOf({ db }: Context, listingId: number, span: Window) {
  const [units, matchedId, reviewsCount] = await Promise.all([
    findUnits(db, listingId, span),
    findMatchedId(db, listingId),
    countReviews(db, listingId),
  ]);
  return { units, matchedId, reviewsCount };
}

/** Rates are read only where anything is in another currency. */
async function converterOf(
  { db }: Context,
  currency: string,
  members: readonly MemberRow[],
  units: readonly UnitRow[],
  { from, to }: Window,
): Promise<Converter> {
  const stays = units.flatMap((unit) => [unit.currency, ...unit.stays.map(([, , , booked]) => booked)]);
  const all = new Set([currency, ...members.map((member) => member.currency), ...stays]);
  const rates = all.size === 1 ? [] : await listRates(db, [...all], from, to);
  return converterInto(currency, rates, from, to);
}
