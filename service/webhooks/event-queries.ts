import { sql } from 'drizzle-orm';
import { type Executor, rowsOf } from '../db/database.ts';

/** @returns how many were deleted, at most `limit` */
export async function deleteEventsBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const deleted = await rowsOf(
    db,
    sql`
      delete from events where id in (
        select e.id from events e where e.created_at < ${before.toISOString()} and not exists (
          select 1 from webhook_deliveries d where d.event_id = e.id and d.status = 'pending')
        order by e.created_at limit ${limit})
      returning 1`,
  );
  return deleted.length;
}
