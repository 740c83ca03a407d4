import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { ImportAttributes, ImportCounts, ListingOutcome } from '#contract/console/csv-imports.ts';
import type { Executor } from '../../db/database.ts';
import { accounts, channelListings, imports, listings, users } from '../../db/schema/index.ts';
import type { Page, PageRequest } from '../../http/documents.ts';
import { visibleTo } from '../../listings/queries.ts';
import type { Tenant } from '../../oauth/principal.ts';

/** Which visible listings stand under these ids of their channels; one id may name several. */
export async function findByChannelIds(
  db: Executor,
  tenant: Tenant,
  channelIds: readonly string[],
): Promise<{ channelId: string; listingId: number }[]> {
  if (channelIds.length === 0) return [];
  return db
    .selectDistinct({ channelId: channelListings.channelId, listingId: listings.id })
    .from(channelListings)
    .innerJoin(accounts, and(eq(accounts.id, channelListings.accountId), isNull(accounts.deletedAt)))
    .innerJoin(listings, eq(listings.id, channelListings.listingId))
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(
      and(inArray(channelListings.channelId, [...channelIds]), channelListings.active, visibleTo(tenant)),
    );
}

export type NewImport = Pick<
  typeof imports.$inferInsert,
  'ownerId' | 'kind' | 'requestId' | 'createdBy' | 'createdAt'
> & { counts: ImportCounts; outcomes: ListingOutcome[] };

export async function insertImport(db: Executor, values: NewImport): Promise<number> {
  const [row] = await db.insert(imports).values(values).returning({ id: imports.id });
  if (!row) throw new Error('The import was not stored.');
  return row.id;
}

export async function saveOutcomes(
  db: Executor,
  id: number,
  values: { outcomes: ListingOutcome[]; finishedAt?: Date; undoneAt?: Date },
): Promise<void> {
  await db.update(imports).set(values).where(eq(imports.id, id));
}

export interface ImportRow {
  id: number;
  kind: ImportAttributes['kind'];
  requestId: string;
  createdBy: string;
  createdAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
  counts: ImportCounts;
  outcomes: ListingOutcome[];
}

export async function findImport(db: Executor, ownerId: number, id: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.ownerId, ownerId)));
  return (row as ImportRow | undefined) ?? null;
}

export async function listImports(
  db: Executor,
  ownerId: number,
  page: PageRequest,
): Promise<Page<ImportRow>> {
  const ofOwner = eq(imports.ownerId, ownerId);
  const [counted] = await db.select({ count: count() }).from(imports).where(ofOwner);
  const rows = await db
    .select()
    .from(imports)
    .where(ofOwner)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { rows: rows as ImportRow[], count: counted?.count ?? 0 };
}

export async function deleteImportsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.createdAt, before));
}
