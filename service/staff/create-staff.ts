import type { Locale } from '#contract/locales.ts';
import type { Context } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { hashPassword } from '../users/passwords.ts';
import { insertStaff, type StaffRow } from './queries.ts';

export interface StaffCreation {
  applicationId: number;
  name: string;
  email: string;
  locale: Locale;
  password: string;
}

/** @throws ConflictError where somebody signs in with the address already */
export async function createStaff(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { password, ...member }: StaffCreation,
): Promise<StaffRow> {
  const passwordHash = await hashPassword(password);
  const created = await insertStaff(db, { ...member, passwordHash, createdAt: now() });
  if (!created) throw new ConflictError(`Somebody signs in as ${member.email} already.`);
  return created;
}
