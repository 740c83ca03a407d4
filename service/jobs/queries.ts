import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { type Executor, rowsOf } from '../db/database.ts';

/** The queue's statements inside the executor's transaction. */
export function queueWithin(executor: Executor) {
  const transaction = { execute: async (query: unknown) => ({ rows: await rowsOf(executor, query as SQL) }) };
  return fromDrizzle(transaction, sql);
}

/** @param matching members that the job's data must have */
export async function deleteWaitingJobs(
  db: Executor,
  name: string,
  singletonKey: string,
  matching: Record<string, unknown>,
): Promise<void> {
  await db.execute(
    sql`delete from jobs.job where name = ${name} and singleton_key = ${singletonKey} and state = 'created'
      and data @> ${JSON.stringify(matching)}::jsonb`,
  );
}

/** The states of a job that is not over. */
export type OpenState = 'created' | 'retry' | 'active';

export async function hasJob(
  db: Executor,
  name: string,
  singletonKey: string,
  states: readonly OpenState[],
): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select 1 from jobs.job where name = ${name} and singleton_key = ${singletonKey}
      and state::text in ${[...states]} limit 1`,
  );
  return found.length > 0;
}

/** Nobody else runs jobs of the embedded database: what is at work when this process starts died with the last. */
export async function requeueInterrupted(db: Executor): Promise<void> {
  await db.execute(sql`
    update jobs.job interrupted set state = case when exists (
        select 1 from jobs.job waiting where waiting.name = interrupted.name and waiting.state = 'retry'
          and waiting.singleton_key = interrupted.singleton_key)
      then 'cancelled'::jobs.job_state else 'retry'::jobs.job_state end
    where state = 'active'`);
}
