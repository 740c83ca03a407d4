import type { EpochDay } from '#contract/dates.ts';
import type { Executor } from '../db/database.ts';
import type { NightRecord } from '../pricing/record/price-record.ts';
import { findSnapshots } from './queries.ts';
import { decodeSnapshot } from './snapshot-codec.ts';

export interface KnownListing {
  row: { listingId: number };
  today: EpochDay;
}

/** What a listing's nights cost and were made of yesterday; null where that is not known. */
export interface Yesterday {
  price(day: EpochDay): number | null;
  night(day: EpochDay): NightRecord | null;
}

/** What is kept of yesterday, by listing. Whether the caller may see them is for the caller to know. */
export async function readYesterday(
  db: Executor,
  listings: readonly KnownListing[],
): Promise<Map<number, Yesterday>> {
  const wanted = listings.map(({ row, today }) => ({ listingId: row.listingId, day: today - 1 }));
  const kept = await findSnapshots(db, wanted);
  return new Map(
    wanted.flatMap(({ listingId, day: first }): [number, Yesterday][] => {
      const encoded = kept.get(listingId);
      if (!encoded) return [];
      const snapshot = decodeSnapshot(encoded);
      const yesterday = {
        price: (day: EpochDay) => snapshot.price(day - first),
        night: (day: EpochDay) => snapshot.night(day - first),
      };
      return [[listingId, yesterday]];
    }),
  );
}
