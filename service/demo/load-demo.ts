import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addAccount } from '../accounts/add-account.ts';
import { localToday } from '../calendar/local-today.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { markFirstEnabled } from '../listings/queries.ts';
import type { Principal } from '../oauth/principal.ts';
import { findApplicationBySecret } from '../oauth/queries.ts';
import { hashSecret } from '../oauth/secrets.ts';
import { hashPassword } from '../users/passwords.ts';
import { createDemoApplications, renewSecrets } from './demo-applications.ts';
import { type DemoFile, readDemoFile, writeDemoFile } from './demo-file.ts';
import { DEMO_STAFF, DEMO_USERS, type DemoUser } from './demo-people.ts';
import { demoRules } from './demo-rules.ts';
import { seedDemoMarkets } from './markets/seed-demo-markets.ts';
import {
  countRunningImports,
  findLogin,
  findStaffId,
  insertCustomization,
  insertDemoLogin,
  insertDemoStaff,
  insertDemoUser,
  isEmpty,
  listDemoListings,
  setLimits,
  setPassword,
} from './queries.ts';

type Say = (step: string) => void;

/**
 * Loads the demo into an empty database, and writes `demo.json` with its addresses, secrets and logins.
 * Where the demo is there already only the file is kept true. A database with other data is left alone.
 */
export async function loadDemo(context: Context, say: Say): Promise<void> {
  if (await isEmpty(context.db)) await createDemo(context, say);
  else await keepDemoFile(context);
}

async function createDemo(context: Context, say: Say): Promise<void> {
  const today = localToday('UTC', context.now());
  await seedDemoMarkets(context.db, today, (market) => say(`Observing the market of ${market}`));
  say('Creating the demo’s applications and logins');
  const passwords = await hashedPasswords();
  const applications = await context.db.transaction(async (tx) => {
    const secrets = await createDemoApplications(context, tx);
    const partner = await findApplicationBySecret(
      tx,
      secrets.partner.clientId,
      hashSecret(secrets.partner.clientSecret),
    );
    if (!partner) throw new Error('The demo’s partner application is missing.');
    for (const user of DEMO_USERS) await createUser(tx, partner.id, user, passwords);
    await insertDemoStaff(tx, {
      applicationId: partner.id,
      name: DEMO_STAFF.name,
      email: DEMO_STAFF.email,
      locale: DEMO_STAFF.locale,
      passwordHash: hashOf(passwords, DEMO_STAFF.email),
    });
    return { secrets, partner };
  });
  await connectPortfolios(context, applications.partner, say);
  await setRules(context, today);
  writeDemoFile(context.config.dataDir, await demoFile(context, applications.secrets, passwords));
}

type Passwords = Map<string, { plain: string; hash: string }>;

const emails = () => [
  ...DEMO_USERS.flatMap((user) => user.logins.map((login) => login.email)),
  DEMO_STAFF.email,
];

async function hashedPasswords(): Promise<Passwords> {
  const entries = emails().map(async (email) => {
    const plain = readablePassword();
    return [email, { plain, hash: await hashPassword(plain) }] as const;
  });
  return new Map(await Promise.all(entries));
}

const hashOf = (passwords: Passwords, email: string) => passwords.get(email)?.hash ?? '';

/** About 60 bits, in groups that can be read out. */
function readablePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}

async function createUser(
  tx: Executor,
  applicationId: number,
  user: DemoUser,
  passwords: Passwords,
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

/** Connects the sandbox the way any partner would, and waits for the imports. */
async function connectPortfolios(
  context: Context,
  partner: { id: number; clientId: string; name: string },
  say: Say,
): Promise<void> {
  const principal: Principal = {
    application: { id: partner.id, clientId: partner.clientId, name: partner.name, firstParty: false },
    tenantApplicationId: partner.id,
    scopes: new Set(['user:write']),
    user: null,
    session: null,
  };
  say('Connecting the sandbox');
  for (const { email, portfolios } of DEMO_USERS) {
    const login = await findLogin(context.db, email);
    for (const key of portfolios) {
      const creation = { channel: 'sandbox', credentials: { api_key: key } };
      if (login) await addAccount(context, principal, login.userId, creation, 'high');
    }
  }
  for (;;) {
    const running = await countRunningImports(context.db);
    if (running === 0) return;
    say(`Importing listings and reservations: ${running} ${running === 1 ? 'account' : 'accounts'} to go`);
    await sleep(200);
  }
}

async function setRules(context: Context, today: number): Promise<void> {
  const now = context.now();
  for (const { email } of DEMO_USERS) {
    const login = await findLogin(context.db, email);
    if (!login) continue;
    const rows = await listDemoListings(context.db, login.userId);
    await context.db.transaction(async (tx) => {
      for (const [index, { id, basePrice, currency, clusterId }] of rows.entries()) {
        if (basePrice === null || clusterId === null) continue;
        const rules = demoRules({ basePrice, currency }, index, today);
        await setLimits(tx, id, rules, now);
        for (const [type, attributes] of Object.entries(rules.customizations)) {
          await insertCustomization(tx, { listingId: id, ownerId: login.userId, type, attributes });
        }
      }
      await markFirstEnabled(tx, login.userId, now);
    });
  }
}

/** The addresses may have changed since the last start; lost secrets and passwords are replaced by new ones. */
async function keepDemoFile(context: Context): Promise<void> {
  const [first] = DEMO_USERS;
  if (!first || !(await findLogin(context.db, first.email))) return;
  const kept = readDemoFile(context.config.dataDir);
  if (kept) {
    writeDemoFile(context.config.dataDir, { ...kept, ...addresses(context) });
    return;
  }
  const passwords = await hashedPasswords();
  const secrets = await context.db.transaction(async (tx) => {
    for (const [email, { hash }] of passwords) await setPassword(tx, email, hash);
    return renewSecrets(context, tx);
  });
  writeDemoFile(context.config.dataDir, await demoFile(context, secrets, passwords));
}

const addresses = ({ config }: Context) => ({
  dashboardUrl: config.dashboardUrl,
  apiUrl: config.publicApiUrl,
  sandboxUrl: config.sandboxUrl,
});

async function demoFile(
  context: Context,
  applications: DemoFile['applications'],
  passwords: Passwords,
): Promise<DemoFile> {
  const logins: DemoFile['logins'] = [];
  for (const { name, email, role } of DEMO_USERS.flatMap((user) => user.logins)) {
    const login = await findLogin(context.db, email);
    if (!login) continue;
    logins.push({
      name,
      email,
      password: passwords.get(email)?.plain ?? '',
      role,
      userId: String(login.userId),
      credentialId: String(login.id),
      plan: login.plan,
    });
  }
  const staffId = await findStaffId(context.db, DEMO_STAFF.email);
  if (staffId !== null) {
    const { name, email, role } = DEMO_STAFF;
    const password = passwords.get(email)?.plain ?? '';
    // Staff act for every user of the partner and have no credential of their own.
    logins.push({ name, email, password, role, userId: '', credentialId: '', plan: 'active' });
  }
  return { ...addresses(context), applications, logins };
}
