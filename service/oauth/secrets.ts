import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret with at least 160 random bits: such a one needs no slow hash. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
