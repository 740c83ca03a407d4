import { sql } from 'drizzle-orm';
import { takeUp } from '../bulk-edits/queries.ts';
import { reachListing } from '../bulk-edits/reach-listing.ts';
import { rowsOf } from '../db/database.ts';
import type { TestApi } from './api.ts';
import { seedBulkEditor, seedPortfolio } from './bulk-edits.ts';

/** Shows whether it was made once, twice or never. */
export const RAISE = { 'base-price': { step: 'amount', amount: 10 } } as const;

/** A user with some flats at 100, 101, …, and the bulk edits of them. */
export async function seedFlats(api: TestApi, count = 6) {
  const editor = await seedBulkEditor(api);
  const ids = await seedPortfolio(api, editor.user, count, (index) => ({ basePrice: 100 + index }));
  return {
    ...editor,
    flats: { ids },
    /** Of the flats, in order. */
    prices: async (): Promise<number[]> => {
      const rows = await rowsOf<{ price: number }>(
        api.context.db,
        sql`select base_price as price from listings where id in ${ids} order by id`,
      );
      return rows.map(({ price }) => price);
    },
    entries: async (): Promise<number> => {
      const rows = await rowsOf(api.context.db, sql`select 1 from change_history where listing_id in ${ids}`);
      return rows.length;
    },
  };
}

/** Their prices after so many raises. */
export const raised = (count: number, times = 1) =>
  Array.from({ length: count }, (_, index) => 100 + index + 10 * times);

/** Does the work of an edit's job at some listings only. */
export async function begin({ context }: TestApi, id: string, listingIds: readonly number[]): Promise<void> {
  const taken = await takeUp(context.db, Number(id), context.now());
  if (!taken) throw new Error('There is nothing to do.');
  const { edit, applicationId } = taken;
  const running = { edit, tenant: { applicationId, userId: edit.ownerId } };
  for (const listingId of listingIds) await reachListing(context, running, listingId);
}
