import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { dayAhead } from './support/days.ts';
import { downloadBy } from './support/downloads.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled, listingOf, type PartnerApi } from './support/partner-api.ts';
import { openListings } from './support/screens.ts';

type Table = Record<string, string>[];

const tableOf = async (file: Download, delimiter = ','): Promise<Table> =>
  parse(readFileSync(await file.path()), { bom: true, columns: true, delimiter });

async function download(page: Page): Promise<Download> {
  const file = await downloadBy(page.getByRole('button', { name: 'Download', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible();
  return file;
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const button = await alive(page.getByRole('button', { name: 'Choose a file' }));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) });
}

const basePriceOf = async (api: PartnerApi, id: string) => (await listingOf(api, id))['base-price'];

test('what a filter of the table leaves is exported, a row for each night', async ({ page, signIn }) => {
  await signIn('admin');
  await openListings(page, '?market=Kyoto');
  await (await alive(page.getByRole('button', { name: 'CSV' }))).click();
  await page.getByRole('menuitem', { name: 'Export calendars and rules' }).click();
  await expect(page).toHaveURL(/\/listings\/export\?market=Kyoto/);
  await expect(page.getByText(/^in Kyoto: \d+ listings$/)).toBeVisible();
  const count = Number(/\d+/.exec(await page.getByText(/^in Kyoto: /).innerText())?.[0]);
  const from = await page.getByRole('textbox', { name: 'First night' }).inputValue();
  const to = toIsoDate(toEpochDay(from) + 29);
  await page.getByRole('textbox', { name: 'Last night' }).fill(to);
  await page.keyboard.press('Tab');
  await expect(page.getByText(`30 nights, ${30 * count} rows`)).toBeVisible();
  await expectAccessible(page, 'export');
  const file = await download(page);
  expect(file.suggestedFilename()).toMatch(/^calendars-\d{4}-\d\d-\d\d\.csv$/);
  const rows = await tableOf(file);
  expect(rows).toHaveLength(30 * count);
  expect(new Set(rows.map(({ market }) => market))).toEqual(new Set(['Kyoto']));
  expect(rows.every(({ price }) => Number(price) > 0)).toBe(true);
});

test('a link shows a colleague the same export', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/listings/export');
  await (await alive(page.getByRole('radio', { name: /^Rules/ }))).check();
  await page.getByRole('radio', { name: 'Semicolon' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Rules/ })).toBeChecked();
  const rows = await tableOf(await download(page), ';');
  expect(rows.some(({ rule, value }) => rule === 'base-price' && Number(value) > 0)).toBe(true);
});

