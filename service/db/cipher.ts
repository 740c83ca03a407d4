import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** AES-256-GCM. The purpose is authenticated: what was sealed as one thing cannot be opened as another. */
export interface Cipher {
  seal(plain: string, purpose: string): Uint8Array;
  /** @throws when the bytes were altered, or sealed with another key or for another purpose */
  open(sealed: Uint8Array, purpose: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param keyHex 32 bytes in hexadecimal */
export function createCipher(keyHex: string): Cipher {
  const key = Buffer.from(keyHex, 'hex');
  if (key.length !== 32) throw new Error('An encryption key has 32 bytes.');
  return {
    seal(plain, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

/** The key of this installation: the configured one, else one that is made once and kept in the data folder. */
export function encryptionKey(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  const path = join(dataDir, 'encryption.key');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(path, 'utf8').trim();
}
