import { describe, expect, it } from 'vitest';
import { allowedCalls } from '#lib/bff/allow-list.ts';
import { forward } from '#lib/bff/forward.ts';
import type { UpstreamRequest } from '#lib/partner-api/call.ts';
import { PartnerApiError, SessionOverError } from '#lib/partner-api/errors.ts';

const origin = 'https://rates.example';
const caller = { sessionId: 's', kind: 'credential' as const, userId: '1', credentialId: '2' };
type Permission = 'Admin' | 'Edit' | 'View';
const own = { origin, 'x-ratewright': '1' };

/** Runs one request, with what upstream answers; `sent` is what reached it. */
async function run(
  request: Request,
  answer: () => Response | Promise<Response>,
  permission: Permission | null = 'Edit',
) {
  const sent: UpstreamRequest[] = [];
  const response = await forward(request, {
    calls: allowedCalls,
    dashboardUrl: origin,
    findCaller: async () => (permission ? { ...caller, permission } : undefined),
    callAs: async (_, upstream) => {
      sent.push(upstream);
      return answer();
    },
  });
  return { response, sent };
}

async function codeOf(response: Response): Promise<string> {
  return (await response.json()).errors[0].code;
}

const ok = () => new Response('{"data":[]}', { headers: { 'content-type': 'application/vnd.api+json' } });
const get = (path: string) => new Request(`${origin}/bff${path}`);
const patch = (headers: Record<string, string>, body: BodyInit = '{"data":{}}') =>
  new Request(`${origin}/bff/listings/7/activation`, { method: 'PATCH', headers, body });

describe('forwarding', () => {
  it('hands the answer back byte for byte, with its status, type, request id and whether it may be kept', async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0x00, 0x7d]);
    const { response, sent } = await run(
      get('/listings?filter%5Bname%5D=a%20b&sort=-title'),
      () =>
        new Response(bytes, {
          status: 400,
          headers: {
            'content-type': 'application/vnd.api+json',
            'cache-control': 'no-store',
            'x-request-id': 'req_1',
            'set-cookie': 'a=b',
          },
        }),
    );
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-request-id')).toBe('req_1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(sent).toMatchObject([
      { method: 'GET', path: '/api/v1/listings/?filter%5Bname%5D=a%20b&sort=-title' },
    ]);
  });

  it('passes no header of the browser on but the body type and the cache validator', async () => {
    const request = new Request(`${origin}/bff/profile`, {
      headers: {
        cookie: 'secret',
        authorization: 'Bearer x',
        'if-none-match': '"1"',
        'x-forwarded-for': '::1',
      },
    });
    const { sent } = await run(request, ok);
    expect(sent[0]?.headers).toEqual({ 'if-none-match': '"1"' });
  });

  it('gives an unchanged answer back without a body', async () => {
    const { response } = await run(patch(own), () => new Response(null, { status: 304 }));
    expect(response.status).toBe(304);
  });

  it('refuses a query that is not on the list, and sends nothing', async () => {
    const { response, sent } = await run(get('/listings?filter%5Bowner%5D=2'), ok);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].source).toEqual({ parameter: 'filter[owner]' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['/users', 404],
    ['/listings/7/activation', 405],
  ])('answers a GET of %s with %i', async (path, status) => {
    const { response, sent } = await run(get(path), ok);
    expect(response.status).toBe(status);
    expect(sent).toEqual([]);
  });
});

describe('a change', () => {
  it('goes on when it comes from an own page', async () => {
    const { response, sent } = await run(patch(own), ok);
    expect(response.status).toBe(200);
    expect(sent[0]?.path).toBe('/api/v1/listings/7/activation/');
    expect(new TextDecoder().decode(sent[0]?.body as Uint8Array)).toBe('{"data":{}}');
  });

  it.each([
    ['without the own header', { origin }],
    ['without an origin', { 'x-ratewright': '1' }],
    ['from another origin', { ...own, origin: 'https://evil.example' }],
    ['from the same host on another scheme and port', { ...own, origin: 'http://rates.example:81' }],
    ['from a page without an origin', { ...own, origin: 'null' }],
    ['that the browser calls cross-site', { ...own, 'sec-fetch-site': 'cross-site' }],
  ])('is refused %s', async (_, headers) => {
    const { response, sent } = await run(patch(headers), ok);
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('foreign_request');
    expect(sent).toEqual([]);
  });

  it('is refused over 1 MiB, whatever length it claims', async () => {
    const { response, sent } = await run(patch(own, new Uint8Array(1024 * 1024 + 1)), ok);
    expect(response.status).toBe(413);
    expect(sent).toEqual([]);
  });
});

