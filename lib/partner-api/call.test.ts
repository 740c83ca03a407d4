import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PartnerApiError, SessionOverError } from '#lib/partner-api/errors.ts';

/** A service that speaks the token endpoint and one resource; `accepts` says which tokens it still honours. */
const grants: Record<string, string>[] = [];
const seen: string[] = [];
let accepts: (token: string) => boolean = () => true;
let refuseGrant = false;

const server = createServer(async (request, response) => {
  if (request.url === '/o/token/') {
    const form = new URLSearchParams(await textOf(request));
    grants.push({ ...Object.fromEntries(form), authorization: request.headers.authorization ?? '' });
    response.statusCode = refuseGrant ? 400 : 200;
    response.end(
      JSON.stringify(
        refuseGrant
          ? { error: 'invalid_grant' }
          : { access_token: `${form.get('session_id') ?? 'app'}-${grants.length}`, expires_in: 3600 },
      ),
    );
    return;
  }
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  seen.push(token);
  if (request.url === '/console/v1/sign-in/') response.statusCode = 401;
  else if (!accepts(token)) {
    response.statusCode = 401;
    response.setHeader('www-authenticate', 'Bearer error="invalid_token"');
  }
  response.end('{}');
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

let callAs: typeof import('#lib/partner-api/call.ts').callAs;
let callAsApplication: typeof import('#lib/partner-api/call.ts').callAsApplication;
let sessions = 0;

/** A session nobody has a token for yet. */
function newCaller(kind: 'credential' | 'staff' = 'credential') {
  sessions += 1;
  const user = kind === 'staff' ? { userId: null, credentialId: null } : { userId: '7', credentialId: '9' };
  return { sessionId: `s${sessions}`, kind, ...user };
}

const profile = { method: 'GET', path: '/console/v1/profile/' };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PARTNER_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('DASHBOARD_CLIENT_ID', 'the client');
  vi.stubEnv('DASHBOARD_CLIENT_SECRET', 'p:ss');
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32));
  ({ callAs, callAsApplication } = await import('#lib/partner-api/call.ts'));
});

beforeEach(() => {
  grants.length = 0;
  seen.length = 0;
  accepts = () => true;
  refuseGrant = false;
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

it('binds a token to the person and the session, and uses it again', async () => {
  const caller = newCaller();
  await callAs(caller, profile);
  await callAs(caller, profile);
  expect(grants).toEqual([
    {
      grant_type: 'client_credentials',
      user_id: '7',
      credential_id: '9',
      session_id: caller.sessionId,
      authorization: `Basic ${Buffer.from('the%20client:p%3Ass').toString('base64')}`,
    },
  ]);
  expect(seen).toEqual([`${caller.sessionId}-1`, `${caller.sessionId}-1`]);
});

it('binds a token of staff to the session alone', async () => {
  const caller = newCaller('staff');
  await callAs(caller, profile);
  expect(grants).toMatchObject([{ session_id: caller.sessionId }]);
  expect(grants[0]).not.toHaveProperty('user_id');
});

it('never uses the token of one session for another', async () => {
  await callAs(newCaller(), profile);
  await callAs(newCaller(), profile);
  expect(new Set(seen).size).toBe(2);
});

it('replaces a refused token once', async () => {
  const caller = newCaller();
  accepts = (token) => !token.endsWith('-1');
  expect((await callAs(caller, profile)).status).toBe(200);
  expect(seen).toEqual([`${caller.sessionId}-1`, `${caller.sessionId}-2`]);
});

it('says the session is over when a fresh token is refused too', async () => {
  accepts = () => false;
  await expect(callAs(newCaller(), profile)).rejects.toThrow(SessionOverError);
  expect(grants).toHaveLength(2);
});

it('says the session is over when the service mints nothing for it', async () => {
  refuseGrant = true;
  await expect(callAs(newCaller(), profile)).rejects.toThrow(SessionOverError);
  expect(seen).toEqual([]);
});

it('tries a wrong password once, for its 401 is not about the token', async () => {
  const answer = await callAsApplication({ method: 'POST', path: '/console/v1/sign-in/', body: '{}' });
  expect(answer.status).toBe(401);
  expect(seen).toHaveLength(1);
});

it('is a 503 when nobody answers', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(callAs(newCaller(), profile)).rejects.toThrow(PartnerApiError);
});
