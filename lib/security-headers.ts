interface PolicyOptions {
  nonce: string;
  imageOrigins: readonly string[];
  /** React's development build evaluates strings and talks to the dev server. */
  development: boolean;
}

/** Carries the page's nonce from the proxy to its layout. */
export const nonceHeader = 'x-nonce';

/**
 * The content security policy of a page: scripts by nonce only, nothing from other hosts but photos.
 * Inline style attributes stay allowed, for positions that are computed (popovers, bars); style elements need the nonce.
 */
export function contentSecurityPolicy({ nonce, imageOrigins, development }: PolicyOptions): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `style-src-attr 'unsafe-inline'`,
    ['img-src', `'self'`, 'data:', ...imageOrigins].join(' '),
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The headers every answer carries, whatever it is. */
export function securityHeaders(dashboardUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(dashboardUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}
