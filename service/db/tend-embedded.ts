import type { PGlite } from '@electric-sql/pglite';

interface NeglectedTable {
  /** Quoted, with its schema. */
  name: string;
  /** Whether room is to be reclaimed, or the planner's statistics alone are old. */
  isLoose: boolean;
}

/**
 * What autovacuum does for a server: tables of which much has changed get new statistics, those with many dead rows
 * their room back. The thresholds are PostgreSQL's own. One table at a time, so that requests get their turn between.
 */
export async function tendEmbedded(client: PGlite): Promise<void> {
  await client.query('select pg_stat_force_next_flush()'); // what was changed in the last second counts too
  const { rows } = await client.query<NeglectedTable>(`
    select format('%I.%I', s.schemaname, s.relname) as name,
      s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as "isLoose"
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
      or (c.reltuples < 0 and pg_relation_size(c.oid) > 0)`);
  for (const { name, isLoose } of rows)
    await client.exec(`${isLoose ? 'vacuum (analyze)' : 'analyze'} ${name}`);
}
