import { describe, expect, it } from 'vitest';
import { TokenCache } from '#lib/partner-api/token-cache.ts';

const hour = 3_600_000;

function counting(expiresInMs = hour) {
  let requests = 0;
  const request = async () => {
    requests += 1;
    return { value: `token-${requests}`, expiresInMs };
  };
  return { request, requests: () => requests };
}

describe('the token cache', () => {
  it('asks once for callers that come together, and keeps the token', async () => {
    const cache = new TokenCache(10);
    const { request, requests } = counting();
    const together = await Promise.all([cache.get('a', request), cache.get('a', request)]);
    expect([...together, await cache.get('a', request)]).toEqual(['token-1', 'token-1', 'token-1']);
    expect(requests()).toBe(1);
  });

  it('never gives one key the token of another', async () => {
    const cache = new TokenCache(10);
    const { request } = counting();
    expect(await cache.get('a', request)).not.toBe(await cache.get('b', request));
  });

  it('does not keep a token that is about to expire', async () => {
    const cache = new TokenCache(10);
    const { request, requests } = counting(59_000);
    await cache.get('a', request);
    await cache.get('a', request);
    expect(requests()).toBe(2);
  });

  it('forgets a refused token, but not the newer one in its place', async () => {
    const cache = new TokenCache(10);
    const { request } = counting();
    const first = await cache.get('a', request);
    cache.drop('a', first);
    const second = await cache.get('a', request);
    cache.drop('a', first);
    expect(await cache.get('a', request)).toBe(second);
  });

  it('asks again after a failure', async () => {
    const cache = new TokenCache(10);
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', counting().request)).toBe('token-1');
  });
});
