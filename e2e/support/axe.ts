import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rows of a table or calendar after the first few, which look like those. */
const FURTHER_ROWS = ['tbody tr:nth-child(n+9)', '[role="row"]:nth-of-type(n+6)'];

interface Look {
  /** Also every row of a table or calendar. */
  whole?: boolean;
}

/** Looks the page over as it stands. One line per broken rule, with the places that break it. */
export async function expectAccessible(
  page: Page,
  state: string,
  { whole = false }: Look = {},
): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  if (!whole) for (const rows of FURTHER_ROWS) axe.exclude(rows);
  const { violations, passes } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(passes.length).toBeGreaterThan(10);
  expect.soft(found, state).toEqual([]);
}
