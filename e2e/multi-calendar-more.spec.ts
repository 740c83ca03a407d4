import type { Page } from '@playwright/test';
import { editor, effectOn, effects, fieldsOf, setting } from './support/bulk-edits.ts';
import { expect, test } from './support/fixtures.ts';
import { dragNights, nightCell, openCalendar, pressNight } from './support/multi-calendar.ts';

const TITLE = 'Bandshell Beach Flat';
/** The one after it by title. */
const NEXT = 'Bauerngasse Studio';
const MARCH = '?from=2027-03-08&group=none';
const NIGHTS = 'Overrides for some nights';
const bar = (page: Page) => page.getByRole('form', { name: 'Edit the selection' });
const more = (page: Page) => bar(page).getByRole('button', { name: /^More for these/ });
const firstNight = (page: Page) => fieldsOf(page, NIGHTS).getByRole('textbox', { name: 'First night' });
const lastNight = (page: Page) => fieldsOf(page, NIGHTS).getByRole('textbox', { name: 'Last night' });

test('chosen nights go on to the bulk editor with their listings and dates', async ({ page, signIn }) => {
  await signIn('admin');
  await openCalendar(page, MARCH);
  const [from, to] = ['Wednesday, 10 March 2027', 'Friday, 12 March 2027'];
  await dragNights(page, nightCell(page, TITLE, from), nightCell(page, NEXT, to));
  await more(page).click();
  await expect(editor(page)).toContainText('Edit 2 listings');
  await expect(setting(page, NIGHTS)).toBeFocused();
  await expect(firstNight(page)).toHaveValue('10 Mar 2027');
  await expect(lastNight(page)).toHaveValue('12 Mar 2027');
  await fieldsOf(page, NIGHTS).getByText('Percent', { exact: true }).click();
  await fieldsOf(page, NIGHTS).getByRole('textbox', { name: 'Percent' }).fill('15');
  for (const title of [TITLE, NEXT]) await expect(effectOn(page, title)).toContainText('+15% on 3 nights');
  await expect(effects(page).getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard this edit?' })
    .getByText('Discard', { exact: true })
    .click();
  await expect(bar(page)).toContainText('6 nights');
});

test('by keyboard alone, what was typed goes with them, and nothing is asked where nothing was changed', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const grid = await openCalendar(page, `${MARCH}&search=${encodeURIComponent(TITLE)}`);
  await grid.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('321');
  await expect(bar(page).getByRole('textbox', { name: 'Price a night' })).toHaveValue('321');
  await expect(more(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstNight(page)).toHaveValue('8 Mar 2027');
  await expect(lastNight(page)).toHaveValue('9 Mar 2027');
  await expect(effectOn(page, TITLE)).toContainText('$321 on 2 nights');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await expect(bar(page).getByRole('textbox', { name: 'Price a night' })).toHaveValue('321');
});

test('where listings have different nights, the listings alone go on', async ({ page, signIn }) => {
  await signIn('admin');
  await openCalendar(page, MARCH);
  await pressNight(page, nightCell(page, TITLE, 'Wednesday, 10 March 2027'));
  await page.keyboard.down('Control');
  await pressNight(page, nightCell(page, NEXT, 'Monday, 15 March 2027'));
  await page.keyboard.up('Control');
  await expect(more(page)).toHaveText('More for these listings …');
  await more(page).click();
  await expect(editor(page)).toContainText('Edit 2 listings');
  await expect(setting(page, 'Base price')).toBeFocused();
  await expect(setting(page, NIGHTS)).not.toBeChecked();
});
