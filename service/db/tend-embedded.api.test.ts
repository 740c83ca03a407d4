import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { type Database, rowsOf } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const state = async () => {
  const rows = await rowsOf<{ known: number; analyzed: string | null; vacuumed: string | null }>(
    database.db,
    sql`select c.reltuples::int as known, s.last_analyze::text as analyzed, s.last_vacuum::text as vacuumed
      from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'tended'`,
  );
  return rows[0];
};

const onEmbedded = test.skipIf(process.env.TEST_DATABASE_URL);

onEmbedded(
  'a table of which much has changed gets statistics, and room where many rows are dead',
  async () => {
    const { db } = database;
    await db.execute(sql`drop table if exists tended`);
    await db.execute(sql`create table tended as select n from generate_series(1, 500) n`);
    await database.tend();
    const first = await state();
    expect(first).toMatchObject({ known: 500, analyzed: expect.any(String), vacuumed: null });

    await db.execute(sql`insert into tended select n from generate_series(1, 20) n`);
    await database.tend();
    expect(await state()).toEqual(first);

    await db.execute(sql`delete from tended where n <= 200`);
    await database.tend();
    expect(await state()).toMatchObject({ known: 300, vacuumed: expect.any(String) });
  },
);
