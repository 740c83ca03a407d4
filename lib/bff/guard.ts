import { errorDocument } from '#lib/bff/error-document.ts';

const reading = new Set(['GET', 'HEAD']);

/** The header that a foreign page cannot set without a preflight, which nothing here answers. */
export const ownHeader = 'x-ratewright';

/**
 * Refuses a state-changing request that did not come from this application's own pages:
 * it must name this origin and carry the own header. Returns the refusal, or undefined to go on.
 */
export function refuseForeign(request: Request, dashboardUrl: string): Response | undefined {
  if (reading.has(request.method)) return undefined;
  const own = request.headers.get(ownHeader) === '1';
  if (own && isOwnOrigin(request, dashboardUrl)) return undefined;
  return errorDocument(403, {
    code: 'foreign_request',
    detail: 'Changes are only accepted from the pages of this application.',
  });
}

function isOwnOrigin(request: Request, dashboardUrl: string): boolean {
  const origin = request.headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  return origin === new URL(dashboardUrl).origin || new URL(origin).host === request.headers.get('host');
}
