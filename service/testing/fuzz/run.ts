import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../../demo/load-demo.ts';
import { startApi } from '../api.ts';
import { fuzzOperations, seedFrom } from './fuzz-operations.ts';
import { fuzzTarget } from './fuzz-target.ts';
import { printLatencies, type Timed } from './latencies.ts';
import { seedDemoTenants } from './seed-fuzzed-tenants.ts';

/** `npm run fuzz`: the nightly size, on the loaded demo. On PostgreSQL where TEST_DATABASE_URL is set. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const seed = seedFrom(process.env);
const dataDir = mkdtempSync(join(tmpdir(), 'ratewright-fuzz-'));
const api = await startApi({
  now: new Date().toISOString(),
  worker: true,
  sandbox: true,
  logLevel: 'fatal',
  environment: { DATA_DIR: dataDir },
});
try {
  await loadDemo(api.context, (step) => console.log(`${step} …`));
  const target = await fuzzTarget(api, await seedDemoTenants(api));
  const { engine } = api.context.database;
  console.log(
    `${requests} requests to ${target.operations.length} operations on ${engine}, FUZZ_SEED=${seed}`,
  );
  const timed: Timed[] = [];
  await fuzzOperations(target, {
    requests,
    seed,
    onAnswer: ({ operation }, { status, ms }) =>
      timed.push({ name: `${operation.method} ${operation.path}`, status, ms }),
  });
  const { status } = await api.request('GET', '/readyz');
  if (status !== 200) throw new Error(`The service is not ready afterwards: ${status}`);
  printLatencies(timed);
} catch (error) {
  console.error(error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : error);
  process.exitCode = 1;
} finally {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
}
