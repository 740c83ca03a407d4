import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireDataDirLock } from '#service/db/data-dir-lock.ts';
import { type Product, startProduct } from './product.ts';
import { createProgress } from './progress.ts';
import { readSettings, urlOf } from './settings.ts';
import { Supervisor } from './supervisor.ts';
import { makeStandInProduct, type StandInProduct } from './testing/stand-in-product.ts';

let clone: StandInProduct;
let supervisor: Supervisor;
let shown: string;

beforeEach(async () => {
  clone = await makeStandInProduct();
  supervisor = new Supervisor();
  shown = '';
});

afterEach(async () => {
  await supervisor.stop();
  clone.remove();
});

const output = { write: (text: string) => (shown += text) };

function start(changes: Record<string, string> = {}): Promise<Product> {
  const settings = readSettings(clone.root, { ...clone.environment, ...changes });
  return startProduct(settings, { progress: createProgress(output), supervisor });
}

async function isServing(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

describe('startProduct', () => {
  it('builds, starts everything and hands the demo on', async () => {
    const { settings, demo } = await start();
    const urls = [settings.dashboard, settings.api, settings.sandbox].map(urlOf);
    expect(await Promise.all(urls.map(isServing))).toEqual([true, true, true]);
    expect(demo?.logins[0]?.email).toBe('ada@example.com');
    expect(shown).toContain('Building the dashboard: done');
  });

  it('gives the dashboard its application and a secret that lasts', async () => {
    const { settings } = await start();
    const environment = () =>
      JSON.parse(readFileSync(join(clone.dataDir, 'dashboard-environment.json'), 'utf8'));
    const first = environment();
    expect(first).toMatchObject({
      DASHBOARD_CLIENT_ID: 'console-id',
      DASHBOARD_CLIENT_SECRET: 'console-secret',
      PARTNER_API_URL: urlOf(settings.api),
      DASHBOARD_URL: urlOf(settings.dashboard),
    });
    expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(clone.dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  });

  it('builds again only after a change', async () => {
    const builds = () => readFileSync(join(clone.root, 'builds'), 'utf8');
    const again = async () => {
      await supervisor.stop();
      supervisor = new Supervisor();
      clone.environment.DATA_DIR = `${clone.environment.DATA_DIR}+`;
      await start();
    };
    await start();
    await again();
    expect(builds()).toBe('built ');
    clone.write('app/page.tsx', 'changed');
    await again();
    expect(builds()).toBe('built built ');
  });

  it('refuses a data folder in use before it looks at ports', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `The data folder ${clone.dataDir} is in use by process ${process.pid}; stop it, or choose another folder with DATA_DIR.`,
    );
  });

  it('refuses a data folder whose database belongs to a service started by itself', async () => {
    const lock = acquireDataDirLock(clone.dataDir);
    await expect(start()).rejects.toThrow(`The data folder ${clone.dataDir} is in use by process`);
    lock.release();
    await start();
  });

  it('refuses a port in use before it builds', async () => {
    const server = createServer().listen(Number(clone.environment.API_PORT), '127.0.0.1');
    await once(server, 'listening');
    await expect(start()).rejects.toThrow(/port \d+ is in use, and the Partner API needs it; .* API_PORT\.$/);
    expect(existsSync(join(clone.root, 'builds'))).toBe(false);
    server.close();
  });

  it('gives the folder free after a start that failed', async () => {
    clone.write(
      'service/main.ts',
      `console.error('The database at db:5432 cannot be reached.'); process.exit(78);`,
    );
    await expect(start()).rejects.toThrow(/^The database at db:5432 cannot be reached\.$/);
    acquireDataDirLock(clone.dataDir, 'start').release();
  });
});
