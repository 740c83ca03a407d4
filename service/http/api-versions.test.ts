import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { apiVersions } from './api-versions.ts';

const versionsOf = (environment: Record<string, string>) => apiVersions(readConfig(environment));

test('without settings every version is served and promises nothing', () => {
  const versions = versionsOf({});
  expect(versions.isSunset('/api/v1/listings/')).toBe(false);
  expect(versions.headersOf('/api/v1/listings/')).toEqual({});
});

test('a deprecated version names both dates the way the standards write them', () => {
  const versions = versionsOf({ DEPRECATED_API_VERSIONS: 'v1:2027-01-01/2027-07-01' });
  expect(versions.headersOf('/api/v1/listings/')).toEqual({
    deprecation: '@1798761600',
    sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
  });
  for (const path of ['/console/v1/profile/', '/api/v10/listings/', '/api/v1x/', '/healthz', '/']) {
    expect(versions.headersOf(path)).toEqual({});
  }
});

test('a sunset version is sunset below its path and nowhere else', () => {
  const versions = versionsOf({ SUNSET_API_VERSIONS: 'v1' });
  expect(['/api/v1', '/api/v1/', '/api/v1/x'].map(versions.isSunset)).toEqual([true, true, true]);
  expect(['/api/v2/', '/console/v1/', '/o/token/', '/api/v11/'].map(versions.isSunset)).toEqual(
    Array(4).fill(false),
  );
});

test.each([
  [
    { SUNSET_API_VERSIONS: 'v2' },
    /^SUNSET_API_VERSIONS.* cannot be used: must be versions that are known: v1/,
  ],
  [{ DEPRECATED_API_VERSIONS: 'v1' }, /must be like v1:/],
  [{ DEPRECATED_API_VERSIONS: 'v1:2027-02-30/2028-01-01' }, /must be like v1:/],
  [{ DEPRECATED_API_VERSIONS: 'v9:2027-01-01/2028-01-01' }, /must be like v1:/],
  [{ DEPRECATED_API_VERSIONS: 'v1:2027-01-01/2027-06-30' }, /must give notice of at least 6 months/],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});
