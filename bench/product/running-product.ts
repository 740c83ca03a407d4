import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePortSettings } from '../../scripts/ports.ts';

const root = join(import.meta.dirname, '../..');
const LOOK_EVERY_MS = 25;
/** What somebody may have set for a product of their own. */
const OWN_SETTINGS =
  /^(HOST|DATABASE_URL|ROLE|DEMO|ENCRYPTION_KEY|NEXTAUTH_.*|SESSION_SECRET|DASHBOARD_.*|PUBLIC_.*|PARTNER_API_URL|SANDBOX_URL|npm_.*)$/;

export type ProductEnvironment = Record<string, string | undefined>;

/** Free ports and a data folder of its own. */
export async function productEnvironment(dataDir: string): Promise<ProductEnvironment> {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
  return {
    ...Object.fromEntries(inherited),
    DATA_DIR: dataDir,
    ...(await findFreePortSettings()),
  };
}

export interface RunningProduct {
  url: string;
  /** The process that all others of the product descend from. */
  pid: number;
  /** From the command until the sign-in page answered. */
  startSeconds: number;
  stop(): Promise<void>;
}

/** Runs what `npm start` runs, and comes back when the sign-in page answers. */
export async function startProductAlone(environment: ProductEnvironment): Promise<RunningProduct> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  const url = `http://127.0.0.1:${environment.PORT}`;
  while (!(await answers(`${url}/sign-in`))) {
    if (child.exitCode !== null) throw new Error(`The product did not start: ${complaints}`);
    await sleep(LOOK_EVERY_MS);
  }
  const startSeconds = (performance.now() - startedAt) / 1000;
  return { url, pid: child.pid ?? 0, startSeconds, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

const answers = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
