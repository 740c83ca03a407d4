import { createHash } from 'node:crypto';
import { REFERENCE_STYLES } from './reference-styles.ts';

const stylesHash = createHash('sha256').update(REFERENCE_STYLES).digest('base64');

/** The page may show itself in its own style, and nothing else: no script, no picture, no request, no frame. */
export const REFERENCE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${stylesHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
