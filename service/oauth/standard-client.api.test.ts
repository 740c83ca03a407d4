import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication } from '../testing/fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: new Date().toISOString() });
});
afterAll(() => api.close());

const issuer = new URL('https://api.example.com');

/** The library believes in the public address; its requests go where the test listens. */
const options = {
  [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
    fetch(url.replace(issuer.origin, api.url), init as RequestInit),
};

async function discovered() {
  const answer = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' });
  return oauth.processDiscoveryResponse(issuer, answer);
}

const WAYS = [
  ['client_secret_basic', oauth.ClientSecretBasic],
  ['client_secret_post', oauth.ClientSecretPost],
] as const;

async function session(application: TestApplication, way: (typeof WAYS)[number][1]) {
  const server = await discovered();
  const client = { client_id: application.clientId };
  const secret = way(application.clientSecret);
  return {
    async token(parameters: Record<string, string> = {}) {
      const answer = await oauth.clientCredentialsGrantRequest(server, client, secret, parameters, options);
      return oauth.processClientCredentialsResponse(server, client, answer);
    },
    async introspect(token: string) {
      const answer = await oauth.introspectionRequest(server, client, secret, token, options);
      return oauth.processIntrospectionResponse(server, client, answer);
    },
    async revoke(token: string) {
      const answer = await oauth.revocationRequest(server, client, secret, token, options);
      return oauth.processRevocationResponse(answer);
    },
  };
}

test('the metadata name every endpoint and how a client authenticates', async () => {
  const ways = ['client_secret_basic', 'client_secret_post'];
  expect(await discovered()).toMatchObject({
    issuer: 'https://api.example.com',
    token_endpoint: 'https://api.example.com/o/token/',
    token_endpoint_auth_methods_supported: ways,
    revocation_endpoint: 'https://api.example.com/o/revoke/',
    revocation_endpoint_auth_methods_supported: ways,
    introspection_endpoint: 'https://api.example.com/o/introspect/',
    introspection_endpoint_auth_methods_supported: ways,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    service_documentation: 'https://api.example.com/api/v1/redoc/',
  });
});

test.each(WAYS)('a library gets, asks about and ends a token by %s', async (_name, way) => {
  const application = await api.createApplication();
  const user = await api.createUser(application);
  const client = await session(application, way);
  const { access_token: token } = await client.token({
    user_id: String(user.id),
    scope: 'user:read listings:read',
  });
  const now = Math.floor(api.context.now().getTime() / 1000);
  expect(await client.introspect(token)).toEqual({
    active: true,
    iss: 'https://api.example.com',
    client_id: application.clientId,
    sub: String(user.id),
    token_type: 'Bearer',
    scope: 'user:read listings:read',
    iat: now,
    exp: now + 3600,
    user_id: String(user.id),
    credential_id: String(user.credentialId),
  });
  expect((await api.request('GET', '/api/v1/users/', { token })).status).toBe(200);
  await client.revoke(token);
  expect((await api.request('GET', '/api/v1/users/', { token })).status).toBe(401);
  expect(await client.introspect(token)).toEqual({ active: false });
  await client.revoke(token);
});
