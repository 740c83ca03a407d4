import { describe, expect, it } from 'vitest';
import { returnPath } from '#lib/paths.ts';

describe('the way back after signing in', () => {
  it('is the page one came from', () => {
    expect(returnPath('/listings/7?night=2026-12-24')).toBe('/listings/7?night=2026-12-24');
  });

  it.each([
    undefined,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('is the home screen when it says %j', (from) => {
    expect(returnPath(from)).toBe('/listings');
  });
});
