import { z } from 'zod';
import type { Channel, ChannelAccount, ChannelCredentials } from '../channels/channel.ts';
import { ChannelCredentialError, isChannelError } from '../channels/channel-errors.ts';
import type { Cipher } from '../db/cipher.ts';
import { ChannelFailureError, InvalidRequestError, UnprocessableError } from '../errors.ts';
import { parseBody } from '../http/parse.ts';
import type { ChannelSide } from './queries.ts';

/** Above the slowest channel that still counts as working, below what a client waits for an answer. */
const VALIDATION_DEADLINE_MS = 20_000;

/** @throws InvalidRequestError with a pointer to every credential that does not fit the channel */
export function parseCredentials(channel: Channel, credentials: unknown): ChannelCredentials {
  const schema = z.object({
    data: z.object({ attributes: z.object({ credentials: channel.credentialSchema }) }),
  });
  return parseBody(schema, { data: { attributes: { credentials } } }).data.attributes.credentials;
}

/**
 * Asks the channel whose account these credentials open. Never inside a transaction: it may take seconds.
 * @throws UnprocessableError when the channel refuses them, ChannelFailureError when it does not answer properly
 */
export async function identifyAccount(
  channel: Channel,
  credentials: ChannelCredentials,
): Promise<ChannelAccount> {
  const deadline = AbortSignal.timeout(VALIDATION_DEADLINE_MS);
  try {
    return await channel.validate(credentials, deadline);
  } catch (error) {
    if (error instanceof ChannelCredentialError) throw refused(error);
    if (isChannelError(error) || deadline.aborted) throw unavailable(channel);
    throw error;
  }
}

function refused({ channel, code, message }: ChannelCredentialError): UnprocessableError {
  const detail = code === 'invalid_credentials' ? `Invalid Credentials: ${message}` : message;
  return new UnprocessableError({ detail, code, meta: { channel, code } });
}

function unavailable({ id, label }: Channel): ChannelFailureError {
  const code = 'channel_unavailable';
  const detail = `${label} did not answer properly. Nothing was changed; try again a little later.`;
  return new ChannelFailureError({ detail, code, meta: { channel: id, code } });
}

/** Sealed credentials open only for the account they were given for. */
const purposeOf = ({ userId, channel, channelId }: ChannelSide) =>
  `credentials of account ${JSON.stringify([userId, channel, channelId])}`;

export const sealCredentials = (cipher: Cipher, side: ChannelSide, credentials: ChannelCredentials) =>
  cipher.seal(JSON.stringify(credentials), purposeOf(side));

export const openCredentials = (cipher: Cipher, side: ChannelSide, sealed: Uint8Array): ChannelCredentials =>
  JSON.parse(cipher.open(sealed, purposeOf(side)));

export function unknownChannel(offered: readonly Channel[]): InvalidRequestError {
  return new InvalidRequestError({
    detail: `channel must be ${offered.map(({ id }) => id).join(', ') || 'one that is offered'}.`,
    pointer: '/data/attributes/channel',
  });
}
