import { localToday } from '../calendar/local-today.ts';
import type { Context } from '../context.ts';
import { bringRecommendations } from './bring-recommendations.ts';
import { connectPortfolios } from './connect-portfolios.ts';
import { createDemoPeople } from './create-demo-people.ts';
import { createDemoApplications, findDemoPartner, renewSecrets } from './demo-applications.ts';
import { type DemoFile, readDemoFile, writeDemoFile } from './demo-file.ts';
import { type DemoPasswords, newDemoPasswords } from './demo-passwords.ts';
import { DEMO_USERS } from './demo-people.ts';
import { seedDemoRates } from './demo-rates.ts';
import { demoAddresses, describeDemo } from './describe-demo.ts';
import { keepDemoCurrent } from './keep-demo-current.ts';
import { keepDemoYesterday } from './keep-demo-yesterday.ts';
import { findLogin, isEmpty, setPassword } from './queries.ts';
import { seedDemoCompsets } from './seed-demo-compsets.ts';
import { setDemoRules } from './set-demo-rules.ts';

type Say = (step: string) => void;

/** What is known in plain text only when it is made. */
interface Secrets {
  applications: DemoFile['applications'];
  passwords: DemoPasswords;
}

/**
 * Loads the demo into an empty database, and writes `demo.json` with its addresses, secrets and logins. Each
 * step sees what is done already: a start that was killed is completed by the next, and where the demo is
 * complete it is only brought up to today. A database with other data is left alone.
 */
export async function loadDemo(context: Context, say: Say): Promise<void> {
  const isNew = await isEmpty(context.db);
  if (!isNew && !(await findDemoPartner(context.db))) return;
  await seedDemoRates(context.db);
  await keepDemoCurrent(context, say);
  const secrets = isNew ? await createDemo(context, say) : null;
  await completePortfolios(context, say);
  await keepDemoYesterday(context);
  await keepDemoFile(context, secrets);
  await context.database.tend();
}

async function createDemo(context: Context, say: Say): Promise<Secrets> {
  say('Creating the demo’s applications and logins');
  const passwords = await newDemoPasswords();
  return context.db.transaction(async (tx) => {
    const applications = await createDemoApplications(context, tx);
    const partner = await findDemoPartner(tx);
    if (!partner) throw new Error('The demo’s partner application is missing.');
    await createDemoPeople(tx, partner.id, passwords);
    return { applications, passwords };
  });
}

async function completePortfolios(context: Context, say: Say): Promise<void> {
  const partner = await findDemoPartner(context.db);
  const logins = await Promise.all(DEMO_USERS.map(({ email }) => findLogin(context.db, email)));
  const users = DEMO_USERS.filter((_, index) => logins[index]?.firstEnabledAt === null);
  if (!partner || users.length === 0) return;
  const imported = await connectPortfolios(context, partner, users, say);
  // Listings that come later would go without rules: the next start tries again.
  if (!imported) return;
  const today = localToday('UTC', context.now());
  say('Looking at base prices');
  for (const user of users) {
    await bringRecommendations(context, user);
    await seedDemoCompsets(context, user);
    await setDemoRules(context, user, today);
  }
}

/** The addresses may have changed since the last start; lost secrets and passwords are replaced by new ones. */
async function keepDemoFile(context: Context, made: Secrets | null): Promise<void> {
  const { dataDir } = context.config;
  const kept = made ? null : await findKeptFile(context);
  if (kept) {
    writeDemoFile(dataDir, { ...kept, ...demoAddresses(context) });
    return;
  }
  const { applications, passwords } = made ?? (await renewEverything(context));
  writeDemoFile(dataDir, await describeDemo(context, applications, passwords));
}

/** The file of this database's demo, not one that an earlier database has left behind. */
async function findKeptFile(context: Context): Promise<DemoFile | null> {
  const kept = readDemoFile(context.config.dataDir);
  const partner = await findDemoPartner(context.db);
  return kept?.applications.partner.clientId === partner?.clientId ? kept : null;
}

async function renewEverything(context: Context): Promise<Secrets> {
  const passwords = await newDemoPasswords();
  const applications = await context.db.transaction(async (tx) => {
    for (const [email, { hash }] of passwords) await setPassword(tx, email, hash);
    return renewSecrets(context, tx);
  });
  return { applications, passwords };
}
