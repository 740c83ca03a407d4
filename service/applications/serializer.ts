import type { ApplicationResource } from '#contract/console/application.ts';
import { availableScopes } from '../tokens/personal-token-scopes.ts';
import type { ApplicationWebhooks } from '../webhooks/queries.ts';
import { serializeWebhookConfiguration } from '../webhooks/serializer.ts';
import type { ApplicationRow, SecretRow } from './queries.ts';

export function serializeApplication(
  application: ApplicationRow,
  secrets: readonly SecretRow[],
  webhooks: ApplicationWebhooks,
): ApplicationResource {
  const { attributes: configured } = serializeWebhookConfiguration(webhooks);
  return {
    type: 'applications',
    id: application.clientId,
    attributes: {
      name: application.name,
      scopes: application.scopes,
      'personal-token-scopes': availableScopes(application),
      'require-user-scoped-tokens': application.requireUserScopedTokens,
      'rate-limit-per-minute': application.rateLimitPerMinute,
      allowlist: application.allowlist,
      secrets: secrets.map(({ hint, createdAt, lastUsedAt }) => ({
        hint,
        'created-at': createdAt.toISOString(),
        'last-used-at': lastUsedAt?.toISOString() ?? null,
      })),
      'webhook-url': configured['webhook-url'] ?? '',
      'subscribed-events': configured['subscribed-events'] ?? [],
      'webhook-secret-rotated-at': configured['secret-rotated-at'] ?? null,
      'created-at': application.createdAt.toISOString(),
    },
  };
}
