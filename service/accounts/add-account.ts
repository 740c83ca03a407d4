import type { ChannelCredentials } from '../channels/channel.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { insertAwaitedSync, isSyncAwaited } from '../events/sync-queries.ts';
import { JOB_PRIORITY } from '../listings/request-listing-refresh.ts';
import { mayEdit, type Principal, type Tenant, tenantOf } from '../oauth/principal.ts';
import { findUser } from '../users/queries.ts';
import { takeAccountTurn } from './account-turn.ts';
import { identifyAccount, parseCredentials, sealCredentials, unknownChannel } from './credentials.ts';
import { type AccountRow, type ConnectedAccount, findAccount, upsertAccount } from './queries.ts';

export interface AccountCreation {
  channel: string;
  credentials: Record<string, unknown>;
}

/**
 * Connects a user's account on a channel, or connects it again, and starts its import.
 * @throws ForbiddenError, NotFoundError, InvalidRequestError, UnprocessableError, ChannelFailureError, ConflictError
 */
export async function addAccount(
  context: Context,
  principal: Principal,
  userId: number,
  creation: AccountCreation,
  priority: keyof typeof JOB_PRIORITY,
): Promise<AccountRow> {
  mayEdit(principal);
  const tenant = tenantOf(principal);
  await mustExist(context.db, tenant, userId);
  const channel = context.channels.find(creation.channel);
  if (!channel) throw unknownChannel(context.channels.all);
  const credentials = parseCredentials(channel, creation.credentials);
  const identified = await identifyAccount(channel, credentials);
  const account = {
    userId,
    channel: channel.id,
    channelId: identified.channelId,
    channelDisplayId: identified.displayId,
    label: identified.label,
    email: identified.email,
    isPms: channel.isPms,
  };
  return context.db.transaction((tx) => connect(context, tx, { tenant, account, credentials, priority }));
}

interface Connection {
  tenant: Tenant;
  account: Omit<ConnectedAccount, 'credentialsEncrypted'>;
  credentials: ChannelCredentials;
  priority: keyof typeof JOB_PRIORITY;
}

async function connect(context: Context, tx: Executor, connection: Connection): Promise<AccountRow> {
  const { tenant, account, credentials, priority } = connection;
  await takeAccountTurn(tx, account);
  await mustExist(tx, tenant, account.userId);
  const credentialsEncrypted = sealCredentials(context.cipher, account, credentials);
  const id = await upsertAccount(tx, { ...account, credentialsEncrypted }, context.now());
  const key = String(id);
  // A waiting refresh would stand in the way of the import that is announced.
  await context.jobs.cancelWaiting(tx, 'import-account', key, { reason: 'refreshed' });
  const started = await context.jobs.send(
    tx,
    'import-account',
    { accountId: id, reason: 'created', recentThresholdMinutes: 0 },
    { priority: JOB_PRIORITY[priority], singletonKey: key },
  );
  // An import that waits already is shared, and so is the event of its end.
  if (started || !(await isSyncAwaited(tx, { accountId: id }, ['account.created']))) {
    const awaited = { eventType: 'account.created', accountId: id, listingId: null } as const;
    await insertAwaitedSync(tx, awaited, context.now());
  }
  const row = await findAccount(tx, tenant, account.userId, id);
  if (!row) throw new NotFoundError('There is no such user.');
  return row;
}

async function mustExist(db: Executor, tenant: Tenant, userId: number): Promise<void> {
  if (!(await findUser(db, tenant, userId))) throw new NotFoundError('There is no such user.');
}
