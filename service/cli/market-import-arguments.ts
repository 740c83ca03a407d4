import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { MarketSettings } from '../market/import-market.ts';
import { UsageError } from './usage-error.ts';

export const MARKET_IMPORT_HELP = `Imports a market from files in the Inside Airbnb format.

  npm run market:import -- <folder> --country US --currency USD

  <folder>             holds listings.csv and calendar.csv, plain or as .csv.gz

  --name <name>        the market's name; default: the folder's name. A market of the
                       same name is replaced as a whole
  --country <code>     two letters, ISO 3166-1 (US, DE, JP)
  --region <code>      subdivision for regional holidays (BY, FL)
  --currency <code>    the currency of the prices, ISO 4217 (USD, EUR, JPY)
  --timezone <zone>    IANA name; default: from the coordinates
  --help               this text

For a new market country and currency are needed: the files name neither.
The embedded database can be written by one program at a time: stop the service first.
`;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const currencies = new Set(Intl.supportedValuesOf('currency'));

const optionsSchema = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(100, 'is too long').optional(),
  country: z
    .string()
    .toUpperCase()
    .refine((code) => /^[A-Z]{2}$/.test(code) && countries.of(code) !== undefined, 'is not a country code')
    .optional(),
  region: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{1,8}$/, 'is not a region code')
    .optional(),
  currency: z
    .string()
    .toUpperCase()
    .refine((code) => currencies.has(code), 'is not a currency code')
    .optional(),
  timezone: z.string().refine(isTimezone, 'is not a timezone').optional(),
});

/**
 * @returns null when help was asked for
 * @throws UsageError
 */
export function parseMarketImport(
  args: readonly string[],
): { folder: string; settings: MarketSettings } | null {
  const { values, positionals } = readArguments(args);
  if (values.help) return null;
  const [folder, ...others] = positionals;
  if (folder === undefined) throw new UsageError('Which folder? Give the one that holds the files.');
  if (others.length > 0) throw new UsageError(`One folder at a time: ${others.join(', ')} is too many.`);
  const parsed = optionsSchema.safeParse(values);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const option = String(issue?.path[0] ?? '');
    throw new UsageError(`--${option} ${String(values[option as keyof typeof values])} ${issue?.message}.`);
  }
  const { name, country, region, currency, timezone } = parsed.data;
  return {
    folder: resolve(folder),
    settings: {
      name: name ?? nameOfFolder(folder),
      country: country ?? null,
      region: region ?? null,
      currency: currency ?? null,
      timezone: timezone ?? null,
    },
  };
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: text,
        country: text,
        region: text,
        currency: text,
        timezone: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(
      error instanceof Error ? (error.message.split('. ')[0] ?? '').concat('.') : String(error),
    );
  }
}

/** `santa-cruz-2023-12` → `Santa Cruz`. */
function nameOfFolder(folder: string): string {
  const words = basename(resolve(folder))
    .replace(/[-_]?\d{4}([-_]\d{2}){0,2}$/, '')
    .split(/[-_\s]+/)
    .filter((word) => word.length > 0);
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || basename(resolve(folder));
}

function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
