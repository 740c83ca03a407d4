import type { Cipher } from '../db/cipher.ts';
import { hashSecret, randomSecret } from '../oauth/secrets.ts';

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;
const PRIVATE_PATH = /^\/feeds\/.+/;

/** A new secret in the two forms that are stored: to look it up, and to show it again. */
export function newFeedSecret(cipher: Cipher, listingId: number) {
  const secret = randomSecret();
  return { secretHash: hashSecret(secret), secretEncrypted: cipher.seal(secret, purposeOf(listingId)) };
}

export const feedAddress = (publicApiUrl: string, secret: string): string =>
  `${publicApiUrl}/feeds/${secret}.ics`;

/** @throws when it was sealed for another listing */
export const openFeedSecret = (cipher: Cipher, listingId: number, sealed: Uint8Array): string =>
  cipher.open(sealed, purposeOf(listingId));

/** What a feed is looked up by; null where the last part of the address is none of ours. */
export function hashOfFile(file: string): string | null {
  const secret = FILE.exec(file)?.[1];
  return secret === undefined ? null : hashSecret(secret);
}

/** A request's path as it may be logged: whoever knows the address of a feed can read it. */
export const withoutSecret = (path: string): string => path.replace(PRIVATE_PATH, '/feeds/[secret]');

const purposeOf = (listingId: number) => `listing:${listingId}:calendar-feed`;
