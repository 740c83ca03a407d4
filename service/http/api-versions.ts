import { z } from 'zod';
import { isIsoDate } from '#contract/dates.ts';
import { ProtocolError } from '../errors.ts';

const VERSIONS = ['v1'] as const;
type Version = (typeof VERSIONS)[number];

/** How long before its end a version's sunset has to be announced. */
const NOTICE_MONTHS = 6;

export interface Deprecation {
  version: Version;
  deprecatedOn: Temporal.PlainDate;
  sunsetOn: Temporal.PlainDate;
}

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `v1`: versions that are no longer served. */
export const sunsetVersionsSchema = z
  .string()
  .transform(listed)
  .pipe(z.array(z.enum(VERSIONS, `must be versions that are known: ${VERSIONS.join(', ')}`)));

/** `v1:2027-01-01/2027-07-01`: versions with the dates on which they were deprecated and will be sunset. */
export const deprecatedVersionsSchema = z
  .string()
  .transform(listed)
  .pipe(
    z.array(
      z.string().transform((text, issues): Deprecation => {
        const { version, from, to } =
          /^(?<version>v\d+):(?<from>[\d-]+)\/(?<to>[\d-]+)$/.exec(text)?.groups ?? {};
        const known = VERSIONS.find((name) => name === version);
        if (!known || !from || !to || !isIsoDate(from) || !isIsoDate(to)) {
          issues.addIssue({ code: 'custom', message: 'must be like v1:2027-01-01/2027-07-01' });
          return z.NEVER;
        }
        const [deprecatedOn, sunsetOn] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
        if (Temporal.PlainDate.compare(deprecatedOn.add({ months: NOTICE_MONTHS }), sunsetOn) > 0) {
          issues.addIssue({
            code: 'custom',
            message: `must give notice of at least ${NOTICE_MONTHS} months`,
          });
          return z.NEVER;
        }
        return { version: known, deprecatedOn, sunsetOn };
      }),
    ),
  );

export interface ApiVersions {
  /** What every answer below a path says of its version's future: RFC 9745 and RFC 8594. */
  headersOf(path: string): Record<string, string>;
  isSunset(path: string): boolean;
  /** @throws ProtocolError 410 below a version that is no longer served */
  mustBeServed(path: string): void;
}

export function apiVersions(settings: {
  sunsetVersions: readonly string[];
  deprecatedVersions: readonly Deprecation[];
}): ApiVersions {
  const sunset = new Set(settings.sunsetVersions);
  const headers = new Map(
    settings.deprecatedVersions.map((each) => [each.version as string, headersFor(each)]),
  );
  const isSunset = (path: string) => sunset.has(versionOf(path));
  return {
    headersOf: (path) => headers.get(versionOf(path)) ?? {},
    isSunset,
    mustBeServed(path) {
      if (!isSunset(path)) return;
      const detail = `Version ${versionOf(path)} of the API is no longer served.`;
      throw new ProtocolError(410, { detail, code: 'version_sunset' });
    },
  };
}

const versionOf = (path: string) => /^\/api\/(v\d+)(?:\/|$)/.exec(path)?.[1] ?? '';

function headersFor({ deprecatedOn, sunsetOn }: Deprecation): Record<string, string> {
  const startMs = (date: Temporal.PlainDate) => date.toZonedDateTime('UTC').epochMilliseconds;
  return {
    deprecation: `@${startMs(deprecatedOn) / 1000}`,
    sunset: new Date(startMs(sunsetOn)).toUTCString(),
  };
}
