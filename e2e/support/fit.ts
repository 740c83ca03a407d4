import { expect, type Locator, type Page } from '@playwright/test';

/** How far the page, or what it holds, reaches beyond its screen, in pixels. @param parts a selector of all that could */
export async function sidewaysScroll(page: Page, parts = 'main'): Promise<number> {
  return page.evaluate((selector) => {
    const inside = [...document.querySelectorAll(selector)].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    return Math.max(document.documentElement.scrollWidth - innerWidth, ...inside);
  }, parts);
}

/** Where something is on the screen, once it is there: React may put up anew what it has just put up. */
export async function boxOf(
  element: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  let box = await element.boundingBox();
  await expect.poll(async () => (box ??= await element.boundingBox())).not.toBeNull();
  if (!box) throw new Error('It is nowhere.');
  return box;
}

export async function expectNoSidewaysScroll(page: Page, parts?: string): Promise<void> {
  expect(await sidewaysScroll(page, parts)).toBeLessThanOrEqual(0);
}
