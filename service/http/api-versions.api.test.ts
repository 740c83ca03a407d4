import { expect, test } from 'vitest';
import { startApi, type TestAnswer, type TestApi } from '../testing/api.ts';
import { seedPricedListing } from '../testing/priced-listing.ts';
import { problemsOf } from '../testing/problems.ts';

async function withApi(environment: Record<string, string>, use: (api: TestApi) => Promise<void>) {
  const api = await startApi({ environment });
  try {
    await use(api);
  } finally {
    await api.close();
  }
}

const futureOf = ({ status, headers }: TestAnswer) => [
  status,
  headers.get('deprecation'),
  headers.get('sunset'),
];

test('a version that is not there is an unknown address', () =>
  withApi({}, async (api) => {
    const token = await api.token(await api.createApplication());
    for (const path of ['/api/v2/listings/', '/api/v2/', '/api/']) {
      expect(problemsOf(await api.request('GET', path, { token }))).toEqual(['404']);
    }
    expect(futureOf(await api.request('GET', '/api/v1/listings/', { token }))).toEqual([200, null, null]);
  }));

test('a sunset version answers everything with 410, before it asks who it is', () =>
  withApi({ SUNSET_API_VERSIONS: 'v1' }, async (api) => {
    const { listing, token } = await seedPricedListing(api);
    const paths = [
      '/api/v1/listings/',
      `/api/v1/listings/${listing.id}/calendar/`,
      '/api/v1/schema/',
      '/api/v1/x/',
    ];
    for (const path of paths) {
      expect(problemsOf(await api.request('GET', path, { token }))).toEqual(['410 version_sunset']);
      expect(problemsOf(await api.request('GET', path))).toEqual(['410 version_sunset']);
    }
    expect(problemsOf(await api.request('POST', '/api/v1/users/', { body: '{' }))).toEqual([
      '410 version_sunset',
    ]);
    expect((await api.request('GET', '/console/v1/profile/')).status).toBe(401);
    expect((await api.request('GET', '/healthz')).status).toBe(200);
    expect(problemsOf(await api.request('GET', '/api/v2/listings/'))).toEqual(['404']);
  }));

test('a deprecated version says until when it lives, in errors and remembered answers too', () =>
  withApi({ DEPRECATED_API_VERSIONS: 'v1:2026-06-01/2027-06-01' }, async (api) => {
    const { application, token, calendar } = await seedPricedListing(api);
    const future = ['@1780272000', 'Tue, 01 Jun 2027 00:00:00 GMT'];
    expect(futureOf(await calendar())).toEqual([200, ...future]);
    expect(futureOf(await calendar())).toEqual([200, ...future]);
    const get = (path: string, as?: string) =>
      api.request('GET', path, as === undefined ? {} : { token: as });
    expect(futureOf(await get('/api/v1/schema/'))).toEqual([200, ...future]);
    expect(futureOf(await get('/api/v1/listings/'))).toEqual([401, ...future]);
    expect(futureOf(await get('/api/v1/listings/?nonsense=1', token))).toEqual([400, ...future]);
    expect(futureOf(await get('/api/v1/nothing/', token))).toEqual([404, ...future]);
    expect(futureOf(await get('/healthz'))).toEqual([200, null, null]);
    expect(await api.token(application)).toBeTruthy();
  }));
