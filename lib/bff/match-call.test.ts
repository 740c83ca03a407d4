import { describe, expect, it } from 'vitest';
import { allowedCalls } from '#lib/bff/allow-list.ts';
import { matchCall, ownPath } from '#lib/bff/match-call.ts';

describe('the allow-list', () => {
  it('fills the placeholders of the upstream path', () => {
    expect(matchCall(allowedCalls, 'GET', '/listings/12/explanations/2026-12-24')).toMatchObject({
      path: '/console/v1/listings/12/explanations/2026-12-24/',
    });
  });

  it.each([
    '/listings/12%2F..',
    '/listings/../accounts',
    '/listings/abc',
    '/listings/12/explanations/24-12-2026',
    '/listings/12/customizations/everything',
    '/webhook-deliveries/12',
    '/webhook-deliveries/msg_..%2F..%2Fusers',
    '/users',
    '//listings',
    '/listings/',
  ])('knows nothing of %s', (path) => {
    expect(matchCall(allowedCalls, 'GET', path)).toEqual({ allowed: [] });
  });

  it('names the methods that a path does allow', () => {
    expect(matchCall(allowedCalls, 'DELETE', '/listings/12/activation')).toEqual({ allowed: ['PATCH'] });
  });

  it('keeps to the two APIs, with a slash at the end of every upstream path', () => {
    for (const { upstream } of allowedCalls) expect(upstream).toMatch(/^\/(api|console)\/v1\/[a-z/:-]+\/$/);
  });

  it('fills every placeholder that an upstream path has', () => {
    const placeholders = (path: string) =>
      path.split('/').filter((part) => part.startsWith(':') && part !== ':me');
    for (const call of allowedCalls) expect(placeholders(call.path)).toEqual(placeholders(call.upstream));
  });
});

describe("a path of the caller's own", () => {
  it('names the signed-in user, whatever the browser asks', () => {
    expect(ownPath('/api/v1/users/:me/accounts/', '7')).toBe('/api/v1/users/7/accounts/');
  });

  it('is not there for staff, who have nothing of their own', () => {
    expect(ownPath('/api/v1/users/:me/accounts/', null)).toBeUndefined();
    expect(ownPath('/api/v1/listings/', null)).toBe('/api/v1/listings/');
  });
});
