import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a program of the product listens. */
export type Address = { host: string; port: number };

export type Settings = {
  root: string;
  dataDir: string;
  dashboard: Address;
  api: Address;
  sandbox: Address;
  environment: Environment;
};

const LOOPBACK = '127.0.0.1';

/** @throws StartError for a port that is none, or that is given twice */
export function readSettings(root: string, environment: Environment): Settings {
  const host = environment.HOST || LOOPBACK;
  const settings = {
    root,
    environment,
    dataDir: resolve(root, environment.DATA_DIR || '.data'),
    dashboard: { host, port: readPort(environment, 'PORT', 3000) },
    api: { host, port: readPort(environment, 'API_PORT', 4400) },
    sandbox: { host: LOOPBACK, port: readPort(environment, 'SANDBOX_PORT', 4500) },
  };
  const ports = [settings.dashboard.port, settings.api.port, settings.sandbox.port];
  if (new Set(ports).size < ports.length) {
    throw new StartError(`PORT, API_PORT and SANDBOX_PORT must differ; they are ${ports.join(', ')}.`);
  }
  return settings;
}

/** Adds the settings of `.env`; what the environment already says wins. */
export function loadEnvironmentFile(root: string): void {
  const path = join(root, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

/** The address as another program of this machine reaches it. */
export function urlOf({ host, port }: Address): string {
  const reachable = host === '0.0.0.0' || host === '::' ? LOOPBACK : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function readPort(environment: Environment, name: string, fallback: number): number {
  const text = environment[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`${name} must be a port number from 1 to 65535; it is "${text}".`);
  }
  return port;
}
