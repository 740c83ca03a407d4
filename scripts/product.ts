import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acquireDataDirLock,
  DataDirInUseError,
  type DataDirLock,
  DataDirUnusableError,
} from '#service/db/data-dir-lock.ts';
import { buildDashboard } from './dashboard-build.ts';
import { type Demo, readDemo } from './demo-file.ts';
import { requireFreePort } from './ports.ts';
import { during, type Progress } from './progress.ts';
import { type Settings, urlOf } from './settings.ts';
import { StartError } from './start-error.ts';
import { type Server, Supervisor } from './supervisor.ts';

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

export type Mode = 'production' | 'development';

const NEEDED_DISK_BYTES = 250 * 1024 * 1024;
const PATIENCE_MS = 180_000;

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
  try {
    const lock = acquireDataDirLock(dataDir, 'start');
    // A service that was started by itself holds only this one; the service takes it for good.
    acquireDataDirLock(dataDir).release();
    return lock;
  } catch (error) {
    if (error instanceof DataDirInUseError || error instanceof DataDirUnusableError) {
      throw new StartError(error.message);
    }
    throw error;
  }
}

function requireDiskSpace(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize >= NEEDED_DISK_BYTES) return;
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  const needed = NEEDED_DISK_BYTES / 1024 ** 2;
  throw new StartError(`The disk of ${dataDir} has ${free} MB free; Ratewright needs at least ${needed} MB.`);
}

function childEnvironment(settings: Settings, mode: Mode): NodeJS.ProcessEnv {
  const { environment } = settings;
  return {
    ...environment,
    NODE_ENV: mode,
    HOST: settings.api.host,
    PORT: String(settings.dashboard.port),
    API_PORT: String(settings.api.port),
    SANDBOX_PORT: String(settings.sandbox.port),
    DATA_DIR: settings.dataDir,
    SANDBOX_URL: environment.SANDBOX_URL || urlOf(settings.sandbox),
    PUBLIC_DASHBOARD_URL: environment.PUBLIC_DASHBOARD_URL || urlOf(settings.dashboard),
  };
}

function sandboxServer(settings: Settings, environment: NodeJS.ProcessEnv): Server {
  return {
    name: 'the sandbox',
    args: ['sandbox/main.ts'],
    cwd: settings.root,
    environment: { ...environment, HOST: settings.sandbox.host },
    logPath: logPathOf(settings, 'sandbox'),
    readyUrl: `${urlOf(settings.sandbox)}/control/portfolios/`,
    patienceMs: PATIENCE_MS,
  };
}

function serviceServer(settings: Settings, environment: NodeJS.ProcessEnv, mode: Mode): Server {
  return {
    name: 'the Partner API',
    args: [...(mode === 'development' ? ['scripts/watch.mjs'] : []), 'service/main.ts'],
    cwd: settings.root,
    environment: { ...environment, ROLE: 'all' },
    logPath: logPathOf(settings, 'service'),
    readyUrl: `${urlOf(settings.api)}/readyz`,
    patienceMs: PATIENCE_MS,
  };
}

function dashboardServer(settings: Settings, environment: NodeJS.ProcessEnv, mode: Mode): Server {
  const { host, port } = settings.dashboard;
  const command = mode === 'development' ? 'dev' : 'start';
  return {
    name: 'the dashboard',
    args: ['node_modules/next/dist/bin/next', command, '--hostname', host, '--port', String(port)],
    cwd: settings.root,
    environment,
    logPath: logPathOf(settings, 'dashboard'),
    readyUrl: `${urlOf(settings.dashboard)}/sign-in`,
    patienceMs: PATIENCE_MS,
  };
}

function dashboardEnvironment(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  demo: Demo | null,
): NodeJS.ProcessEnv {
  const application = demo?.applications.console;
  const clientId = environment.DASHBOARD_CLIENT_ID || application?.clientId;
  const clientSecret = environment.DASHBOARD_CLIENT_SECRET || application?.clientSecret;
  if (!clientId || !clientSecret) {
    throw new StartError(
      'The dashboard needs DASHBOARD_CLIENT_ID and DASHBOARD_CLIENT_SECRET of a first-party application.',
    );
  }
  const secret = environment.SESSION_SECRET || readOrCreateSecret(settings.dataDir, 'session-secret');
  const url = environment.PUBLIC_DASHBOARD_URL;
  return {
    ...environment,
    DASHBOARD_CLIENT_ID: clientId,
    DASHBOARD_CLIENT_SECRET: clientSecret,
    DASHBOARD_URL: url,
    SESSION_SECRET: secret,
    PARTNER_API_URL: environment.PARTNER_API_URL || urlOf(settings.api),
    IMAGE_ORIGINS: environment.IMAGE_ORIGINS || environment.SANDBOX_URL,
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: secret,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

function readOrCreateSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}

function logPathOf(settings: Settings, name: string): string {
  return join(settings.dataDir, 'logs', `${name}.log`);
}
