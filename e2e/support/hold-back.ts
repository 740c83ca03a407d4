import type { Page } from '@playwright/test';

/** Holds back the answers to some of a page's requests. @returns lets them go */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
