import { expect, type Page } from '@playwright/test';

/** How far the page, or what it holds, reaches beyond its screen, in pixels. @param parts a selector of all that could */
export async function sidewaysScroll(page: Page, parts = 'main'): Promise<number> {
  return page.evaluate((selector) => {
    const inside = [...document.querySelectorAll(selector)].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    return Math.max(document.documentElement.scrollWidth - innerWidth, ...inside);
  }, parts);
}

export async function expectNoSidewaysScroll(page: Page, parts?: string): Promise<void> {
  expect(await sidewaysScroll(page, parts)).toBeLessThanOrEqual(0);
}
