import type { Context } from '../context.ts';
import type { DemoFile } from './demo-file.ts';
import type { DemoPasswords } from './demo-passwords.ts';
import { DEMO_STAFF, DEMO_USERS } from './demo-people.ts';
import { findLogin, findStaffId } from './queries.ts';

export const demoAddresses = ({ config }: Context) => ({
  dashboardUrl: config.dashboardUrl,
  apiUrl: config.publicApiUrl,
  sandboxUrl: config.sandboxUrl,
});

/** Everything that `demo.json` tells. */
export async function describeDemo(
  context: Context,
  applications: DemoFile['applications'],
  passwords: DemoPasswords,
): Promise<DemoFile> {
  const passwordOf = (email: string) => passwords.get(email)?.plain ?? '';
  const logins: DemoFile['logins'] = [];
  for (const { name, email, role } of DEMO_USERS.flatMap((user) => user.logins)) {
    const login = await findLogin(context.db, email);
    if (!login) continue;
    logins.push({
      name,
      email,
      password: passwordOf(email),
      role,
      userId: String(login.userId),
      credentialId: String(login.id),
      plan: login.plan,
    });
  }
  if ((await findStaffId(context.db, DEMO_STAFF.email)) !== null) {
    const { name, email, role } = DEMO_STAFF;
    // Staff act for every user of the partner and have no credential of their own.
    logins.push({
      name,
      email,
      password: passwordOf(email),
      role,
      userId: '',
      credentialId: '',
      plan: 'active',
    });
  }
  return { ...demoAddresses(context), applications, logins };
}
