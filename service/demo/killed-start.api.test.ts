import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { findFreePort } from '../../scripts/ports.ts';
import { eventually } from '../testing/api.ts';
import { type DemoFile, readDemoFile } from './demo-file.ts';
import { DEMO_USERS } from './demo-people.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let sandbox: Sandbox;
let dataDir: string;
let url: string;
let child: ChildProcess | null = null;

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, dataDir: null, growEveryMs: 0 });
  dataDir = mkdtempSync(join(tmpdir(), 'killed-start-'));
  url = `http://127.0.0.1:${await findFreePort()}`;
});
afterEach(async () => {
  await kill();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(): void {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    API_PORT: new URL(url).port,
    SANDBOX_URL: sandbox.url,
    LOG_LEVEL: 'error',
  };
  child = fork(main, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

const isRunning = () => child?.exitCode === null && child.signalCode === null;

/** As a power cut does it: no handler runs, nothing is tidied up. */
async function kill(): Promise<void> {
  if (!child || !isRunning()) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function readiness(): Promise<{ status: string; step?: string }> {
  if (!isRunning()) throw new Error('The service has ended by itself.');
  return fetch(`${url}/readyz`).then(
    async (answer) => (await answer.json()) as { status: string; step?: string },
    () => ({ status: 'silent', step: '' }),
  );
}

async function startedDemo(): Promise<DemoFile> {
  start();
  await eventually(readiness, ({ status }) => status === 'ready');
  const demo = readDemoFile(dataDir);
  if (!demo) throw new Error('The service is ready without its demo.');
  return demo;
}

async function ask(demo: DemoFile, path: string, init: RequestInit = {}) {
  const { clientId, clientSecret } = demo.applications.partner;
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const granted = await fetch(`${url}/o/token/`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' };
  const answer = await fetch(`${url}/api/v1${path}`, { ...init, headers });
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 202])]);
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into documents of every kind
  return (await answer.json()) as any;
}

const SETTINGS = ['title', 'enabled', 'base-price', 'min-price', 'in-active-market'];

/** The listings of the demo's manager, with what is set on them. */
async function listingsOf(demo: DemoFile) {
  const owner = demo.logins[0]?.userId;
  const fields = `fields[listings]=${SETTINGS.join(',')}`;
  const { data } = await ask(demo, `/listings/?filter[owner]=${owner}&page[size]=100&${fields}`);
  return data as { id: string; attributes: Record<string, unknown> }[];
}

/** The comp sets of the demo's manager: the listings that have one, and the titles of his own. */
async function compsetsOf(demo: DemoFile) {
  const path = `/compsets/?filter[owner]=${demo.logins[0]?.userId}&sort=title&page[size]=100`;
  const { data } = await ask(demo, path);
  const all: { 'listing-id': number | null; title: string }[] = data.map(
    ({ attributes }: { attributes: object }) => attributes,
  );
  return {
    connected: all.flatMap((one) => one['listing-id'] ?? []),
    custom: all.flatMap((one) => (one['listing-id'] === null ? one.title : [])),
  };
}

test('a start that was killed while it loaded the demo is completed by the next, and nothing is done twice', async () => {
  start();
  await eventually(readiness, ({ step }) => step?.startsWith('Importing listings') ?? false);
  await kill();
  expect(existsSync(join(dataDir, 'demo.json'))).toBe(false);

  const demo = await startedDemo();
  const [mara] = DEMO_USERS;
  const accounts = await ask(demo, `/users/${demo.logins[0]?.userId}/accounts/`);
  const states = accounts.data.map(({ attributes }: { attributes: Record<string, { state: string }> }) => [
    attributes.channel,
    attributes['sync-status']?.state,
  ]);
  expect(states).toEqual(mara?.portfolios.map(() => ['sandbox', 'completed']));
  const listings = await listingsOf(demo);
  expect(listings).toHaveLength(24 + 60 + 3);
  const places = listings.filter(({ attributes }) => attributes['in-active-market']);
  expect(places.length).toBeGreaterThan(80);
  expect(places.every(({ attributes }) => attributes['min-price'] !== null)).toBe(true);
  expect(new Set(listings.map(({ attributes }) => attributes.enabled))).toEqual(new Set([true, false]));

  const ofPlaces = places.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
  const compsets = await eventually(
    () => compsetsOf(demo),
    ({ connected }) => connected.length === ofPlaces.length,
  );
  expect(compsets.connected.toSorted((a, b) => a - b)).toEqual(ofPlaces);
  expect(compsets.custom).toEqual(['The best of Kyoto', 'Two bedrooms by the sea']);

  // What people do from now on is theirs.
  const enabled = places.find(({ attributes }) => attributes.enabled);
  const attributes = { enabled: false, 'min-price': 31 };
  await ask(demo, `/listings/${enabled?.id}/activation/`, {
    method: 'PATCH',
    body: JSON.stringify({ data: { type: 'listing-activations', attributes } }),
  });
  const changed = await listingsOf(demo);
  expect(changed).not.toEqual(listings);

  await kill();
  const again = await startedDemo();
  expect(again).toEqual(demo);
  expect(await listingsOf(again)).toEqual(changed);
  expect(await compsetsOf(again)).toEqual(compsets);

  await kill();
  rmSync(join(dataDir, 'demo.json'));
  const renewed = await startedDemo();
  expect(renewed.applications.partner.clientSecret).not.toBe(demo.applications.partner.clientSecret);
  expect(await listingsOf(renewed)).toEqual(changed);
}, 900_000);
