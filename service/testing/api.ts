import type { LookupAddress } from 'node:dns';
import pino from 'pino';
import { createApp } from '../app.ts';
import { createCalendars } from '../calendar/calendars.ts';
import { channelRegistry } from '../channels/channel-registry.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { createCipher } from '../db/cipher.ts';
import { serve } from '../http/server.ts';
import { registerJobs } from '../jobs/handlers.ts';
import { createJobQueue } from '../jobs/queue.ts';
import { deliverEvents } from '../webhooks/delivery/deliver-events.ts';
import type { ReceiverClientOptions } from '../webhooks/delivery/receiver-client.ts';
import { type TestClock, testClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { mustBeDescribed } from './described-answers.ts';
import { fixtures, type TestApplication, type TestUser } from './fixtures.ts';
import { startTestSandbox } from './sandboxes.ts';

export interface ApiOptions {
  /** Where the clock stands. */
  now?: string;
  /** Run the background jobs too. */
  worker?: boolean;
  /** Deliver events too, to receivers beside the service unless said otherwise. */
  deliver?: Partial<ReceiverClientOptions>;
  /** Start a sandbox of its own. */
  sandbox?: boolean;
  logLevel?: string;
  /** Settings that differ from the tests' own. */
  environment?: Record<string, string>;
}

export interface RequestOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into documents of every kind
  json: any;
}

export type TestApi = Awaited<ReturnType<typeof startApi>>;

/**
 * The built application behind a real HTTP server, on a database of its own. Every answer is held against the
 * OpenAPI document. Close it when the tests of the file are done.
 */
export async function startApi(options: ApiOptions = {}) {
  const { now = '2026-06-15T10:00:00.000Z', worker = false } = options;
  const clock = testClock(now);
  const closing: (() => Promise<unknown>)[] = [];
  const sandbox = options.sandbox ? await startTestSandbox(now) : null;
  if (sandbox) closing.unshift(() => sandbox.close());
  const context = await testContext(clock, sandbox?.url, options);
  closing.unshift(() => context.database.close());
  await context.jobs.start();
  closing.unshift(() => context.jobs.stop());
  if (worker) await registerJobs(context);
  if (options.deliver) {
    const delivering = await deliverEvents(context, { allowLocal: true, ...options.deliver });
    closing.unshift(() => delivering.stop());
  }
  const app = await createApp(context);
  closing.unshift(async () => app.close());
  const server = await serve(app, { host: '127.0.0.1', port: 0 });
  closing.unshift(() => server.close(0));
  const url = `http://127.0.0.1:${server.port}`;

  async function request(method: string, path: string, init: RequestOptions = {}): Promise<TestAnswer> {
    return answerOf(await asDescribed(`${url}${path}`, { method, redirect: 'manual', ...initOf(init) }));
  }

  /** An access token, from the token endpoint. */
  async function token(
    { clientId, clientSecret }: TestApplication,
    { user, credentialId, scope }: { user?: TestUser; credentialId?: number; scope?: string } = {},
  ): Promise<string> {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...(user ? { user_id: String(user.id) } : {}),
      ...(credentialId ? { credential_id: String(credentialId) } : {}),
      ...(scope ? { scope } : {}),
    });
    const answer = await answerOf(await asDescribed(`${url}/o/token/`, { method: 'POST', body: form }));
    if (answer.status !== 200) throw new Error(`no token: ${JSON.stringify(answer.json)}`);
    return answer.json.access_token;
  }

  /** Makes something happen in the sandbox; the path is below its `/control/portfolios/`. */
  async function control(method: string, path: string, body?: unknown): Promise<TestAnswer> {
    if (!sandbox) throw new Error('Start the API with a sandbox to control it.');
    const init = { method, ...initOf({ body, headers: { 'content-type': 'application/json' } }) };
    const answer = await answerOf(await fetch(`${sandbox.url}/control/portfolios/${path}`, init));
    if (answer.status >= 300) throw new Error(`The sandbox refused: ${JSON.stringify(answer.json)}`);
    return answer;
  }

  return {
    url,
    context,
    clock,
    ...fixtures(context),
    fetch: asDescribed,
    request,
    token,
    control,
    async close() {
      for (const close of closing) await close();
    },
  };
}

/** Asks again until the answer is as wanted; the test's own time limit ends it otherwise. */
export async function eventually<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Fetches from the service. @throws Error where the answer is not as the OpenAPI document describes it */
async function asDescribed(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, init);
  const { status, headers } = answer;
  const body = await answer.text();
  const { pathname, search } = new URL(address);
  mustBeDescribed(init.method ?? 'GET', pathname + search, { status, headers, body });
  return new Response(body === '' ? null : body, { status, headers });
}

async function testContext(
  clock: TestClock,
  sandboxUrl: string | undefined,
  { logLevel: level = 'error', environment = {} }: ApiOptions,
): Promise<Context> {
  const database = await openTestDatabase();
  const log = pino({ level });
  return {
    config: readConfig({ PUBLIC_API_URL: 'https://api.example.com', DEMO: 'false', ...environment }),
    database,
    db: database.db,
    jobs: createJobQueue(database, log),
    calendars: await createCalendars(database, clock.now),
    channels: channelRegistry({ retryDelayMs: 1, sandboxUrl: sandboxUrl ?? 'http://127.0.0.1:9' }),
    cipher: createCipher('0'.repeat(64)),
    resolve: async (name) => resolveTestName(name),
    log,
    now: clock.now,
  };
}

/** No name is known but those that say where they lead, like `10-0-0-8.names.example.com`. */
function resolveTestName(name: string): LookupAddress[] {
  const address = /^([0-9-]+)\.names\.example\.com$/.exec(name)?.[1]?.replaceAll('-', '.');
  if (!address) throw Object.assign(new Error(`There is no ${name}.`), { code: 'ENOTFOUND' });
  return [{ address, family: 4 }];
}

function initOf({ token, body, headers = {} }: RequestOptions): RequestInit {
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  if (body === undefined) return { headers: { ...authorization, ...headers } };
  return {
    headers: { 'content-type': 'application/vnd.api+json', ...authorization, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

async function answerOf(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) };
}
