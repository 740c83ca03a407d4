import type { EpochDay } from '#contract/dates.ts';
import type { Window } from '../insights/window.ts';
import type { ListingFacts } from '../market/model/estimate-base-price.ts';
import { distanceKm } from '../market/model/geography.ts';
import { decodeNights } from '../market/model/nights-codec.ts';
import type { RoomType } from '../market/model/observed-listing.ts';
import { similarity } from '../market/model/similar-listings.ts';
import type { Converter } from '../rates/exchange-rates.ts';
import { type Horizons, type Side, sideOf } from './horizons.ts';
import type { MemberRow } from './member-queries.ts';
import { type NightSums, noSums, observedSums, rounded } from './night-sums.ts';

export interface MemberSide extends Side {
  row: MemberRow;
  /** Typical nightly price, converted. */
  basePrice: number | null;
  /** From the base listing; null without one. */
  distanceKm: number | null;
  similarity: number | null;
}

export interface CountedMember {
  row: MemberRow;
  sums: Horizons<NightSums>;
}

/** Counts the nights that a member's market shows of it. */
export function countMember(
  row: MemberRow,
  { thirty, ninety, performance }: Horizons<Window>,
  { convert }: Converter,
): CountedMember {
  const nights = row.nights && decodeNights(row.nights);
  const sumsOf = (window: Window) =>
    nights ? observedSums(nights, window, (price, day) => convert(price, row.currency, day)) : noSums();
  return { row, sums: { thirty: sumsOf(thirty), ninety: sumsOf(ninety), performance: sumsOf(performance) } };
}

/** The members beside the base listing, the most alike first. @param base null in a custom comp set */
export function rankMembers(
  members: readonly CountedMember[],
  base: ListingFacts | null,
  { convert }: Converter,
  today: EpochDay,
): MemberSide[] {
  return members
    .map(({ row, sums }) => ({
      row,
      ...sideOf(sums),
      basePrice: row.price === null ? null : rounded(convert(row.price, row.currency, today)),
      distanceKm: base && rounded(distanceKm(base, row)),
      similarity: base && similarity(base, { ...row, roomType: (row.roomType ?? 'entire-home') as RoomType }),
    }))
    .sort((a, b) => more(b.similarity, a.similarity) || more(a.distanceKm, b.distanceKm));
}

const more = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0);
