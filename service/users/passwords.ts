import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, SETTINGS);

/** False also for a login that has no password. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  return stored !== '' && (await verify(stored, password));
}
