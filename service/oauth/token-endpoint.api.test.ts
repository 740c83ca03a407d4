import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokens, applicationSecrets } from '../db/schema/index.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { basic, tokenRequests } from '../testing/token-requests.ts';
import { hashSecret, randomSecret } from './secrets.ts';

let api: TestApi;
let ask: ReturnType<typeof tokenRequests>;
beforeAll(async () => {
  api = await startApi();
  ask = tokenRequests(api);
});
afterAll(() => api.close());

test('a token answer has the members of RFC 6749 and is never cached', async () => {
  const application = await api.createApplication({ scopes: ['user:read', 'listings:read'] });
  const answer = await ask.post(application);
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    access_token: expect.stringMatching(/^[\w-]{27,}$/),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'user:read listings:read',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toBe('application/json');
});

test('every token is another one', async () => {
  const application = await api.createApplication();
  const tokens = await Promise.all([1, 2, 3].map(() => ask.post(application)));
  expect(new Set(tokens.map((answer) => answer.json.access_token)).size).toBe(3);
});

test('the parameters may be sent as JSON', async () => {
  const application = await api.createApplication();
  const { id } = await api.createUser(application);
  const answer = await api.request('POST', '/o/token/', {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      grant_type: 'client_credentials',
      client_id: application.clientId,
      client_secret: application.clientSecret,
      user_id: id,
      scope: '',
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.json.user_id).toBe(String(id));
});

test('a client may authenticate by HTTP Basic, in any letter case of the scheme', async () => {
  const application = await api.createApplication();
  for (const authorization of [basic(application), basic(application).replace('Basic', 'bASIC')]) {
    const answer = await ask.send({ grant_type: 'client_credentials' }, { authorization });
    expect(answer.status).toBe(200);
  }
});

test('client_id may be repeated beside HTTP Basic, but not another one', async () => {
  const application = await api.createApplication();
  const headers = { authorization: basic(application) };
  const same = { grant_type: 'client_credentials', client_id: application.clientId };
  expect((await ask.send(same, headers)).status).toBe(200);
  const other = await ask.send({ ...same, client_id: 'somebody-else' }, headers);
  expect([other.status, other.json.error]).toEqual([400, 'invalid_request']);
});

test('two ways of authenticating at once are refused', async () => {
  const application = await api.createApplication();
  const answer = await ask.send(
    {
      grant_type: 'client_credentials',
      client_id: application.clientId,
      client_secret: application.clientSecret,
    },
    { authorization: basic(application) },
  );
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
});

test('no authentication at all is 401 and says how to authenticate', async () => {
  const { clientId } = await api.createApplication();
  const silent = [
    await ask.send({ grant_type: 'client_credentials' }),
    await ask.send({ grant_type: 'client_credentials', client_id: clientId }),
    await ask.send({ grant_type: 'client_credentials', client_id: clientId, client_secret: '' }),
    await api.request('POST', '/o/token/'),
  ];
  for (const answer of silent) {
    expect([answer.status, answer.json.error]).toEqual([401, 'invalid_client']);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('a wrong client, secret or scheme is invalid_client, without telling which', async () => {
  const application = await api.createApplication();
  const other = await api.createApplication();
  const grant = { grant_type: 'client_credentials' };
  const wrong = [
    await ask.post({ ...application, clientSecret: 'nonsense' }),
    await ask.post({ ...application, clientId: 'nobody' }),
    await ask.post({ ...application, clientSecret: other.clientSecret }),
    await ask.post({ ...application, clientId: `${application.clientId}\0` }),
    await ask.send(grant, { authorization: basic({ ...application, clientSecret: 'nonsense' }) }),
    await ask.send(grant, { authorization: 'Basic' }),
    await ask.send(grant, { authorization: 'Basic %%%' }),
    await ask.send(grant, { authorization: `Basic ${btoa('%zz:%zz')}` }),
    await ask.send(grant, { authorization: `Basic ${btoa('%00:x')}` }),
    await ask.send(grant, { authorization: 'Bearer abc' }),
  ];
  for (const answer of wrong.toSpliced(3, 1)) {
    expect([answer.status, answer.json.error]).toEqual([401, 'invalid_client']);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
  }
  expect([wrong[3]!.status, wrong[3]!.json.error]).toEqual([400, 'invalid_request']);
});

test('two secrets may be valid at a time, and a revoked one is refused', async () => {
  const application = await api.createApplication();
  const clientSecret = randomSecret();
  const { db } = api.context;
  const added = { applicationId: application.id, secretHash: hashSecret(clientSecret) };
  await db.insert(applicationSecrets).values(added);
  const status = async (secret: string) => (await ask.post({ ...application, clientSecret: secret })).status;
  expect([await status(application.clientSecret), await status(clientSecret)]).toEqual([200, 200]);
  await db
    .update(applicationSecrets)
    .set({ revokedAt: api.context.now() })
    .where(eq(applicationSecrets.secretHash, hashSecret(application.clientSecret)));
  await api.context.database.settle();
  expect([await status(application.clientSecret), await status(clientSecret)]).toEqual([401, 200]);
});

test('neither secrets nor tokens are stored as they are', async () => {
  const application = await api.createApplication();
  const { json } = await ask.post(application);
  const secrets = await api.context.db.select().from(applicationSecrets);
  const tokens = await api.context.db.select().from(accessTokens);
  const stored = JSON.stringify([secrets, tokens]);
  expect(stored).toContain(hashSecret(json.access_token));
  expect(stored).not.toContain(json.access_token);
  expect(stored).not.toContain(application.clientSecret);
});

test('a failed request carries an error document beside the members of RFC 6749', async () => {
  const application = await api.createApplication();
  const { json } = await ask.post(application, { grant_type: 'password' });
  expect(json).toEqual({
    error: 'unsupported_grant_type',
    error_description: expect.any(String),
    errors: [
      {
        status: '400',
        title: expect.any(String),
        detail: json.error_description,
        code: 'unsupported_grant_type',
      },
    ],
  });
});

test.each([
  'password',
  'implicit',
  'refresh_token',
  'authorization_code',
  'urn:ietf:params:oauth:grant-type:device_code',
])('the grant %s is not supported', async (grant_type) => {
  const application = await api.createApplication();
  const answer = await ask.post(application, { grant_type });
  expect([answer.status, answer.json.error]).toEqual([400, 'unsupported_grant_type']);
});

test('a grant type must be named', async () => {
  const application = await api.createApplication();
  const answer = await ask.post(application, { grant_type: undefined });
  expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
});

test('a parameter given twice is refused', async () => {
  const { clientId, clientSecret } = await api.createApplication();
  const form = `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`;
  for (const repeated of ['&scope=user:read&scope=user:write', '&user_id=&user_id=1']) {
    const answer = await ask.sendText(form + repeated);
    expect([answer.status, answer.json.error]).toEqual([400, 'invalid_request']);
  }
});

test('a body that cannot be read is refused in the same form', async () => {
  const send = (type: string, body: string) =>
    api.request('POST', '/o/token/', { headers: { 'content-type': type }, body });
  const answers = [
    [await send('text/plain', 'grant_type=client_credentials'), 415],
    [await send('application/json', '{"grant_type":'), 400],
    [await send('application/json', '[]'), 400],
    [await send('application/json', '{"grant_type":["client_credentials"]}'), 400],
    [await send('application/json', `{"scope":"${'x'.repeat(1024 * 1024)}"}`), 413],
  ] as const;
  for (const [answer, status] of answers) {
    expect([answer.status, answer.json.error]).toEqual([status, 'invalid_request']);
    expect(answer.json.errors[0].status).toBe(String(status));
  }
});
