import { randomBytes } from 'node:crypto';
import { PARTNER_SCOPES, type Scope } from '#contract/scopes.ts';
import type { Context } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { storeNewSecret, storeNewWebhookSecret } from './application-secrets.ts';
import { mustFit } from './change-scopes.ts';
import { type ApplicationRow, insertApplication } from './queries.ts';

export interface ApplicationCreation {
  name: string;
  /** Null: made from the name. */
  clientId: string | null;
  /** Null: every scope that fits. */
  scopes: readonly Scope[] | null;
  rateLimitPerMinute: number;
  requireUserScopedTokens: boolean;
  /** The application whose dashboard it is; null for a partner's own. */
  dashboardFor: ApplicationRow | null;
}

export interface NewApplication {
  application: ApplicationRow;
  /** Both are known now and never again. */
  clientSecret: string;
  webhookSecret: string;
}

const DASHBOARD_SCOPES: readonly Scope[] = [...PARTNER_SCOPES, 'console:read', 'console:write'];

/** @throws InvalidRequestError for scopes of another kind of application, ConflictError for a taken client id */
export async function createApplication(
  { db, now, cipher }: Pick<Context, 'db' | 'now' | 'cipher'>,
  creation: ApplicationCreation,
): Promise<NewApplication> {
  const firstParty = creation.dashboardFor !== null;
  const scopes = creation.scopes ?? (firstParty ? DASHBOARD_SCOPES : PARTNER_SCOPES);
  mustFit(scopes, firstParty);
  const clientId = creation.clientId ?? clientIdFrom(creation.name);
  return db.transaction(async (tx) => {
    const application = await insertApplication(tx, {
      clientId,
      name: creation.name,
      firstParty,
      actsForId: creation.dashboardFor?.id ?? null,
      scopes: [...scopes],
      rateLimitPerMinute: creation.rateLimitPerMinute,
      requireUserScopedTokens: creation.requireUserScopedTokens,
      createdAt: now(),
    });
    if (!application) throw new ConflictError(`There is an application ${clientId} already.`);
    return {
      application,
      clientSecret: await storeNewSecret(tx, application.id, now()),
      webhookSecret: await storeNewWebhookSecret(tx, cipher, application.id),
    };
  });
}

/** `Acme Homes` → `acme-homes-3f9a0c41`. */
function clientIdFrom(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${words.slice(0, 40) || 'application'}-${randomBytes(4).toString('hex')}`;
}
