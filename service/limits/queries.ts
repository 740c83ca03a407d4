import { lt, sql } from 'drizzle-orm';
import { type Executor, rowsOf } from '../db/database.ts';
import { rateLimitBuckets } from '../db/schema/index.ts';
import type { Lease, LeaseRequest, UnusedTokens } from './leased-bucket.ts';

/** A token that is missing by a rounding error is there. */
const ROUNDING = 1e-6;

/** Refills a bucket for the time since it was last asked and takes what is wanted, or as much as there is. */
export async function leaseTokens(db: Executor, request: LeaseRequest): Promise<Lease> {
  const { key, perMinute, wanted, now } = request;
  const { tokens, refilledAt } = rateLimitBuckets;
  const instant = sql`${now.toISOString()}::timestamptz`;
  const elapsed = sql`extract(epoch from greatest(${instant} - ${refilledAt}, interval '0'))`;
  const available = sql`least(${perMinute}::float8, ${tokens} + ${elapsed}::float8 * ${perMinute}::float8 / 60)`;
  const taken = sql`least(${wanted}::int, floor(${available} + ${ROUNDING}::float8)::int)`;
  const [row] = await db
    .insert(rateLimitBuckets)
    .values({ key, tokens: perMinute - wanted, leased: wanted, refilledAt: now })
    .onConflictDoUpdate({
      target: rateLimitBuckets.key,
      set: {
        tokens: sql`greatest(0, ${available} - ${taken})`,
        leased: taken,
        refilledAt: sql`greatest(${refilledAt}, ${instant})`,
      },
    })
    .returning({ granted: rateLimitBuckets.leased, tokensLeft: tokens });
  return row ?? { granted: 0, tokensLeft: 0 };
}

/** Puts back what was leased and not spent. Locked in one order, so that processes do not wait for each other. */
export async function returnTokens(db: Executor, unused: readonly UnusedTokens[]): Promise<void> {
  await rowsOf(
    db,
    sql`with unused as (
          select * from json_to_recordset(${JSON.stringify(unused)}::json) as u(key text, tokens int, "perMinute" int)
        ), held as (
          select b.key from ${rateLimitBuckets} b join unused using (key) order by b.key for update of b
        )
        update ${rateLimitBuckets} b set tokens = least(unused."perMinute", b.tokens + unused.tokens)
        from held join unused using (key) where b.key = held.key`,
  );
}

/** A bucket nobody has asked for a while is full, and as good as none. */
export async function deleteQuietBuckets(db: Executor, before: Date): Promise<void> {
  await db.delete(rateLimitBuckets).where(lt(rateLimitBuckets.refilledAt, before));
}