describe('what belongs to the person', () => {
  it('is asked for by their own id', async () => {
    const { sent } = await run(get('/accounts?page%5Bsize%5D=5'), ok);
    expect(sent[0]?.path).toBe('/api/v1/users/1/accounts/?page%5Bsize%5D=5');
  });
});

describe('a session', () => {
  it('is needed', async () => {
    const { response, sent } = await run(get('/profile'), ok, null);
    expect(response.status).toBe(401);
    expect(sent).toEqual([]);
  });

  it('of somebody who may only view sends no change on', async () => {
    const { response, sent } = await run(patch(own), ok, 'View');
    expect([response.status, await codeOf(response)]).toEqual([403, 'read_only']);
    expect(sent).toEqual([]);
    expect((await run(get('/profile'), ok, 'View')).sent).toHaveLength(1);
  });

  it('of somebody who may only view sends on what changes no price and no setting', async () => {
    const delivery = 'webhook-deliveries/msg_01KAGYQ6H0R4ZDMSTB2Q7D5W3E/redelivery';
    for (const path of [delivery, 'listings/7/price-preview']) {
      const request = new Request(`${origin}/bff/${path}`, { method: 'POST', headers: own });
      const { sent } = await run(request, ok, 'View');
      expect(sent).toMatchObject([{ path: `/console/v1/${path}/` }]);
    }
    const forReaders = allowedCalls.filter((call) => call.forReaders);
    expect(forReaders.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST /bulk-edit-previews',
      'POST /imports/previews',
      'POST /listings/:id/price-preview',
      'POST /price-previews',
      'POST /webhook-deliveries/:event/redelivery',
    ]);
  });

  it('that the service has ended is answered with 401', async () => {
    const { response } = await run(get('/profile'), () => Promise.reject(new SessionOverError()));
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe('session_over');
  });
});

it('answers 503 when the service is silent, without its reasons', async () => {
  const { response } = await run(get('/profile'), () =>
    Promise.reject(new PartnerApiError({ status: 503, detail: 'connect ECONNREFUSED 10.0.0.7' })),
  );
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('10.0.0.7');
});

describe('a file', () => {
  const sendFile = (bytes: number) =>
    new Request(`${origin}/bff/imports/previews?kind=limits`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'text/csv' },
      body: new Uint8Array(bytes),
    });

  it('may be larger than any other body, and a reader may have it looked at', async () => {
    const { response, sent } = await run(sendFile(2 * 1024 * 1024), ok, 'View');
    expect(response.status).toBe(200);
    expect(sent[0]).toMatchObject({
      path: '/console/v1/import-previews/?kind=limits',
      headers: { 'content-type': 'text/csv' },
    });
    expect(await codeOf((await run(sendFile(2 * 1024 * 1024 + 1), ok)).response)).toBe('too_large');
  });

  it('is applied by nobody who may only read', async () => {
    const apply = new Request(`${origin}/bff/imports?kind=limits&digest=x`, { method: 'POST', headers: own });
    expect(await codeOf((await run(apply, ok, 'View')).response)).toBe('read_only');
  });

  it('comes while it is made, under its name, and without a limit of time', async () => {
    let more: (() => void) | undefined;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('first'));
        await new Promise<void>((resolve) => {
          more = resolve;
        });
        controller.close();
      },
    });
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="limits.csv"',
    };
    const { response, sent } = await run(
      get('/exports/limits?separator=semicolon'),
      () => new Response(body, { headers }),
    );
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="limits.csv"');
    expect(sent[0]).toMatchObject({ isLong: true });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    more?.();
    expect((await reader?.read())?.done).toBe(true);
  });
});
