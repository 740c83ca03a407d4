import type { Ledger } from '../ledger.ts';
import type { Facts } from '../queries.ts';
import type { Kill } from '../storm.ts';
import type { World } from '../world.ts';

/** All that is known in the end, from every side. */
export interface Evidence {
  facts: Facts;
  ledger: Ledger;
  world: World;
  /** Accounts that were connected, with the portfolio behind each. */
  accounts: readonly { accountId: number; apiKey: string; owner: { id: number } }[];
  /** Listings that each portfolio has now, by its key. */
  portfolios: ReadonlyMap<string, readonly string[]>;
  kills: readonly Kill[];
}

/** A guarantee, and a sentence for each case in which it was not kept. */
export interface Check {
  guarantee: string;
  breaches(evidence: Evidence): Iterable<string>;
}

export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
