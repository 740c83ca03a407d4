import { setTimeout as sleep } from 'node:timers/promises';
import { addAccount } from '../accounts/add-account.ts';
import { identifyAccount, parseCredentials } from '../accounts/credentials.ts';
import { queueRefresh } from '../accounts/queue-refresh.ts';
import type { Context } from '../context.ts';
import type { Principal } from '../oauth/principal.ts';
import type { DemoUser } from './demo-people.ts';
import { findLogin, isAccountKnown, listDemoAccounts } from './queries.ts';

const CHANNEL = 'sandbox';
const LOOK_EVERY_MS = 200;

type Partner = { id: number; clientId: string; name: string; rateLimitPerMinute: number };

/**
 * Connects the portfolios of these users to the sandbox the way any partner would, and waits for the imports.
 * An account that was connected before stays as it is, be it that its user has disconnected it since.
 * @returns whether every account has been imported
 */
export async function connectPortfolios(
  context: Context,
  partner: Partner,
  users: readonly DemoUser[],
  say: (step: string) => void,
): Promise<boolean> {
  say('Connecting the sandbox');
  for (const user of users) await connectPortfoliosOf(context, partner, user);
  const emails = users.map(({ email }) => email);
  for (const account of await listDemoAccounts(context.db, emails)) {
    if (account.lastSuccessfulSyncAt === null) await queueRefresh(context, account, 0);
  }
  for (;;) {
    const accounts = await listDemoAccounts(context.db, emails);
    const running = await Promise.all(
      accounts.map(({ id }) => context.jobs.isUnderWay(context.db, 'import-account', String(id))),
    );
    const count = running.filter(Boolean).length;
    if (count === 0) return accounts.every(({ lastSuccessfulSyncAt }) => lastSuccessfulSyncAt !== null);
    say(`Importing listings and reservations: ${count} ${count === 1 ? 'account' : 'accounts'} to go`);
    await sleep(LOOK_EVERY_MS);
  }
}

async function connectPortfoliosOf(context: Context, partner: Partner, user: DemoUser): Promise<void> {
  const login = await findLogin(context.db, user.email);
  const channel = context.channels.find(CHANNEL);
  if (!login || !channel) return;
  for (const key of user.portfolios) {
    const credentials = parseCredentials(channel, { api_key: key });
    const { channelId } = await identifyAccount(channel, credentials);
    if (await isAccountKnown(context.db, { userId: login.userId, channel: CHANNEL, channelId })) continue;
    await addAccount(context, principalOf(partner), login.userId, { channel: CHANNEL, credentials }, 'high');
  }
}

function principalOf({ id, clientId, name, rateLimitPerMinute }: Partner): Principal {
  return {
    application: { id, clientId, name, firstParty: false, rateLimitPerMinute },
    tenantApplicationId: id,
    scopes: new Set(['user:write']),
    user: null,
    session: null,
    personalTokenId: null,
  };
}
