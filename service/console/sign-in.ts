import type { SignIn } from '#contract/console/sign-in.ts';
import { localeSchema } from '#contract/locales.ts';
import type { Context } from '../context.ts';
import { ProtocolError } from '../errors.ts';
import type { Principal } from '../oauth/principal.ts';
import { randomSecret } from '../oauth/secrets.ts';
import { hashPassword, isPassword } from '../users/passwords.ts';
import {
  clearFailures,
  findAttempts,
  findLogin,
  findStaff,
  insertSession,
  markSignedIn,
  takeAttempt,
} from './queries.ts';

const SESSION_DAYS = 14;
const PATIENCE = { freeFailures: 5, firstWaitSeconds: 30, longestWaitSeconds: 900 } as const;
const FORGET_FAILURES_AFTER_MS = 24 * 3600 * 1000;

interface Person {
  kind: 'credential' | 'staff';
  userId: number | null;
  /** Of the credential or of the staff member. */
  id: number;
  permission: 'Admin' | 'Edit' | 'View';
  locale: string;
  name: string;
  email: string;
  passwordHash: string;
}

/**
 * Opens a session for an e-mail and password. Five failures in a row make the next attempt wait, twice as
 * long each time, whether or not the address is known; so does the time an answer takes.
 * @throws ProtocolError 401 `invalid_login`, 429 `too_many_attempts`
 */
export async function signIn(
  context: Context,
  principal: Principal,
  { email, password }: { email: string; password: string },
): Promise<SignIn> {
  await takeTurn(context, email);
  const person = await findPerson(context, principal.tenantApplicationId, email);
  const matches = await isPassword(person?.passwordHash || (await unmatchableHash()), password);
  if (!person || !matches) {
    throw new ProtocolError(401, { detail: 'The e-mail or the password is wrong.', code: 'invalid_login' });
  }
  return openSession(context, person);
}

async function takeTurn(context: Context, email: string): Promise<void> {
  const now = context.now();
  const forgetBefore = new Date(now.getTime() - FORGET_FAILURES_AFTER_MS);
  if (await takeAttempt(context.db, email, now, { ...PATIENCE, forgetBefore })) return;
  const attempts = await findAttempts(context.db, email);
  const further = (attempts?.failures ?? 0) - PATIENCE.freeFailures;
  const waitSeconds = Math.min(PATIENCE.longestWaitSeconds, PATIENCE.firstWaitSeconds * 2 ** further);
  const waitedMs = now.getTime() - (attempts?.lastFailedAt.getTime() ?? 0);
  const remaining = Math.max(1, Math.ceil(waitSeconds - waitedMs / 1000));
  throw new ProtocolError(
    429,
    { detail: `Too many failed attempts. Try again in ${remaining} seconds.`, code: 'too_many_attempts' },
    { 'retry-after': String(remaining) },
  );
}

async function findPerson(context: Context, applicationId: number, email: string): Promise<Person | null> {
  const login = await findLogin(context.db, applicationId, email);
  if (login) {
    const { credential, user } = login;
    return {
      kind: 'credential',
      userId: user.id,
      id: credential.id,
      permission: credential.globalPermissions,
      locale: credential.locale ?? user.locale,
      name: credential.name,
      email: credential.email ?? email,
      passwordHash: credential.passwordHash,
    };
  }
  const member = await findStaff(context.db, applicationId, email);
  if (!member) return null;
  const { id, locale, name, passwordHash } = member;
  return {
    kind: 'staff',
    userId: null,
    id,
    permission: 'View',
    locale,
    name,
    email: member.email,
    passwordHash,
  };
}

async function openSession(context: Context, person: Person): Promise<SignIn> {
  const now = context.now();
  const id = `ses_${randomSecret()}`;
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 24 * 3600 * 1000);
  await context.db.transaction(async (tx) => {
    await clearFailures(tx, person.email);
    await insertSession(tx, {
      id,
      credentialId: person.kind === 'credential' ? person.id : null,
      staffId: person.kind === 'staff' ? person.id : null,
      createdAt: now,
      expiresAt,
    });
    if (person.kind === 'credential') await markSignedIn(tx, person.id, now);
  });
  return {
    type: 'sign-ins',
    id,
    attributes: {
      kind: person.kind,
      'user-id': person.userId === null ? null : String(person.userId),
      'credential-id': person.kind === 'credential' ? String(person.id) : null,
      permission: person.permission,
      locale: localeSchema.catch('en').parse(person.locale),
      name: person.name,
      email: person.email,
      'session-id': id,
      'expires-at': expiresAt.toISOString(),
    },
  };
}

let unmatchable: Promise<string> | null = null;

/** A hash to compare with where there is nobody, so that both cases take the same time. */
function unmatchableHash(): Promise<string> {
  unmatchable ??= hashPassword(randomSecret());
  return unmatchable;
}
