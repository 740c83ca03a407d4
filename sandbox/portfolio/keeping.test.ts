import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PORTFOLIOS } from '../catalogue/portfolios.ts';
import { startSandbox } from '../server.ts';
import { clientOf } from '../test-client.ts';
import { bookStay } from './bookings.ts';
import { grow } from './growth.ts';
import { knownStays } from './known-stays.ts';
import { openPortfolio } from './portfolio.ts';

const TODAY = '2026-11-21';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = () => startSandbox({ port: 0, dataDir: folder, today: TODAY, growEveryMs: 0 });

test('a restart keeps what was done', async () => {
  const first = await start();
  const before = clientOf(first.url);
  const small = '/portfolios/sandbox-small';
  await before.control('PATCH', `${small}/listings/43002/`, { title: 'Kept' });
  await before.control('POST', `${small}/listings/43002/reviews/`, { rating: 2 });
  const dates = { checkin_date: '2027-10-01', checkout_date: '2027-10-04' };
  const booked = await before.control('POST', `${small}/listings/43002/reservations/`, dates);
  await before.control('PUT', `${small}/fault/`, { fault: 'slow' });
  const night = { date: '2027-10-09', price: 99 };
  await before.pms('sandbox-small', '/listings/43002/prices', 'PUT', { currency: 'EUR', prices: [night] });
  await first.close();

  const second = await start();
  const after = clientOf(second.url);
  expect((await after.pms('sandbox-small', '/listings/43002')).body.data.title).toBe('Kept');
  const stays = await after.all('sandbox-small', '/reservations?listing_id=43002');
  expect(stays.map(({ id }) => id)).toContain(booked.body.data.id);
  expect((await after.control('GET', `${small}/pushes/`)).body.data[0].prices[0]).toMatchObject(night);
  const { data } = (await after.control('GET', '/portfolios/')).body;
  expect(data.find(({ api_key }: { api_key: string }) => api_key === 'sandbox-small').fault).toBe('slow');
  await second.close();
});

test('a state file that makes no sense is set aside, a cut last push is dropped', async () => {
  await writeFile(join(folder, 'sandbox-coast.json'), '{"version":');
  await appendFile(join(folder, 'sandbox-coast.pushes.jsonl'), '{"id":"p1","rece');
  const sandbox = await start();
  const client = clientOf(sandbox.url);
  expect(await client.all('sandbox-coast', '/listings')).toHaveLength(24);
  expect((await client.control('GET', '/portfolios/sandbox-coast/pushes/')).body.data).toEqual([]);
  await sandbox.close();
  expect(await readdir(folder)).toContain('sandbox-coast.json.unreadable');
});

test('growth books and cancels, the same way from the same beginning', async () => {
  const definition = PORTFOLIOS.find(({ apiKey }) => apiKey === 'sandbox-grow')!;
  const run = async () => {
    const portfolio = await openPortfolio(definition, null, () => Date.parse(`${TODAY}T12:00:00Z`));
    for (let step = 0; step < 40; step++) await grow(portfolio);
    return knownStays(portfolio, portfolio.homes.keys()).filter(({ id }) => id in portfolio.state.stays);
  };
  const stays = await run();
  expect(stays.filter(({ status }) => status === 'accepted').length).toBeGreaterThan(8);
  expect(stays.filter(({ status }) => status === 'canceled').length).toBeGreaterThan(3);
  expect(await run()).toEqual(stays);
});

test('growth forgets its oldest cancellations and never uses an id twice', async () => {
  const definition = PORTFOLIOS.find(({ apiKey }) => apiKey === 'sandbox-grow')!;
  let nowMs = Date.parse(`${TODAY}T12:00:00Z`);
  const portfolio = await openPortfolio(definition, null, () => nowMs);
  const references = new Map<string, Set<string>>();
  for (let step = 0; step < 600; step++) {
    nowMs += 1_000;
    await grow(portfolio);
    for (const { stay } of Object.values(portfolio.state.stays)) {
      references.set(stay.id, (references.get(stay.id) ?? new Set()).add(stay.reference));
    }
  }
  expect(references.size).toBeGreaterThan(300);
  expect([...references.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(Object.keys(portfolio.state.stays).length).toBeLessThan(265);
});

test('a booking made by hand keeps its nights from one that would have come later', async () => {
  const definition = PORTFOLIOS.find(({ apiKey }) => apiKey === 'sandbox-coast')!;
  let nowMs = Date.parse(`${TODAY}T12:00:00Z`);
  const portfolio = await openPortfolio(definition, null, () => nowMs);
  const facts = portfolio.homes.get('41001')!;
  const later = portfolio
    .timeline(facts)
    .stays.find(({ requestedAtMs, canceledAtMs }) => requestedAtMs > nowMs && canceledAtMs === null)!;
  const mine = await bookStay(portfolio, '41001', { checkin: later.checkin, checkout: later.checkout });
  nowMs = later.acceptedAtMs! + 1;
  const stays = knownStays(portfolio, ['41001']).filter(({ id }) => id === mine.id || id === later.id);
  expect(stays.map(({ id, status }) => [id, status])).toEqual([
    [later.id, 'unconfirmed'],
    [mine.id, 'accepted'],
  ]);
});

test('a growing portfolio grows while the program runs', async () => {
  const sandbox = await startSandbox({ port: 0, dataDir: null, today: TODAY, growEveryMs: 5 });
  const client = clientOf(sandbox.url);
  const grown = async () =>
    (await client.all('sandbox-grow', `/reservations?updated_since=${TODAY}T12:00:00Z`)).filter(({ id }) =>
      id.startsWith('g'),
    );
  while ((await grown()).length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(
    (await client.all('sandbox-coast', `/reservations?updated_since=${TODAY}T12:00:00Z`)).filter(({ id }) =>
      id.startsWith('g'),
    ),
  ).toEqual([]);
  await sandbox.close();
});

test('the program says when it is ready, refuses a taken port, and goes with its parent', async () => {
  const run = (port: number) => {
    const env = {
      NODE_ENV: 'test' as const,
      PATH: process.env.PATH,
      SANDBOX_PORT: String(port),
      DATA_DIR: folder,
    };
    return spawn(process.execPath, ['sandbox/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  };
  const program = run(0);
  const [line] = await once(program.stdout!, 'data');
  const port = Number(/:(\d+)\n$/.exec(String(line))![1]);
  const second = run(port);
  const [complaint, [code]] = await Promise.all([text(second.stderr!), once(second, 'exit')]);
  expect([code, complaint]).toEqual([1, `sandbox: port ${port} is in use; set SANDBOX_PORT to a free one\n`]);
  program.disconnect();
  expect(await once(program, 'exit')).toEqual([0, null]);
});
