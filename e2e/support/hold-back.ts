import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test';
import { alive } from './alive.ts';

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

/** A screen that is asked for before anybody wants to see it: its skeleton comes with that. */
const isAhead = (request: Request) => {
  const { 'next-router-prefetch': ahead, 'next-router-segment-prefetch': part } = request.headers();
  return ahead !== undefined && part === undefined;
};

/** A screen that somebody has gone to. */
const isWanted = (request: Request) => request.headers()['next-router-prefetch'] === undefined;

/**
 * Goes from the accounts to the listings and holds their screen back, so that its skeleton stands there.
 * @param link what leads there
 * @returns lets the screen come
 */
export async function stopAtSkeleton(page: Page, link: Locator): Promise<() => void> {
  const letGo = await holdBack(page, LISTINGS, isWanted);
  const fetchedAhead = (response: Response) => LISTINGS.test(response.url()) && isAhead(response.request());
  const skeleton = page.getByRole('status', { name: 'Loading' });
  // Who presses the link before the skeleton has been taken up sees none.
  await expect(async () => {
    await Promise.all([page.waitForResponse(fetchedAhead, { timeout: 20_000 }), page.goto('/accounts')]);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    // The accounts have one of their own.
    await expect(skeleton).toHaveCount(0);
    await (await alive(link)).click();
    await expect(page).toHaveURL(/\/listings$/);
    await expect(skeleton).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return letGo;
}
