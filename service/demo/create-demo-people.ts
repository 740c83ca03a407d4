import type { Executor } from '../db/database.ts';
import type { DemoPasswords } from './demo-passwords.ts';
import { DEMO_STAFF, DEMO_USERS, type DemoUser } from './demo-people.ts';
import { insertDemoLogin, insertDemoStaff, insertDemoUser } from './queries.ts';

/** Creates the demo's users with their logins, and the partner's staff. */
export async function createDemoPeople(
  tx: Executor,
  applicationId: number,
  passwords: DemoPasswords,
): Promise<void> {
  for (const user of DEMO_USERS) await createUser(tx, applicationId, user, passwords);
  const { name, email, locale } = DEMO_STAFF;
  await insertDemoStaff(tx, { applicationId, name, email, locale, passwordHash: hashOf(passwords, email) });
}

async function createUser(
  tx: Executor,
  applicationId: number,
  user: DemoUser,
  passwords: DemoPasswords,
): Promise<void> {
  const { firstName, lastName, email, locale, billingCurrency, plan } = user;
  const userId = await insertDemoUser(tx, {
    applicationId,
    firstName,
    lastName,
    email,
    locale,
    billingCurrency,
    plan,
  });
  for (const login of user.logins) {
    await insertDemoLogin(tx, {
      userId,
      name: login.name,
      email: login.email,
      locale: login.locale,
      globalPermissions: login.permission,
      passwordHash: hashOf(passwords, login.email),
    });
  }
}

const hashOf = (passwords: DemoPasswords, email: string) => passwords.get(email)?.hash ?? '';
