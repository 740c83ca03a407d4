import { z } from 'zod';
import { type Deprecation, deprecatedVersionsSchema, sunsetVersionsSchema } from './http/api-versions.ts';

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(4400),
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(4500),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional()
    .or(z.literal('').transform(() => undefined)),
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  PUBLIC_API_URL: z.url().optional(),
  PUBLIC_DASHBOARD_URL: z.url().optional(),
  SANDBOX_URL: z.url().optional(),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')
    .optional(),
  SUNSET_API_VERSIONS: sunsetVersionsSchema.default([]),
  DEPRECATED_API_VERSIONS: deprecatedVersionsSchema.default([]),
  DEMO: flag.default(true),
  ALLOW_LOCAL_WEBHOOKS: flag.optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Role = 'api' | 'worker' | 'all';

export interface Config {
  host: string;
  apiPort: number;
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  role: Role;
  /** Where clients reach the API; stands in every link. No trailing slash. */
  publicApiUrl: string;
  dashboardUrl: string;
  sandboxUrl: string;
  encryptionKey: string | undefined;
  /** Versions of the API that are answered with 410. */
  sunsetVersions: readonly string[];
  deprecatedVersions: readonly Deprecation[];
  /** Load the demo into an empty embedded database. */
  demo: boolean;
  /** Webhook receivers may stand on private and loopback addresses, and speak plain http there. */
  allowLocalWebhooks: boolean;
  /** How many proxies of ours every request passes through; each has put an address into X-Forwarded-For. */
  trustedProxyHops: number;
  logLevel: string;
}

/** A setting that cannot be used. The message is one sentence for the operator. */
export class ConfigError extends Error {}

/** @throws ConfigError naming the first setting that cannot be used */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'A setting'} cannot be used: ${issue?.message ?? 'invalid'}.`,
    );
  }
  const env = parsed.data;
  const url = (host: string, at: number) => `http://${host.includes(':') ? `[${host}]` : host}:${at}`;
  const reachable = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST;
  return {
    host: env.HOST,
    apiPort: env.API_PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    role: env.ROLE,
    publicApiUrl: trimSlash(env.PUBLIC_API_URL ?? url(reachable, env.API_PORT)),
    dashboardUrl: trimSlash(env.PUBLIC_DASHBOARD_URL ?? url(reachable, env.PORT)),
    sandboxUrl: trimSlash(env.SANDBOX_URL ?? url('127.0.0.1', env.SANDBOX_PORT)),
    encryptionKey: env.ENCRYPTION_KEY,
    sunsetVersions: env.SUNSET_API_VERSIONS,
    deprecatedVersions: env.DEPRECATED_API_VERSIONS,
    demo: env.DEMO,
    allowLocalWebhooks: env.ALLOW_LOCAL_WEBHOOKS ?? (env.DEMO && !env.DATABASE_URL),
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
  };
}

const trimSlash = (url: string) => url.replace(/\/+$/, '');
