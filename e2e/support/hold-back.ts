import type { Page, Request } from '@playwright/test';

/** Holds back the answers to some of a page's requests. @returns lets them go */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  which: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (which(route.request())) await promise;
    await route.fallback();
  });
  return resolve;
}

const LISTINGS = /\/listings\?_rsc=/;

/** The listings' screen, asked for before anybody wants to see it: its skeleton comes with that. */
const isFetchedAhead = (request: Request) => {
  const { 'next-router-prefetch': ahead, 'next-router-segment-prefetch': part } = request.headers();
  return LISTINGS.test(request.url()) && ahead !== undefined && part === undefined;
};

/** Opens the accounts, and waits until the listings can be gone to and come no further than their skeleton. */
export async function openBeforeListings(page: Page): Promise<() => void> {
  const ahead = page.waitForResponse((response) => isFetchedAhead(response.request()));
  await page.goto('/accounts');
  await (await ahead).finished();
  // What has come is taken up before the page has nothing more to do.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return holdBack(page, LISTINGS, (request) => request.headers()['next-router-prefetch'] === undefined);
}