test('limits are exported, changed in a spreadsheet, looked at, imported and undone as one', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
  const other = (await listingCalled(api, 'Byron Ave Cottage')).id;
  const [before, beforeOther] = [await basePriceOf(api, id), await basePriceOf(api, other)];
  await page.goto(`/listings/export?what=limits&listings=${id},${other}`);
  await expect(page.getByText('chosen by hand: 2 listings')).toBeVisible();
  const text = readFileSync(await (await download(page)).path(), 'utf8');

  await page.goto('/listings/import?kind=limits');
  await choose(page, 'limits.csv', text);
  await expect(page.getByText('The file changes nothing: every row says what is set already.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Another file' }).click();
  const raised = text.replaceAll(
    /(USD,)(\d+)(,)/g,
    (_, currency, price, comma) => `${currency}${Number(price) + 7}${comma}`,
  );
  await choose(page, 'raised.csv', raised);
  const changes = page.getByRole('table', { name: 'Changes at 2 listings' });
  await expect(changes.getByRole('row').nth(1)).toContainText(`$${before}`);
  await expect(changes.getByRole('row').nth(1)).toContainText(`$${Number(before) + 7}`);
  await expectAccessible(page, 'a preview of limits');
  expect(await basePriceOf(api, id)).toBe(before);

  await page.getByRole('button', { name: 'Change 2 values' }).click();
  await expect(page.getByRole('heading', { name: '2 listings changed' })).toBeVisible();
  expect(await basePriceOf(api, id)).toBe(Number(before) + 7);
  expect(await basePriceOf(api, other)).toBe(Number(beforeOther) + 7);
  await expectAccessible(page, 'an outcome');

  await page.goto('/listings/import');
  const latest = page.getByRole('table').getByRole('row').nth(1);
  await latest.getByRole('button', { name: /^Undo the import of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(latest.getByRole('cell', { name: '2 listings put back' })).toBeVisible();
  expect(await basePriceOf(api, id)).toBe(before);
  expect(await basePriceOf(api, other)).toBe(beforeOther);
});

test('a file as German Excel saves it is read; its bad rows come first, and come back to be corrected', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const [from, to] = [dayAhead(300), dayAhead(303)].map((date) => date.split('-').reverse().join('.'));
  const rows = [
    'Listing ID;From;To;Price;Percentage;Anmerkung',
    `${id};${from};${to};1.299,50;;schön`,
    `${id};01/07/2027;;200;;zweideutig`,
    `999999999;${from};;200;;unbekannt`,
  ];
  await page.goto('/listings/import');
  await choose(page, 'Überschreibungen.csv', Buffer.from(rows.join('\r\n'), 'latin1'));
  await expect(page.getByText('Read as Windows-1252, separated by semicolons.')).toBeVisible();
  await expect(page.getByText('This column means nothing here and is ignored: Anmerkung.')).toBeVisible();
  await expect(page.getByText('Dates such as 24.12.2026 were read day first.')).toBeVisible();
  const bad = page.getByRole('table', { name: '2 rows are left out' });
  await expect(bad.getByRole('row').nth(1)).toContainText('3');
  await expect(bad.getByRole('row').nth(1)).toContainText('This can mean two days.');
  await expect(bad.getByRole('row').nth(2)).toContainText('There is no such listing.');
  await expect(page.getByRole('table', { name: 'Changes at 1 listing' })).toContainText('$1,299.50');
  await expect(page.getByRole('button', { name: 'Change 4 nights' })).toBeVisible();
  await expectAccessible(page, 'a preview with bad rows');

  const file = await downloadBy(page.getByRole('button', { name: 'Just these rows as CSV' }));
  const left = await tableOf(file, ';');
  expect(left.map((row) => row.Anmerkung)).toEqual(['zweideutig', 'unbekannt']);
  expect(left[0]?.problem).toContain('From: This can mean two days.');
});

test('rows are pasted, looked at and discarded by keyboard alone', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  await page.goto('/listings/import');
  await (await alive(page.getByRole('button', { name: 'Paste rows' }))).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(`listing id\tfrom\tpercentage\n${id}\t${dayAhead(310)}\t-10%`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Changes at 1 listing' })).toContainText('−10%');
  await page.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('what changed after the preview is shown again, and nothing is done', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Byron Ave Cottage');
  const before = Number(await basePriceOf(api, id));
  await page.goto('/listings/import?kind=limits');
  await choose(page, 'base.csv', `listing id,base price\n${id},${before + 20}\n`);
  await expect(page.getByRole('button', { name: 'Change 1 value' })).toBeVisible();
  const set = (price: number) =>
    api.send('PATCH', `/api/v1/listings/${id}/customizations/base-price/`, {
      data: { type: 'base-price-customizations', attributes: { 'base-price': price } },
    });
  await set(before + 1);
  await page.getByRole('button', { name: 'Change 1 value' }).click();
  await expect(page.getByText(/The listings have changed since you looked/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Changes at 1 listing' })).toContainText(`$${before + 1}`);
  expect(await basePriceOf(api, id)).toBe(before + 1);
  await set(before);
});

test('a viewer looks at a preview, and cannot apply it', async ({ page, signIn, api }) => {
  await signIn('viewer');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  await page.goto('/listings/import?kind=limits');
  await choose(page, 'base.csv', `listing id,base price\n${id},999\n`);
  await expect(page.getByRole('table', { name: 'Changes at 1 listing' })).toContainText('$999');
  await expect(page.getByText(/You can look at what a file would change/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0);
});

test.describe('a file that cannot be read', () => {
  for (const [what, content, said] of [
    ['is empty', '', 'The file is empty'],
    ['is a workbook', 'PK\u0003\u0004\0\0', 'This is no text file.'],
    ['has other columns', 'a,b\n1,2', 'listing id / channel listing id, from, price / percentage'],
  ] as const) {
    test(`because it ${what} says so`, async ({ page, signIn }) => {
      await signIn('admin');
      await page.goto('/listings/import');
      await choose(page, 'file.csv', content);
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      await expectAccessible(page, what);
    });
  }
});

test('files are at hand in the calendar too', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/calendar?search=loft');
  await (await alive(page.getByRole('button', { name: 'CSV' }))).click();
  await page.getByRole('menuitem', { name: 'Import overrides or limits' }).click();
  await expect(page).toHaveURL(/\/listings\/import$/);
});
