import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findFreePortSettings } from '../ports.ts';

const repository = dirname(dirname(import.meta.dirname));

/** Answers every request with its own process id, so that a test can tell whether it lives on. */
const server = (port: string, before = '') => `
  import { createServer } from 'node:http';
  ${before}
  createServer((_, response) => response.end(String(process.pid))).listen(Number(${port}), '127.0.0.1');`;

const WRITE_DEMO = `
  import { writeFileSync } from 'node:fs';
  const application = { clientId: 'console-id', clientSecret: 'console-secret', webhookSecret: 'whsec_' };
  writeFileSync(process.env.DATA_DIR + '/demo.json', JSON.stringify({
    applications: { console: application },
    logins: [{ email: 'ada@example.com', password: 'pass-word', role: 'admin', plan: 'active' }],
  }));`;

const NEXT = `
  import { writeFileSync } from 'node:fs';
  if (process.argv[2] === 'build') {
    writeFileSync('builds', 'built ', { flag: 'a' });
    process.exit();
  }
  writeFileSync(process.env.DATA_DIR + '/dashboard-environment.json', JSON.stringify(process.env));`;

/** A clone of the product whose programs are small stand-ins; the scripts are the real ones. */
export type StandInProduct = {
  root: string;
  dataDir: string;
  environment: Record<string, string | undefined>;
  write(path: string, source: string): void;
  remove(): void;
};

export async function makeStandInProduct(): Promise<StandInProduct> {
  const root = mkdtempSync(join(tmpdir(), 'product-'));
  const write = (path: string, source: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  };
  const scripts = { start: 'node scripts/start.mjs' };
  const imports = { '#service/*': './service/*' };
  write('package.json', JSON.stringify({ type: 'module', imports, scripts }));
  write('package-lock.json', '{"packages":{}}');
  write('node_modules/.package-lock.json', '{"packages":{}}');
  write('node_modules/next/dist/bin/next', server('process.env.PORT', NEXT));
  write('app/page.tsx', '');
  write('sandbox/main.ts', server('process.env.SANDBOX_PORT'));
  write('service/main.ts', server('process.env.API_PORT', WRITE_DEMO));
  cpSync(join(repository, 'service/db/data-dir-lock.ts'), join(root, 'service/db/data-dir-lock.ts'));
  cpSync(join(repository, 'scripts'), join(root, 'scripts'), { recursive: true });

  const dataDir = join(root, 'data');
  const environment = {
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    DATA_DIR: dataDir,
    ...(await findFreePortSettings()),
  };
  return { root, dataDir, environment, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
