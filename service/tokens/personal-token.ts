import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'xpat_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 random bits. */
const RANDOM_LENGTH = 32;
/** Enough digits for 32 bits. */
const CHECKSUM_LENGTH = 6;
const HINT_LENGTH = 4;

const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** `xpat_`, 32 random characters, and six that are their checksum. */
export function newPersonalToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${PREFIX}${random}${checksumOf(random)}`;
}

export const isPersonalToken = (token: string): boolean => token.startsWith(PREFIX);

/** Whether a personal token is written without a mistake: every slip of one character is found. */
export function isWellFormed(token: string): boolean {
  const [, random = '', checksum] = FORM.exec(token) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
}

/** What tells tokens apart without giving one away. */
export const hintOf = (token: string): string => `${PREFIX}…${token.slice(-HINT_LENGTH)}`;

/** CRC-32 (IEEE 802.3) of the characters in ASCII, in base 62 with the most significant digit first. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let n = 0; n < CHECKSUM_LENGTH; n++) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
