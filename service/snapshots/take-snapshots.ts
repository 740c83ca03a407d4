import { LRUCache } from 'lru-cache';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { localToday } from '../calendar/local-today.ts';
import { pricingInputs } from '../calendar/pricing-inputs.ts';
import { findPricingRows, type PricingRow } from '../calendar/queries.ts';
import { readModel } from '../calendar/read-model.ts';
import type { Context } from '../context.ts';
import type { ClusterModel } from '../market/model/cluster-model.ts';
import { recordPrices } from '../pricing/record/price-record.ts';
import {
  deleteSnapshotsBefore,
  type ListingToKeep,
  listListingsToKeep,
  type NewSnapshot,
  saveSnapshots,
} from './queries.ts';
import { encodeSnapshot } from './snapshot-codec.ts';

const LISTINGS_AT_A_TIME = 100;
/** As many nights as a calendar shows, so that tomorrow's year is known but for its last night. */
const NIGHTS_KEPT = 366;
/** Yesterday's are read; one more for places where it is still yesterday. */
const DAYS_KEPT = 2;
const MS_PER_HOUR = 3_600_000;

type Models = LRUCache<string, { model: ClusterModel | null }>;

/**
 * Keeps what the prices of every listing are made of on its day: as it is in the last hour of that day, and as it
 * is found first for a day whose last hour is missed. To be run every hour.
 * @throws the signal's reason
 */
export async function takeSnapshots(context: Context, signal: AbortSignal): Promise<void> {
  const models: Models = new LRUCache({ max: 100 });
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const listings = await listListingsToKeep(context.db, after, LISTINGS_AT_A_TIME);
    after = listings.at(-1)?.id ?? after;
    const due = listings.filter((listing) => isDue(listing, context.now())).map(({ id }) => id);
    await keepListings(context, due, models);
    if (listings.length < LISTINGS_AT_A_TIME) return;
  }
}

function isDue({ timezone, takenOn }: ListingToKeep, now: Date): boolean {
  const today = localToday(timezone, now);
  const isLastHour = localToday(timezone, new Date(now.getTime() + MS_PER_HOUR)) > today;
  return isLastHour || takenOn === null || toEpochDay(takenOn) < today;
}

async function keepListings(context: Context, listingIds: readonly number[], models: Models): Promise<void> {
  const { db, log } = context;
  const now = context.now();
  const snapshots: NewSnapshot[] = [];
  for (const row of await findPricingRows(db, listingIds, now)) {
    try {
      const model = await modelOf(context, row, models);
      if (!model || row.basePrice === null) continue;
      const today = localToday(row.timezone, now);
      const inputs = pricingInputs(row, row.basePrice, model, today);
      const { nights } = recordPrices(inputs, today, today + NIGHTS_KEPT - 1);
      snapshots.push({
        listingId: row.listingId,
        takenOn: toIsoDate(today),
        nights: encodeSnapshot(nights),
      });
    } catch (error) {
      log.error({ err: error, listingId: row.listingId }, 'prices not kept');
    }
  }
  await saveSnapshots(db, snapshots);
  const oldest = toIsoDate(localToday('UTC', now) - DAYS_KEPT);
  await deleteSnapshotsBefore(db, listingIds, oldest);
}

async function modelOf({ db }: Context, { marketId, clusterId, marketActive }: PricingRow, models: Models) {
  if (marketId === null || clusterId === null || !marketActive) return null;
  const key = `${marketId}/${clusterId}`;
  const known = models.get(key) ?? { model: await readModel(db, marketId, clusterId) };
  models.set(key, known);
  return known.model;
}
