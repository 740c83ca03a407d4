import type { CompsetQuery } from '#contract/compsets.ts';
import type { EpochDay } from '#contract/dates.ts';
import type { PricedListing } from '../calendar/calendars.ts';
import { localToday } from '../calendar/local-today.ts';
import type { Context } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { findUnits, type UnitRow } from '../insights/unit-queries.ts';
import type { Window } from '../insights/window.ts';
import { distanceKm } from '../market/model/geography.ts';
import { decodeNights } from '../market/model/nights-codec.ts';
import type { RoomType } from '../market/model/observed-listing.ts';
import { similarity } from '../market/model/similar-listings.ts';
import type { Tenant } from '../oauth/principal.ts';
import { type Converter, converterInto } from '../rates/exchange-rates.ts';
import { listRates } from '../rates/queries.ts';
import { findMatchedId } from './anchor-queries.ts';
import { baseSums } from './base-side.ts';
import { countReviews, listMembers, type MemberRow } from './member-queries.ts';
import {
  type Figures,
  figuresOf,
  type NightSums,
  noSums,
  observedSums,
  rounded,
  totalOf,
} from './night-sums.ts';
import { performanceWindow } from './performance-window.ts';
import { type CompsetDetailRow, findCompset } from './queries.ts';
import { factsOf } from './refresh-compset.ts';

/** Figures of the next 30 and 90 nights and of the nights that are asked for. */
export interface Side {
  thirty: Figures;
  ninety: Figures;
  performance: Figures;
}

export interface MemberSide extends Side {
  row: MemberRow;
  /** Typical nightly price, converted. */
  basePrice: number | null;
  /** Null without a base listing. */
  distanceKm: number | null;
  similarity: number | null;
}

export interface CompsetDetail extends CompsetDetailRow {
  currency: string;
  window: Window;
  matchedId: string | null;
  reviewsCount: number | null;
  /** Null: custom. */
  base: Side | null;
  /** The most alike first. */
  members: MemberSide[];
  /** Of all members together. */
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
  const { db } = context;
  const found = await findCompset(db, tenant, id);
  const priced = found?.listing ? await context.calendars.find(tenant, found.listing.id) : null;
  if (!found || (found.listing && !priced)) throw new NotFoundError('There is no such comp set.');
  const today = priced?.today ?? localToday('UTC', context.now());
  const window = performanceWindow(query, today);
  const all = { from: Math.min(today, window.from), to: Math.max(today + 89, window.to) };
  const listingId = found.listing?.id;
  const [members, units, matchedId, reviewsCount] = await Promise.all([
    listMembers(db, id),
    listingId === undefined ? [] : findUnits(db, listingId, all),
    listingId === undefined ? null : findMatchedId(db, listingId),
    listingId === undefined ? null : countReviews(db, listingId),
  ]);
  const currency = found.listing?.currency ?? found.billingCurrency;
  const converter = await converterOf(context, currency, members, units, all);
  const horizons = { thirty: ahead(today, 30), ninety: ahead(today, 90), performance: window };
  const base = priced ? sideOf(baseParts(priced, units, horizons, converter)) : null;
  const counted = members.map((row) => ({ row, sums: memberParts(row, horizons, converter) }));
  return {
    ...found,
    currency,
    window,
    matchedId,
    reviewsCount,
    base,
    members: ranked(found, counted, converter, today),
    together: figuresOf(totalOf(counted.map(({ sums }) => sums.performance))),
    contributing: counted.filter(({ sums }) => sums.performance.known > 0).length,
  };
}

type Horizons<T> = Record<keyof Side, T>;

const ahead = (today: EpochDay, nights: number): Window => ({ from: today, to: today + nights - 1 });

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

/** The window may lie years away from the next nights, so it is priced by itself. */
function baseParts(
  priced: PricedListing,
  units: readonly UnitRow[],
  { thirty, ninety, performance }: Horizons<Window>,
  converter: Converter,
): Horizons<NightSums> {
  const [next30 = noSums(), next90 = noSums()] = baseSums(priced, units, ninety, [thirty, ninety], converter);
  const [asked = noSums()] = baseSums(priced, units, performance, [performance], converter);
  return { thirty: next30, ninety: next90, performance: asked };
}

function memberParts(
  { nights: packed, currency }: MemberRow,
  { thirty, ninety, performance }: Horizons<Window>,
  { convert }: Converter,
): Horizons<NightSums> {
  if (!packed) return { thirty: noSums(), ninety: noSums(), performance: noSums() };
  const nights = decodeNights(packed);
  const sums = (window: Window) =>
    observedSums(nights, window, (price, day) => convert(price, currency, day));
  return { thirty: sums(thirty), ninety: sums(ninety), performance: sums(performance) };
}

const sideOf = ({ thirty, ninety, performance }: Horizons<NightSums>): Side => ({
  thirty: figuresOf(thirty),
  ninety: figuresOf(ninety),
  performance: figuresOf(performance),
});

function ranked(
  { listing }: CompsetDetailRow,
  counted: readonly { row: MemberRow; sums: Horizons<NightSums> }[],
  { convert }: Converter,
  today: EpochDay,
): MemberSide[] {
  const facts = listing && factsOf(listing);
  return counted
    .map(({ row, sums }) => ({
      row,
      ...sideOf(sums),
      basePrice: row.price === null ? null : rounded(convert(row.price, row.currency, today)),
      distanceKm: facts && rounded(distanceKm(facts, row)),
      similarity:
        facts && similarity(facts, { ...row, roomType: (row.roomType ?? 'entire-home') as RoomType }),
    }))
    .sort((a, b) => below(b.similarity, a.similarity) || below(a.distanceKm, b.distanceKm));
}

const below = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0);
