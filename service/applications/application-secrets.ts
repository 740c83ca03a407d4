import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { hashSecret, randomSecret } from '../oauth/secrets.ts';
import {
  type ApplicationRow,
  insertSecret,
  listSecrets,
  lockApplication,
  markWebhookSecretRotated,
  revokeSecret,
  type SecretRow,
  updateApplication,
} from './queries.ts';

type Sources = Pick<Context, 'db' | 'now' | 'cipher'>;

/** So that the new one can be brought everywhere before the old one is retired. */
const MOST_SECRETS = 2;
const HINT_LENGTH = 4;

/**
 * Gives an application a further client secret.
 * @returns the secret, which is stored nowhere
 * @throws ConflictError where it has two
 */
export async function addSecret(
  { db, now }: Pick<Sources, 'db' | 'now'>,
  { id, clientId }: ApplicationRow,
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, id);
    if ((await listSecrets(tx, id)).length >= MOST_SECRETS) {
      throw new ConflictError(`${clientId} has two secrets already: retire one first.`);
    }
    return storeNewSecret(tx, id, now());
  });
}

/** @returns the secret, which is stored nowhere */
export async function storeNewSecret(tx: Executor, applicationId: number, now: Date): Promise<string> {
  const secret = randomSecret();
  await insertSecret(tx, {
    applicationId,
    secretHash: hashSecret(secret),
    hint: secret.slice(-HINT_LENGTH),
    createdAt: now,
  });
  return secret;
}

/**
 * Retires a client secret. Tokens that it was exchanged for live out their hour.
 * @param name its id, or its last four characters
 * @throws NotFoundError; ConflictError for the only one
 */
export async function retireSecret(
  { db, now }: Pick<Sources, 'db' | 'now'>,
  { id, clientId }: ApplicationRow,
  name: string,
): Promise<SecretRow> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, id);
    const secrets = await listSecrets(tx, id);
    const named = secrets.filter((secret) => String(secret.id) === name || secret.hint === name);
    const [secret, ...others] = named;
    if (!secret || others.length > 0) throw new NotFoundError(`${clientId} has no secret ${name}.`);
    if (secrets.length === 1) {
      throw new ConflictError(`It is the only secret of ${clientId}: add another one first.`);
    }
    await revokeSecret(tx, secret.id, now());
    return secret;
  });
}

/**
 * Gives an application another secret to sign its events with; the one before is used no more.
 * @returns the secret, to be shown once
 */
export async function rotateWebhookSecret(
  { db, now, cipher }: Sources,
  { id }: ApplicationRow,
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, id);
    const secret = await storeNewWebhookSecret(tx, cipher, id);
    await markWebhookSecretRotated(tx, id, now());
    return secret;
  });
}

/** @returns the secret in the form of Standard Webhooks; it is stored encrypted */
export async function storeNewWebhookSecret(
  tx: Executor,
  cipher: Sources['cipher'],
  applicationId: number,
): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = cipher.seal(secret, `application:${applicationId}:webhook-secret`);
  await updateApplication(tx, applicationId, { webhookSecretEncrypted: sealed });
  return secret;
}
