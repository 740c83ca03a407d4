import { randomBytes } from 'node:crypto';
import { PARTNER_SCOPES, type Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import {
  accounts,
  applicationSecrets,
  applications,
  channelListings,
  listings,
  type Permission,
} from '../db/schema/index.ts';
import { hashSecret, randomSecret } from '../oauth/secrets.ts';
import { hashPassword } from '../users/passwords.ts';
import { insertCredential, insertUser } from '../users/queries.ts';

export interface TestApplication {
  id: number;
  clientId: string;
  clientSecret: string;
}

export interface TestUser {
  id: number;
  credentialId: number;
  email: string;
}

export interface TestListing {
  id: number;
  accountId: number;
  channelId: string;
}

export interface ApplicationOptions {
  /** Every scope of the spec, unless said otherwise. */
  scopes?: readonly Scope[];
  requireUserScopedTokens?: boolean;
  firstParty?: boolean;
  /** The application whose users a first-party one acts for. */
  actsFor?: TestApplication;
  /** So many that no other test meets a limit, unless said otherwise. */
  rateLimitPerMinute?: number;
}

export interface UserOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  locale?: 'en' | 'de' | 'ja';
  permission?: Permission;
  /** None: nobody can sign in. */
  password?: string;
}

export type ListingOptions = Partial<typeof listings.$inferInsert> & {
  channel?: string;
  channelId?: string;
  active?: boolean;
};

const unique = () => randomBytes(5).toString('hex');

/** What was just written is there. */
function written<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The fixture was not written.');
  return value;
}

/** Writes what a test starts from; every test makes its own. */
export function fixtures(context: Context) {
  const { db } = context;

  async function createApplication(options: ApplicationOptions = {}): Promise<TestApplication> {
    const clientId = `app-${unique()}`;
    const clientSecret = randomSecret();
    const [row] = await db
      .insert(applications)
      .values({
        clientId,
        name: clientId,
        scopes: [...(options.scopes ?? PARTNER_SCOPES)],
        requireUserScopedTokens: options.requireUserScopedTokens ?? false,
        firstParty: options.firstParty ?? false,
        actsForId: options.actsFor?.id ?? null,
        rateLimitPerMinute: options.rateLimitPerMinute ?? 100_000,
      })
      .returning();
    const { id } = written(row);
    await db.insert(applicationSecrets).values({ applicationId: id, secretHash: hashSecret(clientSecret) });
    return { id, clientId, clientSecret };
  }

  async function createCredential(
    userId: number,
    { permission = 'Admin', password, email = `login-${unique()}@example.com` }: UserOptions = {},
  ): Promise<number> {
    const id = await insertCredential(db, {
      userId,
      name: 'Test Login',
      email,
      passwordHash: password === undefined ? '' : await hashPassword(password),
      globalPermissions: permission,
      createdAt: context.now(),
    });
    return written(id);
  }

  async function createUser(application: TestApplication, options: UserOptions = {}): Promise<TestUser> {
    const email = options.email ?? `user-${unique()}@example.com`;
    const { firstName = 'Mara', lastName = 'Lindt', locale = 'en' } = options;
    const creation = { 'first-name': firstName, 'last-name': lastName, email, locale };
    const { id } = written(await insertUser(db, application.id, creation, context.now()));
    return { id, email, credentialId: await createCredential(id, { ...options, email }) };
  }

  async function seedAccount(user: TestUser, channelId = `account-${unique()}`): Promise<number> {
    const [row] = await db
      .insert(accounts)
      .values({
        userId: user.id,
        channel: 'sandbox',
        channelId,
        label: 'Sandbox PMS',
        credentialsEncrypted: context.cipher.seal('{}', 'nothing'),
        isPms: true,
        syncState: 'completed',
        lastSuccessfulSyncAt: context.now(),
        createdAt: context.now(),
      })
      .returning();
    return written(row).id;
  }

  /** A listing with one active channel listing, in the user's account, or in one of its own. */
  async function seedListing(
    user: TestUser,
    { channel = 'sandbox', channelId = `listing-${unique()}`, active = true, ...values }: ListingOptions = {},
    accountId?: number,
  ): Promise<TestListing> {
    const account = accountId ?? (await seedAccount(user));
    const defaults = { title: 'Harbour Loft', timezone: 'Europe/Lisbon', currency: 'EUR' };
    const [listing] = await db
      .insert(listings)
      .values({ ...defaults, createdAt: context.now(), ...values, ownerId: user.id })
      .returning();
    const { id } = written(listing);
    await db.insert(channelListings).values({
      ownerId: user.id,
      listingId: id,
      accountId: account,
      channel,
      channelId,
      primary: true,
      active,
      lastSuccessfulSyncAt: context.now(),
    });
    return { id, accountId: account, channelId };
  }

  return { createApplication, createUser, createCredential, seedAccount, seedListing };
}
