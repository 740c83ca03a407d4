import { describe, expect, it } from 'vitest';
import { parseEnvironment, publicApiUrl } from '#lib/environment.ts';

const needed = {
  DASHBOARD_CLIENT_ID: 'id',
  DASHBOARD_CLIENT_SECRET: 'secret-of-the-client',
  SESSION_SECRET: 'x'.repeat(32),
};

describe('the environment', () => {
  it('fills what a local start leaves out', () => {
    expect(parseEnvironment(needed)).toMatchObject({
      PARTNER_API_URL: 'http://127.0.0.1:4400',
      DASHBOARD_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      IMAGE_ORIGINS: [],
    });
  });

  it('takes the slash off the API address and reads image origins from a list', () => {
    const parsed = parseEnvironment({
      ...needed,
      PARTNER_API_URL: 'https://api.example/',
      IMAGE_ORIGINS: 'http://127.0.0.1:4500/photos, https://img.example',
    });
    expect(parsed.PARTNER_API_URL).toBe('https://api.example');
    expect(parsed.IMAGE_ORIGINS).toEqual(['http://127.0.0.1:4500', 'https://img.example']);
  });

  it('tells the address of the API that clients use, and its own where there is no other', () => {
    const addressOf = (more: Record<string, string>) =>
      publicApiUrl(parseEnvironment({ ...needed, PARTNER_API_URL: 'http://10.0.0.7:4400', ...more }));
    expect(addressOf({ PUBLIC_API_URL: 'https://api.example/' })).toBe('https://api.example');
    expect(addressOf({ PUBLIC_API_URL: '' })).toBe('http://10.0.0.7:4400');
    expect(addressOf({})).toBe('http://10.0.0.7:4400');
  });

  it('names what is missing or wrong, and never a value', () => {
    const parse = () =>
      parseEnvironment({ ...needed, DASHBOARD_CLIENT_ID: undefined, SESSION_SECRET: 'too-short-a-secret' });
    expect(parse).toThrow(/DASHBOARD_CLIENT_ID.*SESSION_SECRET/);
    expect(parse).not.toThrow(/too-short-a-secret/);
  });

  it.each(['javascript:alert(1)', 'ftp://img.example', "'unsafe-inline'"])(
    'refuses %s as an image origin',
    (url) => {
      expect(() => parseEnvironment({ ...needed, IMAGE_ORIGINS: url })).toThrow(/IMAGE_ORIGINS/);
    },
  );
});
