import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, reference } from './columns.ts';

/** An OAuth client: a partner's integration, or the dashboard itself (`firstParty`). */
export const applications = pgTable('applications', {
  id: id(),
  clientId: text().notNull().unique(),
  name: text().notNull(),
  firstParty: boolean().notNull().default(false),
  /** First-party applications act for the users of this application. */
  actsForId: reference(),
  requireUserScopedTokens: boolean().notNull().default(false),
  scopes: text().array().notNull(),
  /** Which of its scopes personal access tokens may carry; null for every one that they can. */
  personalTokenScopes: text().array(),
  /** Networks that its tokens may be used from; empty for everywhere. */
  allowlist: text().array().notNull().default([]),
  rateLimitPerMinute: integer().notNull().default(600),
  webhookSecretEncrypted: bytes(),
  createdAt: createdAt(),
});

/** Two may be valid at a time, so that a secret can be rotated without an outage. */
export const applicationSecrets = pgTable(
  'application_secrets',
  {
    id: id(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    secretHash: text().notNull(),
    /** Its last characters, by which people tell secrets apart. */
    hint: text(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index().on(t.applicationId)],
);

/** A property manager: the tenant that owns listings. */
export const users = pgTable(
  'users',
  {
    id: id(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    locale: text().notNull().default('en'),
    billingCurrency: text().notNull().default('USD'),
    plan: text({ enum: ['active', 'ended'] })
      .notNull()
      .default('active'),
    /** When an active plan ends by itself, because it is a trial. */
    trialEndsAt: instant(),
    /** Recommended base prices are taken over without asking. */
    acceptsBasePrices: boolean().notNull().default(true),
    /** When a listing was first enabled; null as long as none ever was. */
    firstEnabledAt: instant(),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_application_newest').on(t.applicationId, t.createdAt),
  ],
);

export const PERMISSIONS = ['Admin', 'Edit', 'View'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** A login of a user. The lowest id is the primary one. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialType: text().notNull().default('email'),
    name: text().notNull(),
    email: text(),
    passwordHash: text().notNull(),
    globalPermissions: text({ enum: PERMISSIONS }).notNull(),
    locale: text(),
    lastLogin: instant(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), uniqueIndex('credentials_email_key').on(sql`lower(${t.email})`)],
);

/** Support staff of a partner: they see the users of one application. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id),
    name: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    locale: text().notNull().default('en'),
    createdAt: createdAt(),
    disabledAt: instant(),
  },
  (t) => [uniqueIndex('staff_email_key').on(sql`lower(${t.email})`)],
);

/** A sign-in to the dashboard. Revoking it ends every token that was minted for it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    credentialId: reference().references(() => credentials.id, { onDelete: 'cascade' }),
    staffId: reference().references(() => staff.id, { onDelete: 'cascade' }),
    address: text(),
    userAgent: text(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [index().on(t.credentialId), index().on(t.expiresAt)],
);

/** Failed sign-ins by e-mail address, known or not, so that guessing is slowed for both alike. */
export const signInAttempts = pgTable('sign_in_attempts', {
  email: text().primaryKey(),
  failures: integer().notNull(),
  lastFailedAt: instant().notNull(),
});

export const accessTokens = pgTable(
  'access_tokens',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    applicationId: reference()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    credentialId: reference().references(() => credentials.id, { onDelete: 'cascade' }),
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [index().on(t.expiresAt), index().on(t.userId), index().on(t.sessionId)],
);
