import type { Page } from '@playwright/test';

/** The request that every made refusal names, as a person would tell it to the support. */
export const REFUSED_REQUEST = 'req_for_support';

interface Why {
  code?: string;
  detail?: string;
  /** Where in what was sent. */
  pointer?: string;
  headers?: Record<string, string>;
}

/** An error document, as the service answers with it. */
export function refusal(status: number, { code, detail = 'No.', pointer, headers }: Why = {}) {
  const source = pointer ? { source: { pointer } } : {};
  return {
    status,
    headers: { 'x-request-id': REFUSED_REQUEST, 'content-type': 'application/vnd.api+json', ...headers },
    body: JSON.stringify({ errors: [{ status: String(status), code, title: 'No', detail, ...source }] }),
  };
}

/** Refuses what the browser asks for at an address, until the route is taken away or so many times. */
export async function refuse(
  page: Page,
  url: string | RegExp,
  answer: ReturnType<typeof refusal>,
  times = Number.POSITIVE_INFINITY,
): Promise<void> {
  await page.route(url, (route) => route.fulfill(answer), { times });
}
