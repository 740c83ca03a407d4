import type {
  PersonalAccessToken,
  PersonalAccessTokenAttributes,
} from '#contract/console/personal-access-tokens.ts';
import type { PersonalTokenScope } from '#contract/scopes.ts';
import type { PersonalTokenRow } from './queries.ts';

/** @param available the scopes that are enabled: a token can use no other, whatever it was made with */
export function serializePersonalToken(
  { token, loginName }: PersonalTokenRow,
  available: readonly PersonalTokenScope[],
): PersonalAccessToken & { attributes: PersonalAccessTokenAttributes } {
  return {
    type: 'personal-access-tokens',
    id: String(token.id),
    attributes: {
      name: token.name,
      scopes: available.filter((scope) => token.scopes.includes(scope)),
      hint: token.hint,
      'login-name': loginName,
      'created-at': token.createdAt.toISOString(),
      'last-used-at': token.lastUsedAt?.toISOString() ?? null,
      'last-used-address': token.lastUsedAddress,
      'remind-on': token.remindOn,
    },
    relationships: { credential: { data: { type: 'credentials', id: String(token.credentialId) } } },
  };
}
