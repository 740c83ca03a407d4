import { expect, type Locator, type Page } from '@playwright/test';
import type { BulkChange } from '../../contract/console/bulk-edits/change.ts';
import type { BulkSelection } from '../../contract/console/bulk-edits/selection.ts';
import { openListings } from './screens.ts';

const HEADERS = { 'x-ratewright': '1', 'content-type': 'application/vnd.api+json' };

export const choiceBar = (page: Page) => page.getByRole('region', { name: 'Chosen listings' });
export const editor = (page: Page) => page.getByRole('dialog', { name: /^Edit/ });
export const chooseBox = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Choose ${title}` });
export const setting = (page: Page, name: string) =>
  editor(page).getByRole('checkbox', { name, exact: true });
export const fieldsOf = (page: Page, name: string) => editor(page).getByRole('group', { name, exact: true });
export const effects = (page: Page) => editor(page).getByRole('table', { name: 'Effect by listing' });
export const effectOn = (page: Page, title: string) => effects(page).getByRole('row', { name: title });

/** Opens the listings of a filter, and waits until rows can be chosen. */
export async function openChoosable(page: Page, search = ''): Promise<Locator> {
  await openListings(page, search);
  const boxes = page.locator('tbody .tick');
  await expect(boxes.first()).toBeEnabled();
  return boxes;
}

/** Opens the editor for some listings by their titles. */
export async function editListings(page: Page, search: string, titles: readonly string[]): Promise<void> {
  await openChoosable(page, search);
  for (const title of titles) await chooseBox(page, title).check();
  await choiceBar(page)
    .getByRole('button', { name: /^(Edit|Try an edit on) \d+ listings?$/ })
    .click();
  await expect(editor(page)).toBeVisible();
}

/** Ticks a price and changes it by a percentage. */
export async function byPercent(page: Page, name: string, percent: string): Promise<void> {
  await setting(page, name).check();
  const fields = fieldsOf(page, name);
  await fields.getByText('By percent').click();
  await fields.getByLabel('Percent', { exact: true }).fill(percent);
}

/** Waits until an edit is over. */
export async function editIsOver(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^(Done|Stopped)/ })).toBeVisible({
    timeout: 30_000,
  });
}

/** Nights so far ahead that no other test looks at them. */
export const FAR_NIGHTS = { 'start-date': '2030-02-01', 'end-date': '2031-01-31' } as const;

/** Sets an edit going as the page's own requests do. Returns its id. */
export async function startEdit(page: Page, change: BulkChange, listings: BulkSelection): Promise<string> {
  const attributes = { change, listings, key: `e2e-${crypto.randomUUID()}` };
  const body = JSON.stringify({ data: { type: 'bulk-edits', attributes } });
  return page.evaluate(
    async ([headers, text]) => {
      const answer = await fetch('/bff/bulk-edits', { method: 'POST', headers, body: text });
      if (answer.status !== 202) throw new Error(`Answered ${answer.status}.`);
      return (await answer.json()).data.id as string;
    },
    [HEADERS, body] as const,
  );
}
