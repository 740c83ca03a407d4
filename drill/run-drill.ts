import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#service/db/database.ts';
import { startSandbox } from '../sandbox/server.ts';
import { randomOf } from '../sandbox/world/random.ts';
import { findFreePort } from '../scripts/ports.ts';
import type { Evidence } from './checks/check.ts';
import { CHECKS } from './checks/checks.ts';
import { withOwnDatabase } from './database.ts';
import { type Figure, figuresOf } from './figures.ts';
import { startLoad } from './load.ts';
import type { DrillOptions } from './options.ts';
import { portfolioControl } from './portfolio.ts';
import { programOf, type RunningProgram } from './programs.ts';
import { readFacts } from './queries.ts';
import { comeToRest } from './rest.ts';
import { storm } from './storm.ts';
import { seedWorld } from './world.ts';

export interface DrillReport {
  figures: Figure[];
  /** Every guarantee, with the cases in which it was not kept. */
  findings: { guarantee: string; breaches: string[] }[];
}

/**
 * Runs the service in processes of its own, kills them at random moments while everything is in use, and looks
 * in the end whether what was promised was kept.
 */
export async function runDrill(options: DrillOptions, say: (line: string) => void): Promise<DrillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'drill-'));
  try {
    return await withOwnDatabase(options, (databaseUrl) => drill(options, { databaseUrl, dataDir }, say));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function drill(
  { kills: wanted, seed, exhausting, restWithinMs }: DrillOptions,
  database: { databaseUrl: string | undefined; dataDir: string },
  say: (line: string) => void,
): Promise<DrillReport> {
  const sandbox = await startSandbox({ port: 0, dataDir: null, growEveryMs: 0 });
  const world = await seedWorld(database, { exhausting, onReceipt: () => {} });
  const port = await findFreePort();
  const programs = programsOf({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    API_PORT: String(port),
    SANDBOX_URL: sandbox.url,
    ENCRYPTION_KEY: world.encryptionKey,
    ALLOW_LOCAL_WEBHOOKS: 'true',
    DEMO: 'false',
    LOG_LEVEL: 'fatal',
  });
  try {
    for (const program of programs) program.start();
    await Promise.all(programs.map((program) => program.ready()));
    const portfolios = portfolioControl(sandbox.url);
    const load = startLoad(world, `http://127.0.0.1:${port}`, portfolios, seed);

    const stormAtMs = Date.now();
    const kills = await storm(programs, wanted, randomOf(`${seed} storm`), ({ name }, done) => {
      if (done % 10 === 0 || done === wanted) say(`${done} kills, the last of ${name}`);
    });
    const restAtMs = Date.now();
    await load.stop();
    if (!exhausting) for (const receiver of world.receivers.values()) receiver.recover();
    say('everything comes to rest …');
    const left = await comeToRest(world, load, restWithinMs);
    const seconds = { storm: (restAtMs - stormAtMs) / 1000, rest: (Date.now() - restAtMs) / 1000 };
    await Promise.all(programs.map((program) => program.stop()));

    const opened = await openDatabase(database);
    const facts = await readFacts(opened.db).finally(() => opened.close());
    const keys = new Set(load.accounts.map(({ apiKey }) => apiKey));
    const shown = await Promise.all(
      [...keys].map(async (key) => [key, await portfolios.listingIds(key)] as const),
    );
    const evidence: Evidence = {
      facts,
      world,
      kills,
      ledger: load.ledger,
      accounts: load.accounts,
      portfolios: new Map(shown),
    };
    return {
      figures: figuresOf(evidence, seconds),
      findings: [
        { guarantee: 'Everything comes to rest', breaches: left },
        { guarantee: 'No process ends by itself', breaches: programs.flatMap(({ ownEnds }) => ownEnds) },
        ...CHECKS.map(({ guarantee, breaches }) => ({ guarantee, breaches: [...breaches(evidence)] })),
      ],
    };
  } finally {
    await Promise.all(programs.map((program) => program.kill()));
    await world.close();
    await sandbox.close();
  }
}

/** The embedded database belongs to one process; PostgreSQL to an API process and two that work. */
function programsOf(environment: Record<string, string>): RunningProgram[] {
  if (!environment.DATABASE_URL) return [programOf({ name: 'service', works: true, environment })];
  const worker = { works: true, environment: { ...environment, ROLE: 'worker' } };
  return [
    programOf({ name: 'api', works: false, environment: { ...environment, ROLE: 'api' } }),
    programOf({ name: 'worker 1', ...worker }),
    programOf({ name: 'worker 2', ...worker }),
  ];
}
