import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePortSettings } from '../../scripts/ports.ts';
import { startProduct } from '../../scripts/product.ts';
import { createProgress } from '../../scripts/progress.ts';
import { readSettings } from '../../scripts/settings.ts';
import { Supervisor } from '../../scripts/supervisor.ts';

const root = dirname(dirname(import.meta.dirname));

/** The variable that tells the tests' processes where the running product keeps its data. */
export const DATA_DIR_VARIABLE = 'E2E_DATA_DIR';

/**
 * Starts the real product on a fresh data folder and free ports before the first test. What comes back stops
 * it after the last; its logs are then in test-results/logs.
 */
export default async function startProductForTests(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ratewright-e2e-'));
  const supervisor = new Supervisor();
  const tearDown = async () => {
    await supervisor.stop();
    const kept = join(root, 'test-results', 'logs', process.env.E2E_LOGS ?? '');
    cpSync(join(dataDir, 'logs'), kept, { recursive: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const settings = readSettings(root, await productEnvironment(dataDir));
    await startProduct(settings, { progress: createProgress(), supervisor });
  } catch (error) {
    await tearDown();
    throw error;
  }
  process.env[DATA_DIR_VARIABLE] = dataDir;
  return tearDown;
}

const OWN_SETTINGS =
  /^(HOST|DATABASE_URL|ROLE|ENCRYPTION_KEY|NEXTAUTH_.*|DASHBOARD_.*|PUBLIC_.*|PARTNER_API_URL|SANDBOX_URL)$/;

/** What the machine has, and nothing that somebody set for a product of their own. */
async function productEnvironment(dataDir: string): Promise<Record<string, string | undefined>> {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
  return {
    ...Object.fromEntries(inherited),
    DATA_DIR: dataDir,
    ...(await findFreePortSettings()),
  };
}
