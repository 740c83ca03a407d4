import { dirname } from 'node:path';
import { CHECKS, type Check, type Context } from './checks.ts';
import { addCounts, type Counts, FAILED, NO_COUNTS } from './counts.ts';
import { createProgress, formatElapsed } from './progress.ts';
import { onStopRequest } from './stop-signals.ts';
import { Supervisor } from './supervisor.ts';

const context: Context = {
  root: dirname(import.meta.dirname),
  supervisor: new Supervisor(),
  progress: createProgress(),
};

onStopRequest(async () => {
  await context.supervisor.stop();
  process.exit(1);
});

let total = NO_COUNTS;
const failed = new Set<Check>();
for (const check of CHECKS) {
  if (check.isWanted && !check.isWanted()) continue;
  const startedAt = Date.now();
  process.stdout.write(`\n━━ ${check.title}\n`);
  const counts = await runCheck(check);
  total = addCounts(total, counts);
  if (counts.failed > 0) failed.add(check);
  const outcome = counts.failed > 0 ? 'failed' : 'passed';
  process.stdout.write(`── ${check.title}: ${outcome} (${formatElapsed(startedAt)})\n`);
}

const titles = [...failed].map((check) => check.title).join(', ');
process.stdout.write(titles ? `\nFailed: ${titles}\n` : '\n');
for (const name of total.failures) process.stdout.write(`  ✗ ${name}\n`);
if (total.flaky.length > 0) process.stdout.write('Passed only when tried again; find out why:\n');
for (const name of total.flaky) process.stdout.write(`  ~ ${name}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(failed.size > 0 ? 1 : 0);

async function runCheck(check: Check): Promise<Counts> {
  if (check.needs && failed.has(check.needs)) {
    process.stdout.write(`Not run: ${check.needs.title} failed.\n`);
    return FAILED;
  }
  try {
    return await check.run(context);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    return FAILED;
  }
}
