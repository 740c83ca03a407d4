import { z } from 'zod';

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

const schema = z.object({
  PARTNER_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:4400')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Where clients reach the same API, for what people copy; as above where it is not set. */
  PUBLIC_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .or(z.literal('').transform(() => undefined))
    .optional(),
  DASHBOARD_CLIENT_ID: z.string().min(1),
  DASHBOARD_CLIENT_SECRET: z.string().min(1),
  /** Signs the events that the dashboard's application is sent; without it pages refresh on timers only. */
  DASHBOARD_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/)
    .optional(),
  /** Where people open the dashboard; decides whether cookies are Secure. */
  DASHBOARD_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Encrypts the session cookie. */
  SESSION_SECRET: z.string().min(32),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Origins that listing photos may come from, separated by spaces or commas. */
  IMAGE_ORIGINS: origins,
});

export type Environment = z.infer<typeof schema>;

/**
 * Parses the dashboard's configuration.
 * @throws Error naming every variable that is missing or wrong, never its value.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const result = schema.safeParse(variables);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The dashboard's configuration is incomplete. ${problems.join('; ')}`);
}

let parsed: Environment | undefined;

/** The configuration, parsed at first use so that a build needs none. Server only. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** The address of the Partner API for software outside, without a slash at its end. Server only. */
export function publicApiUrl({ PUBLIC_API_URL, PARTNER_API_URL } = environment()): string {
  return PUBLIC_API_URL ?? PARTNER_API_URL;
}
