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
    process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
