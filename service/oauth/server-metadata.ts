import type { ServerMetadata } from '#contract/oauth.ts';
import { PARTNER_SCOPES } from '#contract/scopes.ts';

const AUTHENTICATION = ['client_secret_basic', 'client_secret_post'] as const;

/** RFC 8414: where a client library finds everything else. */
export const serverMetadata = (issuer: string): ServerMetadata => ({
  issuer,
  token_endpoint: `${issuer}/o/token/`,
  token_endpoint_auth_methods_supported: [...AUTHENTICATION],
  revocation_endpoint: `${issuer}/o/revoke/`,
  revocation_endpoint_auth_methods_supported: [...AUTHENTICATION],
  introspection_endpoint: `${issuer}/o/introspect/`,
  introspection_endpoint_auth_methods_supported: [...AUTHENTICATION],
  grant_types_supported: ['client_credentials'],
  // Required, and empty: there is no authorization endpoint.
  response_types_supported: [],
  scopes_supported: [...PARTNER_SCOPES],
  service_documentation: `${issuer}/api/v1/redoc/`,
});
