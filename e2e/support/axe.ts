import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rows of a table or calendar after the first few, which look like those. */
const FURTHER_ROWS = ['tbody tr:nth-child(n+9)', '[role="row"]:nth-of-type(n+6)'];

interface Look {
  /** Also every row of a table or calendar. */
  whole?: boolean;
}

/**
 * Looks the page over as it stands, and once more where something is found: what is being replaced at that moment
 * may point at what is not there yet.
 */
export async function expectAccessible(page: Page, state: string, look: Look = {}): Promise<void> {
  const found = await brokenRules(page, look);
  expect.soft(found.length > 0 ? await brokenRules(page, look) : [], state).toEqual([]);
}

/** A line for each, with the places that break it. */
async function brokenRules(page: Page, { whole = false }: Look): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  if (!whole) for (const rows of FURTHER_ROWS) axe.exclude(rows);
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
