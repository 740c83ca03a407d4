import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from './demo-file.ts';
import { type Settings, urlOf } from './settings.ts';
import { StartError } from './start-error.ts';
import type { Server } from './supervisor.ts';

export type Mode = 'production' | 'development';

const PATIENCE_MS = 180_000;

/** What every program of the product is told. */
export function childEnvironment(settings: Settings, mode: Mode): NodeJS.ProcessEnv {
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

export function sandboxServer(settings: Settings, environment: NodeJS.ProcessEnv): Server {
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

export function serviceServer(settings: Settings, environment: NodeJS.ProcessEnv, mode: Mode): Server {
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

export function dashboardServer(settings: Settings, environment: NodeJS.ProcessEnv, mode: Mode): Server {
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

/** @throws StartError where no application is known that the dashboard could act as */
export function dashboardEnvironment(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  demo: Demo | null,
): NodeJS.ProcessEnv {
  const application = demo?.applications.console;
  const clientId = environment.DASHBOARD_CLIENT_ID || application?.clientId;
  const clientSecret = environment.DASHBOARD_CLIENT_SECRET || application?.clientSecret;
  const webhookSecret = environment.DASHBOARD_WEBHOOK_SECRET || application?.webhookSecret;
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
    ...(webhookSecret ? { DASHBOARD_WEBHOOK_SECRET: webhookSecret } : {}),
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
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}

export function logPathOf(settings: Settings, name: string): string {
  return join(settings.dataDir, 'logs', `${name}.log`);
}
