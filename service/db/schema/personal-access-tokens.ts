import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';
import { credentials, users } from './identity.ts';

/** Made by a login for its own software. Revoking one deletes its row. */
export const personalAccessTokens = pgTable(
  'personal_access_tokens',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: reference()
      .notNull()
      .references(() => credentials.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text().array().notNull(),
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text().notNull().unique(),
    /** Its prefix and last characters, by which people tell tokens apart. */
    hint: text().notNull(),
    /** The day its owner wants to be reminded of replacing it. */
    remindOn: date({ mode: 'string' }),
    createdAt: createdAt(),
    lastUsedAt: instant(),
    lastUsedAddress: text(),
  },
  (t) => [index().on(t.userId), index().on(t.credentialId)],
);
