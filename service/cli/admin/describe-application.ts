import { type ApplicationRow, listSecrets } from '../../applications/queries.ts';
import { availableScopes } from '../../tokens/personal-token-scopes.ts';
import { getApplicationWebhooks } from '../../webhooks/queries.ts';
import type { AdminContext } from './admin-command.ts';
import { columns, listOf, moment } from './admin-output.ts';

/** Everything about an application but its secrets. */
export async function describeApplication(
  { db }: Pick<AdminContext, 'db'>,
  application: ApplicationRow,
): Promise<string> {
  const secrets = await listSecrets(db, application.id);
  const { configuration } = await getApplicationWebhooks(db, application.id);
  const rows = [
    ['Name', application.name],
    ['Client id', application.clientId],
    ['Kind', application.firstParty ? 'dashboard' : 'partner'],
    ['Scopes', listOf(application.scopes, 'none')],
    ['For personal tokens', listOf(availableScopes(application), 'none')],
    ['User-level scopes', application.requireUserScopedTokens ? 'only with a user_id' : 'for every token'],
    ['Rate limit', `${application.rateLimitPerMinute} requests a minute`],
    ['Allowlist', listOf(application.allowlist, 'empty: everywhere')],
    ['Webhook address', configuration?.webhookUrl || 'none'],
    ...secrets.map(({ id, hint, lastUsedAt }) => [
      `Secret ${id}`,
      `…${hint ?? '????'}, last used: ${moment(lastUsedAt, 'never')}`,
    ]),
  ];
  return columns(rows);
}
