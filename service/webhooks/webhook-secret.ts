import { randomBytes } from 'node:crypto';
import type { Cipher } from '../db/cipher.ts';
import type { Receiver } from '../events/queries.ts';

const KEY_BYTES = 32;

export const newWebhookSecret = () => `whsec_${randomBytes(KEY_BYTES).toString('base64')}`;

/** A sealed secret opens only for the receiver it was made for. */
const purposeOf = ({ receiver, receiverId }: Receiver) => `${receiver}:${receiverId}:webhook-secret`;

export const sealWebhookSecret = (cipher: Cipher, receiver: Receiver, secret: string) =>
  cipher.seal(secret, purposeOf(receiver));

export const openWebhookSecret = (cipher: Cipher, receiver: Receiver, sealed: Uint8Array) =>
  cipher.open(sealed, purposeOf(receiver));
