import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '#lib/security-headers.ts';

describe('security headers', () => {
  it('let a page run only scripts and style elements that carry its nonce', () => {
    const policy = contentSecurityPolicy({ nonce: 'abc', imageOrigins: [], development: false });
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(policy).toContain("style-src 'self' 'nonce-abc';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('allow photos from the named origins only', () => {
    const policy = contentSecurityPolicy({
      nonce: 'abc',
      imageOrigins: ['http://127.0.0.1:4500'],
      development: false,
    });
    expect(policy).toContain("img-src 'self' data: http://127.0.0.1:4500;");
  });

  it('ask for https only where there is https', () => {
    expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders('https://rates.example')).toHaveProperty('strict-transport-security');
  });
});
