import { randomInt } from 'node:crypto';
import { hashPassword } from '../users/passwords.ts';
import { DEMO_STAFF, DEMO_USERS } from './demo-people.ts';

/** By e-mail address. */
export type DemoPasswords = Map<string, { plain: string; hash: string }>;

/** A new password for everybody who signs in to the demo. */
export async function newDemoPasswords(): Promise<DemoPasswords> {
  const emails = [...DEMO_USERS.flatMap((user) => user.logins.map((login) => login.email)), DEMO_STAFF.email];
  const entries = emails.map(async (email) => {
    const plain = readablePassword();
    return [email, { plain, hash: await hashPassword(plain) }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** About 60 bits, in groups that can be read out. */
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
