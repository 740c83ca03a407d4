import type { Channel, ChannelCredentials } from '../channels/channel.ts';
import type { Context } from '../context.ts';
import { openCredentials } from './credentials.ts';
import { findLiveAccount } from './queries.ts';

/** An account with all that is needed to talk to its channel. */
export interface OpenAccount {
  id: number;
  ownerId: number;
  channel: Channel;
  credentials: ChannelCredentials;
}

/** Null for an account that is gone: deleted, its user deleted, or its channel no longer offered. */
export async function openAccount(context: Context, id: number): Promise<OpenAccount | null> {
  const account = await findLiveAccount(context.db, id);
  const channel = account && context.channels.find(account.channel);
  if (!account || !channel) return null;
  const credentials = openCredentials(context.cipher, account, account.credentialsEncrypted);
  return { id, ownerId: account.userId, channel, credentials };
}
