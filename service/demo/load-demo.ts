import { localToday } from '../calendar/local-today.ts';
import type { Context } from '../context.ts';
import { findApplicationBySecret } from '../oauth/queries.ts';
import { hashSecret } from '../oauth/secrets.ts';
import { connectPortfolios } from './connect-portfolios.ts';
import { createDemoPeople } from './create-demo-people.ts';
import { createDemoApplications, renewSecrets } from './demo-applications.ts';
import { readDemoFile, writeDemoFile } from './demo-file.ts';
import { newDemoPasswords } from './demo-passwords.ts';
import { DEMO_USERS } from './demo-people.ts';
import { demoAddresses, describeDemo } from './describe-demo.ts';
import { seedDemoMarkets } from './markets/seed-demo-markets.ts';
import { findLogin, isEmpty, setPassword } from './queries.ts';
import { setDemoRules } from './set-demo-rules.ts';

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
  const passwords = await newDemoPasswords();
  const applications = await context.db.transaction(async (tx) => {
    const secrets = await createDemoApplications(context, tx);
    const { clientId, clientSecret } = secrets.partner;
    const partner = await findApplicationBySecret(tx, clientId, hashSecret(clientSecret));
    if (!partner) throw new Error('The demo’s partner application is missing.');
    await createDemoPeople(tx, partner.id, passwords);
    return { secrets, partner };
  });
  await connectPortfolios(context, applications.partner, say);
  await setDemoRules(context, today);
  writeDemoFile(context.config.dataDir, await describeDemo(context, applications.secrets, passwords));
}

/** The addresses may have changed since the last start; lost secrets and passwords are replaced by new ones. */
async function keepDemoFile(context: Context): Promise<void> {
  const [first] = DEMO_USERS;
  if (!first || !(await findLogin(context.db, first.email))) return;
  const kept = readDemoFile(context.config.dataDir);
  if (kept) {
    writeDemoFile(context.config.dataDir, { ...kept, ...demoAddresses(context) });
    return;
  }
  const passwords = await newDemoPasswords();
  const secrets = await context.db.transaction(async (tx) => {
    for (const [email, { hash }] of passwords) await setPassword(tx, email, hash);
    return renewSecrets(context, tx);
  });
  writeDemoFile(context.config.dataDir, await describeDemo(context, secrets, passwords));
}
