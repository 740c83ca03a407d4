import type { Page } from '@playwright/test';
import { editor, effectOn, effects, fieldsOf, setting } from './support/bulk-edits.ts';
import { expect, test } from './support/fixtures.ts';
import { dragNights, freeWeeks, nightCell, openCalendar, pressNight } from './support/multi-calendar.ts';

const TITLE = 'Bandshell Beach Flat';
/** The one after it by title. */
const NEXT = 'Bauerngasse Studio';
const BOTH = [TITLE, NEXT];
const NIGHTS = 'Overrides for some nights';
/** As a field of a form writes it. */
const written = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date));
const bar = (page: Page) => page.getByRole('form', { name: 'Edit the selection' });
const more = (page: Page) => bar(page).getByRole('button', { name: /^More for these/ });
const firstNight = (page: Page) => fieldsOf(page, NIGHTS).getByRole('textbox', { name: 'First night' });
const lastNight = (page: Page) => fieldsOf(page, NIGHTS).getByRole('textbox', { name: 'Last night' });

test('chosen nights go on to the bulk editor with their listings and dates', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { date, spoken, search } = await freeWeeks(api, BOTH);
  await openCalendar(page, search);
  await dragNights(page, nightCell(page, TITLE, spoken(2)), nightCell(page, NEXT, spoken(4)));
  await more(page).click();
  await expect(editor(page)).toContainText('Edit 2 listings');
  await expect(setting(page, NIGHTS)).toBeFocused();
  await expect(firstNight(page)).toHaveValue(written(date(2)));
  await expect(lastNight(page)).toHaveValue(written(date(4)));
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
  api,
}) => {
  await signIn('admin');
  const { date, search } = await freeWeeks(api, BOTH);
  const grid = await openCalendar(page, `${search}&search=${encodeURIComponent(TITLE)}`);
  await grid.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('321');
  await expect(bar(page).getByRole('textbox', { name: 'Price a night' })).toHaveValue('321');
  await expect(more(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstNight(page)).toHaveValue(written(date(0)));
  await expect(lastNight(page)).toHaveValue(written(date(1)));
  await expect(effectOn(page, TITLE)).toContainText('$321 on 2 nights');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await expect(bar(page).getByRole('textbox', { name: 'Price a night' })).toHaveValue('321');
});

test('where listings have different nights, the listings alone go on', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { spoken, search } = await freeWeeks(api, BOTH);
  await openCalendar(page, search);
  await pressNight(page, nightCell(page, TITLE, spoken(2)));
  await page.keyboard.down('Control');
  await pressNight(page, nightCell(page, NEXT, spoken(7)));
  await page.keyboard.up('Control');
  await expect(more(page)).toHaveText('More for these listings …');
  await more(page).click();
  await expect(editor(page)).toContainText('Edit 2 listings');
  await expect(setting(page, 'Base price')).toBeFocused();
  await expect(setting(page, NIGHTS)).not.toBeChecked();
});
