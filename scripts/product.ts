import { statfsSync } from 'node:fs';
import {
  acquireDataDirLock,
  DataDirInUseError,
  type DataDirLock,
  DataDirUnusableError,
} from '#service/db/data-dir-lock.ts';
import { buildDashboard } from './dashboard-build.ts';
import { type Demo, readDemo } from './demo-file.ts';
import { requireFreePort } from './ports.ts';
import {
  childEnvironment,
  dashboardEnvironment,
  dashboardServer,
  logPathOf,
  type Mode,
  sandboxServer,
  serviceServer,
} from './programs.ts';
import { during, type Progress } from './progress.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { Supervisor } from './supervisor.ts';

export type Product = {
  settings: Settings;
  /** Null where the demo is switched off. */
  demo: Demo | null;
  /** Settles when one of the programs has died unasked and the others have stopped. */
  died: Promise<StartError>;
};

export type ProductOptions = {
  progress: Progress;
  supervisor?: Supervisor;
  mode?: Mode;
};

const NEEDED_DISK_BYTES = 250 * 1024 * 1024;

/**
 * Starts sandbox, service and dashboard on a data folder and comes back when all three answer. The folder is
 * locked until this process ends.
 *
 * @throws StartError with one sentence for the person who started it
 */
export async function startProduct(settings: Settings, options: ProductOptions): Promise<Product> {
  const { progress, supervisor = new Supervisor(), mode = 'production' } = options;
  const lock = lockDataDir(settings.dataDir);
  try {
    requireDiskSpace(settings.dataDir);
    await requireFreePort(settings.dashboard, 'the dashboard', 'PORT');
    await requireFreePort(settings.api, 'the Partner API', 'API_PORT');
    await requireFreePort(settings.sandbox, 'the sandbox', 'SANDBOX_PORT');
    const environment = childEnvironment(settings, mode);
    if (mode === 'production') {
      const logPath = logPathOf(settings, 'build');
      await buildDashboard(settings.root, { supervisor, progress, environment, logPath });
    }
    await during(progress, 'Starting the Partner API and the sandbox', (step) =>
      Promise.all([
        supervisor.serve(sandboxServer(settings, environment)),
        supervisor.serve(serviceServer(settings, environment, mode), step.update),
      ]),
    );
    const demo = readDemo(settings.dataDir);
    await during(progress, 'Starting the dashboard', () =>
      supervisor.serve(dashboardServer(settings, dashboardEnvironment(settings, environment, demo), mode)),
    );
    return { settings, demo, died: supervisor.died };
  } catch (error) {
    await supervisor.stop();
    lock.release();
    throw error;
  }
}

function lockDataDir(dataDir: string): DataDirLock {
  let lock: DataDirLock | undefined;
  try {
    lock = acquireDataDirLock(dataDir, 'start');
    // A service that was started by itself holds only this one; ours takes it when it opens the database.
    acquireDataDirLock(dataDir).release();
    return lock;
  } catch (error) {
    lock?.release();
    const isKnown = error instanceof DataDirInUseError || error instanceof DataDirUnusableError;
    throw isKnown ? new StartError(error.message) : error;
  }
}

function requireDiskSpace(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= NEEDED_DISK_BYTES) return;
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  const needed = NEEDED_DISK_BYTES / 1024 ** 2;
  throw new StartError(`The disk of ${dataDir} has ${free} MB free; Ratewright needs at least ${needed} MB.`);
}
