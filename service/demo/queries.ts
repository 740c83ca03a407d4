import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type EpochDay, toEpochDay } from '#contract/dates.ts';
import type { ChannelSide } from '../accounts/queries.ts';
import type { Executor } from '../db/database.ts';
import {
  accounts,
  applicationSecrets,
  applications,
  credentials,
  customizations,
  listings,
  markets,
  observedListings,
  staff,
  users,
} from '../db/schema/index.ts';

export const isEmpty = async (db: Executor) => (await db.$count(applications)) === 0;

export async function insertApplication(
  db: Executor,
  application: typeof applications.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(applications).values(application).returning({ id: applications.id });
  if (!row) throw new Error('The application was not stored.');
  return row.id;
}

export async function findApplicationByName(db: Executor, name: string) {
  const [row] = await db.select().from(applications).where(eq(applications.name, name));
  return row ?? null;
}

export async function revokeSecrets(db: Executor, applicationId: number, now: Date): Promise<void> {
  await db
    .update(applicationSecrets)
    .set({ revokedAt: now })
    .where(and(eq(applicationSecrets.applicationId, applicationId), isNull(applicationSecrets.revokedAt)));
}

export async function insertDemoUser(db: Executor, user: typeof users.$inferInsert): Promise<number> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('The user was not stored.');
  return row.id;
}

export async function insertDemoLogin(db: Executor, login: typeof credentials.$inferInsert): Promise<number> {
  const [row] = await db.insert(credentials).values(login).returning({ id: credentials.id });
  if (!row) throw new Error('The login was not stored.');
  return row.id;
}

export async function insertDemoStaff(db: Executor, member: typeof staff.$inferInsert): Promise<number> {
  const [row] = await db.insert(staff).values(member).returning({ id: staff.id });
  if (!row) throw new Error('The staff member was not stored.');
  return row.id;
}

export async function findLogin(db: Executor, email: string) {
  const [row] = await db
    .select({
      id: credentials.id,
      userId: credentials.userId,
      plan: users.plan,
      firstEnabledAt: users.firstEnabledAt,
    })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(eq(credentials.email, email), isNull(users.deletedAt)));
  return row ?? null;
}

export async function findStaffId(db: Executor, email: string): Promise<number | null> {
  const [row] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return row?.id ?? null;
}

export async function setPassword(db: Executor, email: string, passwordHash: string): Promise<void> {
  await db.update(credentials).set({ passwordHash }).where(eq(credentials.email, email));
  await db.update(staff).set({ passwordHash }).where(eq(staff.email, email));
}

/** The connected accounts of the users with these e-mail addresses. */
export async function listDemoAccounts(db: Executor, emails: string[]) {
  return db
    .select({
      id: accounts.id,
      userId: accounts.userId,
      channel: accounts.channel,
      channelId: accounts.channelId,
      lastSuccessfulSyncAt: accounts.lastSuccessfulSyncAt,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(inArray(users.email, emails), isNull(users.deletedAt), isNull(accounts.deletedAt), accounts.valid),
    )
    .orderBy(asc(accounts.id));
}

/** Whether the account is connected or once was. */
export async function isAccountKnown(db: Executor, side: ChannelSide): Promise<boolean> {
  const { userId, channel, channelId } = side;
  const where = and(
    eq(accounts.userId, userId),
    eq(accounts.channel, channel),
    eq(accounts.channelId, channelId),
  );
  return (await db.$count(accounts, where)) > 0;
}

export interface MarketObserved {
  name: string;
  source: string;
  /** Null when it is not known. */
  day: EpochDay | null;
}

export async function listMarketsObserved(db: Executor): Promise<MarketObserved[]> {
  const rows = await db
    .select({ name: markets.name, source: markets.source, observedAt: markets.observedAt })
    .from(markets);
  return rows.map(({ name, source, observedAt }) => ({
    name,
    source,
    day: observedAt && toEpochDay(observedAt.toISOString().slice(0, 10)),
  }));
}

export async function listDemoListings(db: Executor, ownerId: number) {
  return db.select().from(listings).where(eq(listings.ownerId, ownerId)).orderBy(asc(listings.id));
}

/** Ids of the observed homes of a market that guests rate best, of one size. */
export async function listBestRated(
  db: Executor,
  market: string,
  bedrooms: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: observedListings.id })
    .from(observedListings)
    .innerJoin(markets, eq(markets.id, observedListings.marketId))
    .where(
      and(
        eq(markets.name, market),
        eq(observedListings.roomType, 'entire-home'),
        eq(observedListings.bedrooms, bedrooms),
        isNotNull(observedListings.rating),
      ),
    )
    .orderBy(desc(observedListings.rating), asc(observedListings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function setLimits(
  db: Executor,
  listingId: number,
  limits: { minPrice: number; maxPrice: number | null; enabled: boolean },
  now: Date,
): Promise<void> {
  await db
    .update(listings)
    .set({ ...limits, minPriceUpdatedAt: now })
    .where(eq(listings.id, listingId));
}

export async function insertCustomization(
  db: Executor,
  customization: { listingId: number; ownerId: number; type: string; attributes: unknown },
): Promise<void> {
  await db.insert(customizations).values(customization).onConflictDoNothing();
}
