import { localeSchema } from '#contract/locales.ts';
import type { UserAttributes, UserResource } from '#contract/users.ts';
import { sparse } from '../http/documents.ts';
import type { CredentialRow, UserRow } from './queries.ts';

function statusOf(user: UserRow): UserAttributes['status'] {
  if (user.hasEnabledListing) return 'active';
  return user.firstEnabledAt ? 'inactive' : 'new';
}

export function serializeUser(user: UserRow, fields?: readonly string[]): UserResource {
  const attributes: UserAttributes = {
    'first-name': user.firstName,
    'last-name': user.lastName,
    email: user.email,
    locale: localeSchema.catch('en').parse(user.locale),
    'created-at': user.createdAt.toISOString(),
    status: statusOf(user),
  };
  return { type: 'users', id: String(user.id), attributes: sparse(attributes, fields) };
}

export function serializeCredential(credential: CredentialRow, fields?: readonly string[]) {
  const attributes = {
    'created-at': credential.createdAt.toISOString(),
    'last-login': credential.lastLogin?.toISOString() ?? null,
    'credential-type': credential.credentialType,
    'global-permissions': credential.globalPermissions,
    email: credential.email,
  };
  return { type: 'credentials' as const, id: String(credential.id), attributes: sparse(attributes, fields) };
}
