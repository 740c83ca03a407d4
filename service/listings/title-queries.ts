import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Without letter case and without the widths that Japanese keyboards have. */
const folded = (text: SQL | PgColumn) => sql`lower(normalize(${text}, NFKC))`;

/** Whether a title has a text somewhere. */
export const titleHas = (title: SQL | PgColumn, text: string): SQL =>
  sql`position(${folded(sql`${text}::text`)} in ${folded(title)}) > 0`;
