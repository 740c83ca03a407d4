import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import type { TestApplication } from '../testing/fixtures.ts';

const ISSUER = new URL('https://api.example.com');

let api: TestApi;
let application: TestApplication;
let server: oauth.AuthorizationServer;
beforeAll(async () => {
  api = await startApi();
  application = await api.createApplication({ scopes: ['user:read', 'listings:read', 'webhooks:write'] });
  server = await oauth.processDiscoveryResponse(
    ISSUER,
    await oauth.discoveryRequest(ISSUER, { algorithm: 'oauth2', [oauth.customFetch]: throughProxy }),
  );
});
afterAll(() => api.close());

/** The service stands behind its public address. */
const throughProxy = (address: string, init: object) => {
  const { pathname, search } = new URL(address);
  return api.fetch(`${api.url}${pathname}${search}`, init);
};
const options = { [oauth.customFetch]: throughProxy };

async function tokenBy(
  authentication: oauth.ClientAuth,
  parameters: Record<string, string> = {},
  clientId = application.clientId,
): Promise<oauth.TokenEndpointResponse> {
  const client = { client_id: clientId };
  const answer = await oauth.clientCredentialsGrantRequest(
    server,
    client,
    authentication,
    parameters,
    options,
  );
  return oauth.processClientCredentialsResponse(server, client, answer);
}

const refusalOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error) => error,
  );

test('an OAuth library finds the token endpoint by itself', () => {
  expect(server.token_endpoint).toBe('https://api.example.com/o/token/');
  expect(server.token_endpoint_auth_methods_supported).toEqual(
    expect.arrayContaining(['client_secret_basic', 'client_secret_post']),
  );
});

test.for([
  ['client_secret_basic', oauth.ClientSecretBasic],
  ['client_secret_post', oauth.ClientSecretPost],
] as const)('an OAuth library gets a token by %s, and with it a resource', async ([, authenticateBy]) => {
  const user = await api.createUser(application);
  const token = await tokenBy(authenticateBy(application.clientSecret), {
    scope: 'user:read',
    user_id: String(user.id),
  });
  expect(token).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    scope: 'user:read',
    user_id: String(user.id),
    credential_id: String(user.credentialId),
  });
  const path = new URL(`/api/v1/users/${user.id}/`, ISSUER);
  const answer = await oauth.protectedResourceRequest(
    token.access_token,
    'GET',
    path,
    new Headers(),
    null,
    options,
  );
  expect(await answer.json()).toMatchObject({ data: { type: 'users', id: String(user.id) } });
});

test('a client id and secret with characters that HTTP Basic has to encode are read as they are', async () => {
  const token = await tokenBy(oauth.ClientSecretBasic(application.clientSecret));
  expect(application.clientId).toContain('-');
  expect(token.scope?.split(' ').toSorted()).toEqual(['listings:read', 'user:read', 'webhooks:write']);
});

test('a wrong secret is a challenge that the library understands', async () => {
  const basic = await refusalOf(tokenBy(oauth.ClientSecretBasic('wrong')));
  expect(basic).toBeInstanceOf(oauth.WWWAuthenticateChallengeError);
  expect(basic).toMatchObject({ status: 401, cause: [{ scheme: 'basic', parameters: { realm: 'token' } }] });
  const post = await refusalOf(tokenBy(oauth.ClientSecretPost('wrong')));
  expect(post).toMatchObject({ status: 401 });
  const unknown = await refusalOf(tokenBy(oauth.ClientSecretBasic(application.clientSecret), {}, 'nobody'));
  expect(unknown).toMatchObject({ status: 401 });
});

test.for<[Record<string, string>, string]>([
  [{ scope: 'listings:read insights:read' }, 'invalid_scope'],
  [{ scope: 'webhooks:write', user_id: '$user' }, 'invalid_scope'],
  [{ user_id: '999999999' }, 'invalid_request'],
  [{ credential_id: '1' }, 'invalid_request'],
])('a token request with %j is refused with the code %s, which the library reads', async ([sent, code]) => {
  const user = await api.createUser(application);
  const parameters = { ...sent, ...(sent.user_id === '$user' ? { user_id: String(user.id) } : {}) };
  const refusal = await refusalOf(tokenBy(oauth.ClientSecretBasic(application.clientSecret), parameters));
  expect(refusal).toBeInstanceOf(oauth.ResponseBodyError);
  expect(refusal).toMatchObject({ error: code, status: 400, error_description: expect.stringMatching(/\w/) });
});

test('a token that is wrong or lacks the scope is a challenge that the library understands', async () => {
  const ask = (token: string, path: string) =>
    refusalOf(
      oauth.protectedResourceRequest(token, 'GET', new URL(path, ISSUER), new Headers(), null, options),
    );
  expect(await ask('wrong', '/api/v1/users/')).toMatchObject({
    status: 401,
    cause: [{ scheme: 'bearer', parameters: { error: 'invalid_token' } }],
  });
  const { access_token } = await tokenBy(oauth.ClientSecretPost(application.clientSecret), {
    scope: 'user:read',
  });
  expect(await ask(access_token, '/api/v1/listings/')).toMatchObject({
    status: 403,
    cause: [{ scheme: 'bearer', parameters: { error: 'insufficient_scope', scope: 'listings:read' } }],
  });
});
