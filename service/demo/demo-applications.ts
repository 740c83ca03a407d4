import { randomBytes } from 'node:crypto';
import { PARTNER_SCOPES } from '#contract/scopes.ts';
import { storeNewSecret, storeNewWebhookSecret } from '../applications/application-secrets.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import type { DemoApplicationName, DemoFile } from './demo-file.ts';
import { findApplicationByName, insertApplication, revokeSecrets } from './queries.ts';

const RATE_LIMIT_PER_MINUTE = 10_000;

const NAMES: Record<DemoApplicationName, string> = {
  partner: 'Demo partner',
  strict: 'Demo partner with user-scoped tokens only',
  other: 'Another partner',
  console: 'Ratewright dashboard',
};

/** The application whose users the demo's people are; null where no demo was loaded. */
export const findDemoPartner = (db: Executor) => findApplicationByName(db, NAMES.partner);

type Secrets = DemoFile['applications'];

/** Creates the four applications of the demo. @returns their secrets, which are stored nowhere else */
export async function createDemoApplications(context: Context, tx: Executor): Promise<Secrets> {
  const create = (name: DemoApplicationName, more: { requireUserScopedTokens?: boolean } = {}) =>
    insertApplication(tx, {
      clientId: `demo-${name}-${randomBytes(6).toString('hex')}`,
      name: NAMES[name],
      scopes: PARTNER_SCOPES,
      rateLimitPerMinute: RATE_LIMIT_PER_MINUTE,
      ...more,
    });
  const partnerId = await create('partner');
  await create('strict', { requireUserScopedTokens: true });
  await create('other');
  await insertApplication(tx, {
    clientId: `demo-console-${randomBytes(6).toString('hex')}`,
    name: NAMES.console,
    firstParty: true,
    actsForId: partnerId,
    scopes: [...PARTNER_SCOPES, 'console:read', 'console:write'],
    rateLimitPerMinute: RATE_LIMIT_PER_MINUTE,
  });
  return renewSecrets(context, tx);
}

/** Gives every demo application new secrets, when the file that held the old ones is gone. */
export async function renewSecrets(context: Context, tx: Executor): Promise<Secrets> {
  const renew = async (name: DemoApplicationName) => {
    const application = await findApplicationByName(tx, NAMES[name]);
    if (!application) throw new Error(`The demo application "${NAMES[name]}" is missing.`);
    const { id, clientId } = application;
    await revokeSecrets(tx, id, context.now());
    const clientSecret = await storeNewSecret(tx, id, context.now());
    const webhookSecret = await storeNewWebhookSecret(tx, context.cipher, id);
    return { clientId, clientSecret, webhookSecret };
  };
  return {
    partner: await renew('partner'),
    strict: await renew('strict'),
    other: await renew('other'),
    console: await renew('console'),
  };
}
