import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildDashboard, hashInputs } from '../../scripts/dashboard-build.ts';
import { readDemo } from '../../scripts/demo-file.ts';
import { childEnvironment, logPathOf } from '../../scripts/programs.ts';
import { createProgress } from '../../scripts/progress.ts';
import { readSettings } from '../../scripts/settings.ts';
import { Supervisor } from '../../scripts/supervisor.ts';
import { measureFirstLoad } from './first-load.ts';
import { memoryOfTree } from './process-tree.ts';
import { type ProductEnvironment, productEnvironment, startProductAlone } from './running-product.ts';

const GOAL = { warmStartSeconds: 10, idleMegabytes: 1300, firstLoadKilobytes: 170 };
const SETTLE_MS = 15_000;
const LISTINGS_PAGE = '/listings';

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
    const { scripts, gzippedKilobytes } = await measureFirstLoad(warm.url, LISTINGS_PAGE, login);
    const what = `JavaScript of the listings page, ${scripts} files gzipped`;
    reportGoal(what, gzippedKilobytes, GOAL.firstLoadKilobytes, 'kB', 1);
  } finally {
    await warm.stop();
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
