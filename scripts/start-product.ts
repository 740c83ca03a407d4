import { dirname } from 'node:path';
import { startProduct } from './product.ts';
import { createProgress } from './progress.ts';
import { loadEnvironmentFile, readSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { startScreen } from './start-screen.ts';
import { onStopRequest } from './stop-signals.ts';
import { Supervisor } from './supervisor.ts';

const root = dirname(import.meta.dirname);
const supervisor = new Supervisor();
let stopping = false;

// A terminal that was closed, or a reader that has gone, is no reason to leave without stopping the programs.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

onStopRequest(async () => {
  stopping = true;
  process.stdout.write('\nStopping …\n');
  await supervisor.stop();
  process.exit(0);
});

try {
  loadEnvironmentFile(root);
  const settings = readSettings(root, process.env);
  const mode = process.argv.includes('--dev') ? 'development' : 'production';
  const product = await startProduct(settings, { progress: createProgress(), supervisor, mode });
  process.stdout.write(startScreen(settings, product.demo));
  throw await product.died;
} catch (error) {
  if (!stopping) {
    await supervisor.stop();
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  if ('code' in error && error.code === 'ENOSPC') return 'The disk is full; make room and start again.';
  return error.stack ?? error.message;
}
