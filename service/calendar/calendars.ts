import { LRUCache } from 'lru-cache';
import type { EpochDay } from '#contract/dates.ts';
import type { Database } from '../db/database.ts';
import type { ClusterModel } from '../market/model/cluster-model.ts';
import type { Tenant } from '../oauth/principal.ts';
import { localToday } from './local-today.ts';
import { findPricingRow, findPricingRows, type PricingRow } from './queries.ts';
import { readModel } from './read-model.ts';

/** A listing's inputs as they are now, and the answers already made from them. */
interface Known {
  row: PricingRow;
  today: EpochDay;
  answers: Map<string, Uint8Array>;
}

export interface PricedListing {
  row: PricingRow;
  today: EpochDay;
  /** Null while the listing is in no cluster of an active market, or its cluster has no model. */
  model: ClusterModel | null;
  /** Keeps an answer made from exactly these inputs for the same question. */
  remember(question: string, bytes: Uint8Array): void;
}

export interface Calendars {
  /** The remembered answer to a question about a listing, if it is still true and the tenant may have it. */
  recall(tenant: Tenant, listingId: number, question: string): Uint8Array | null;
  /** The inputs of a listing's prices; null when the tenant may not see it. */
  find(tenant: Tenant, listingId: number): Promise<PricedListing | null>;
  /** The same of many listings, with one query for all that are not remembered; those it may not see are left out. */
  findMany(tenant: Tenant, listingIds: readonly number[]): Promise<PricedListing[]>;
}

const MOST_ANSWERS_PER_LISTING = 8;

export interface CalendarMemory {
  /** What all remembered answers may weigh together. */
  maximumBytes: number;
}

/**
 * Remembers what calendars are made of and the bytes made from it, and forgets both the moment the database
 * says that an input changed. While notices may be missed nothing is remembered.
 */
export async function createCalendars(
  database: Database,
  now: () => Date,
  { maximumBytes }: CalendarMemory = { maximumBytes: 64 * 1024 * 1024 },
): Promise<Calendars> {
  const listings = new LRUCache<number, Known>({
    max: 20_000,
    maxSize: maximumBytes,
    sizeCalculation: weigh,
  });
  const models = new LRUCache<string, { model: ClusterModel | null }>({ max: 500 });
  let changes = 0;

  const forgetAll = () => {
    changes += 1;
    listings.clear();
    models.clear();
  };
  const forgetListing = (id: string) => {
    changes += 1;
    listings.delete(Number(id));
  };
  await database.listen('listing_changed', forgetListing, forgetAll);
  await database.listen('market_changed', forgetAll, forgetAll);
  await database.listen('principals_changed', forgetAll, forgetAll);

  function knownInputs(listingId: number): Known | null {
    const known = database.hearsNotices() ? listings.get(listingId) : undefined;
    return known && known.today === localToday(known.row.timezone, now()) ? known : null;
  }

  /** @param before the count of changes before the row was read */
  function keepInputs(row: PricingRow, before: number): Known {
    const fresh = { row, today: localToday(row.timezone, now()), answers: new Map() };
    if (before === changes && database.hearsNotices()) listings.set(row.listingId, fresh);
    return fresh;
  }

  async function inputsOf(listingId: number): Promise<Known | null> {
    const known = knownInputs(listingId);
    if (known) return known;
    const before = changes;
    const row = await findPricingRow(database.db, listingId, now());
    return row && keepInputs(row, before);
  }

  async function inputsOfMany(listingIds: readonly number[]): Promise<Known[]> {
    const known = listingIds.map(knownInputs);
    const missing = listingIds.filter((_, index) => known[index] === null);
    const before = changes;
    const rows = await findPricingRows(database.db, missing, now());
    const found = new Map(rows.map((row) => [row.listingId, keepInputs(row, before)]));
    return listingIds.flatMap((id, index) => known[index] ?? found.get(id) ?? []);
  }

  async function modelOf({ marketId, clusterId, marketActive }: PricingRow): Promise<ClusterModel | null> {
    if (marketId === null || clusterId === null || !marketActive) return null;
    const key = `${marketId}/${clusterId}`;
    const known = database.hearsNotices() ? models.get(key) : undefined;
    if (known) return known.model;
    const before = changes;
    const model = await readModel(database.db, marketId, clusterId);
    if (before === changes && database.hearsNotices()) models.set(key, { model });
    return model;
  }

  /** @param before the count of changes before the model was asked for */
  function priced(known: Known, model: ClusterModel | null, before: number): PricedListing {
    return {
      row: known.row,
      today: known.today,
      model,
      remember(question, bytes) {
        const { listingId } = known.row;
        if (before !== changes || listings.peek(listingId) !== known) return;
        if (known.answers.size >= MOST_ANSWERS_PER_LISTING) known.answers.clear();
        known.answers.set(question, bytes);
        listings.set(listingId, known); // weighs the entry anew
      },
    };
  }

  return {
    recall(tenant, listingId, question) {
      if (!database.hearsNotices()) return null;
      const known = listings.get(listingId);
      if (!known || !mayRead(tenant, known.row)) return null;
      if (known.today !== localToday(known.row.timezone, now())) return null;
      return known.answers.get(question) ?? null;
    },
    async find(tenant, listingId) {
      const known = await inputsOf(listingId);
      if (!known || !mayRead(tenant, known.row)) return null;
      const before = changes;
      return priced(known, await modelOf(known.row), before);
    },
    async findMany(tenant, listingIds) {
      const all = (await inputsOfMany(listingIds)).filter(({ row }) => mayRead(tenant, row));
      const placeOf = ({ marketId, clusterId }: PricingRow) => `${marketId}/${clusterId}`;
      const before = changes;
      const modelByPlace = new Map<string, ClusterModel | null>();
      for (const { row } of all) {
        const place = placeOf(row);
        if (!modelByPlace.has(place)) modelByPlace.set(place, await modelOf(row));
      }
      return all.map((known) => priced(known, modelByPlace.get(placeOf(known.row)) ?? null, before));
    },
  };
}

const mayRead = (tenant: Tenant, row: PricingRow) =>
  row.applicationId === tenant.applicationId && (tenant.userId === null || tenant.userId === row.ownerId);

function weigh({ row, answers }: Known): number {
  let bytes = 2_000 + 100 * row.stays.length;
  for (const answer of answers.values()) bytes += answer.byteLength;
  return bytes;
}
