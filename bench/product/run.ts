import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildDashboard, hashInputs } from '../../scripts/dashboard-build.ts';
import { type DemoLogin, readDemo } from '../../scripts/demo-file.ts';
import { childEnvironment, logPathOf } from '../../scripts/programs.ts';
import { createProgress } from '../../scripts/progress.ts';
import { readSettings } from '../../scripts/settings.ts';
import { Supervisor } from '../../scripts/supervisor.ts';
import { measureFirstLoads } from './first-load.ts';
import { memoryOfTree } from './process-tree.ts';
import { type ProductEnvironment, productEnvironment, startProductAlone } from './running-product.ts';

const GOAL = { warmStartSeconds: 10, idleMegabytes: 1300 };
const SETTLE_MS = 15_000;

/** By page the JavaScript that it may load before it can be used, in kilobytes gzipped; null is only told. */
const FIRST_LOADS: Record<string, number | null> = {
  '/listings': 170,
  '/calendar': 220,
  '/listings/[id]': null,
  '/listings/[id]/insights': null,
  '/listings/[id]/compset': null,
  '/listings/[id]/customizations': 230,
  '/listings/[id]/customizations?type=min-max-prices': 230,
  '/listings/[id]/customizations?type=manual-overrides': 230,
  '/listings/[id]/reservations': null,
  '/listings/[id]/history': null,
  '/listings/bulk-edits': null,
  '/listings/import': 180,
  '/listings/export': null,
  '/history': null,
  '/reservations': null,
  '/recommendations': null,
  '/accounts': null,
};

const root = join(import.meta.dirname, '../..');

/** The product as `npm start` runs it: how long it takes to start, what it holds, what a browser must load. */
export async function benchProduct(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-product-'));
  try {
    const environment = await productEnvironment(dataDir);
    await buildFirst(environment);
    const built = hashInputs(root);
    await benchStarts(environment, dataDir);
    if (hashInputs(root) !== built) console.log('  The sources changed meanwhile, so a start built as well.');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A build belongs to an update, not to a start. */
async function buildFirst(environment: ProductEnvironment): Promise<void> {
  const settings = readSettings(root, environment);
  await buildDashboard(root, {
    supervisor: new Supervisor(),
    progress: createProgress(),
    environment: childEnvironment(settings, 'production'),
    logPath: logPathOf(settings, 'build'),
  });
}

async function benchStarts(environment: ProductEnvironment, dataDir: string): Promise<void> {
  const cold = await startProductAlone(environment);
  try {
    console.log(`cold start, demo loaded: ${cold.startSeconds.toFixed(1)} s`);
    await reportIdleMemory(cold.pid, 'a cold start');
  } finally {
    await cold.stop();
  }
  const warm = await startProductAlone(environment);
  try {
    reportGoal('warm start until the sign-in page answers', warm.startSeconds, GOAL.warmStartSeconds, 's', 1);
    await reportIdleMemory(warm.pid, 'a warm start');
    const login = readDemo(dataDir)?.logins.find(({ role }) => role === 'admin');
    if (!login) throw new Error('The product started without its demo.');
    await reportFirstLoads(warm.url, login);
  } finally {
    await warm.stop();
  }
}

async function reportFirstLoads(url: string, login: DemoLogin): Promise<void> {
  const loads = await measureFirstLoads(url, Object.keys(FIRST_LOADS), login);
  for (const { path, scripts, gzippedKilobytes } of loads) {
    const what = `JavaScript of ${path}, ${scripts} files gzipped`;
    const goal = FIRST_LOADS[path] ?? null;
    if (goal === null) console.log(`${what}: ${gzippedKilobytes.toFixed(1)} kB`);
    else reportGoal(what, gzippedKilobytes, goal, 'kB', 1);
  }
}

async function reportIdleMemory(pid: number, after: string): Promise<void> {
  await sleep(SETTLE_MS);
  const memory = memoryOfTree(pid);
  if (memory === null) {
    console.log(`memory after ${after}: this system does not tell (there is no /proc)`);
    return;
  }
  const { processes, pssMegabytes, rssMegabytes } = memory;
  const what = `memory after ${after}, ${processes} idle processes, PSS`;
  reportGoal(what, pssMegabytes, GOAL.idleMegabytes, 'MB', 0);
  console.log(`  as RSS, which counts shared memory for each: ${rssMegabytes.toFixed(0)} MB`);
}

function reportGoal(what: string, value: number, goal: number, unit: string, decimals: number): void {
  const reached = value < goal ? 'yes' : 'NO';
  console.log(`${what}: ${value.toFixed(decimals)} ${unit} (goal < ${goal} ${unit}: ${reached})`);
}

if (import.meta.main) await benchProduct();
