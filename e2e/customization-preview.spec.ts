import type { Locator, Page, Request } from '@playwright/test';
import { WEEKDAYS } from '#contract/dates.ts';
import { expectAccessible } from './support/axe.ts';
import {
  bar,
  changeCustomization,
  customizationOf,
  openForm,
  PREVIEW,
  save,
} from './support/customizations.ts';
import { dayAhead } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';

const LISTING = 'Pine Tree Drive Villa';
const minimum = (form: Locator) => form.getByLabel('Minimum', { exact: true }).first();

const everyDay = (price: number | null) => WEEKDAYS.map((weekday) => ({ weekday, 'min-price': price }));

/** Asks what a minimum would do: what is set already is asked for too, and again once something else has changed. */
const asksFor = (price: number) => (request: Request) =>
  PREVIEW.test(request.url()) &&
  request.postDataJSON().data.attributes.customizations['min-max-prices']?.['min-price'] === price;

/** The line once it answers what is typed. */
async function effect(page: Page): Promise<string> {
  const line = bar(page).locator('[aria-live]');
  await expect(line).toHaveAttribute('aria-busy', 'false');
  return (await line.textContent()) ?? '';
}

test.beforeEach(async ({ api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeCustomization(api, id, 'min-max-prices', {
    'min-price': 60,
    'max-price': null,
    'seasonal-prices': [],
    'day-of-week-min-prices': everyDay(null),
  });
  await changeCustomization(api, id, 'min-stays', { 'min-stay': 1, 'gap-fill-min-stay': { enabled: false } });
});

test('what a change would do is told and drawn as it is typed, and comes true', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-max-prices');
  await expect(bar(page)).toContainText(/Average \$[\d,.]+ over \d+ open nights/);
  await expectAccessible(page, 'before anything is typed');
  const sent = page.waitForRequest(asksFor(900));
  await minimum(form).fill('900');
  expect((await sent).postDataJSON()).toEqual({
    data: {
      type: 'price-previews',
      attributes: { customizations: { 'min-max-prices': { 'min-price': 900 } } },
    },
  });
  await expect(bar(page)).toContainText(/\d+ of \d+ nights change/);
  const [, changed, open] = (await effect(page)).match(/^(\d+) of (\d+) nights change/) ?? [];
  expect(Number(changed)).toBeGreaterThan(0);
  await expect(bar(page)).toContainText(/average\s*\$[\d,.]+\s*becomes\s*\$[\d,.]+/);
  await expect(bar(page)).toContainText(/\d+ newly at the floor/);
  const figure = (name: string) => bar(page).locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(figure('Raised')).toHaveText(changed ?? '');
  await expect(figure('Lowered')).toHaveText('0');
  await expect(bar(page).getByRole('figure')).toBeVisible();
  await expectAccessible(page, 'the effect of a change');
  await bar(page).getByText('Months', { exact: true }).click();
  const months = bar(page).getByRole('table', { name: 'The effect by month' }).getByRole('row');
  await expect(months.last()).toBeVisible();
  const cells = await months.evaluateAll((rows) =>
    rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  );
  const total = (column: number) => cells.reduce((sum, row) => sum + Number(row[column]), 0);
  expect([total(0), total(1)]).toEqual([Number(open), Number(changed)]);
  await expectAccessible(page, 'the effect by month');
  const after = cells.at(-1)?.[3] ?? '';
  await save(page);
  await expect(bar(page)).toContainText(/Average \$[\d,.]+ over/);
  await expect(months.last().getByRole('cell').last()).toHaveText(after);
});

test('what changes nothing says so, and what only changes stays says that', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'extra-guest-fees');
  await form.getByLabel('Fee per extra guest').fill('7');
  await expect(bar(page)).toContainText('No night changes.');
  await page.getByRole('button', { name: 'Discard' }).click();
  const stays = await openForm(page, id, 'min-stays');
  await stays.getByLabel('Minimum stay on Friday').fill('2');
  await expect(bar(page)).toContainText(/Prices stay as they are\.\s*minimum stay of \d+ nights changes/);
});

test('while a field is wrong the last effect stays, and nothing is asked for', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-max-prices');
  await minimum(form).fill('900');
  await expect(bar(page)).toContainText(/nights change/);
  await effect(page);
  const asked = { 2: 0, 800: 0 };
  page.on('request', (request) => {
    for (const price of [2, 800] as const) if (asksFor(price)(request)) asked[price] += 1;
  });
  await minimum(form).fill('2');
  await expect(bar(page)).toContainText('Complete or correct the fields to see what would change.');
  await expect(bar(page).getByRole('figure')).toBeVisible();
  await expectAccessible(page, 'an effect that is not up to date');
  await minimum(form).fill('800');
  await expect.poll(() => asked).toEqual({ 2: 0, 800: 1 });
  await expect(bar(page)).toContainText(/nights change/);
});

test('an answer that nobody awaits any more is called off', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-max-prices');
  await expect(bar(page)).toContainText(/Average/);
  await page.route(PREVIEW, (route) => (asksFor(700)(route.request()) ? undefined : route.continue()));
  const first = page.waitForRequest(asksFor(700));
  await minimum(form).fill('700');
  const silent = await first;
  const failed = page.waitForEvent('requestfailed', (request) => request === silent);
  await minimum(form).fill('900');
  expect((await failed).failure()?.errorText).toContain('ERR_ABORTED');
  await expect(bar(page)).toContainText(/nights change/);
});

test('what the service would refuse stands at its field before it is saved', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-max-prices');
  const season = form.getByRole('region', { name: 'Seasons', exact: true });
  await minimum(form).fill('300');
  await form.getByLabel('Maximum', { exact: true }).first().fill('400');
  await season.getByRole('button', { name: 'Add a season' }).click();
  const row = season.getByRole('group', { name: 'Season 1', exact: true });
  await row.getByLabel('From', { exact: true }).fill(dayAhead(50));
  await row.getByLabel('To', { exact: true }).fill(dayAhead(60));
  await row.getByLabel('Minimum').fill('450');
  await expect(row.getByLabel('Minimum')).toHaveAttribute('aria-invalid', 'true');
  await expect(row.getByLabel('Minimum')).toHaveAccessibleDescription(/450/);
  await expect(page.getByText('1 problem to solve')).toBeVisible();
  await expectAccessible(page, 'a refusal that was foreseen');
  await row.getByLabel('Minimum').fill('350');
  await expect(row.getByLabel('Minimum')).toHaveAttribute('aria-invalid', 'false');
  await expect(bar(page)).toContainText(/nights change/);
});

test('an effect that could not be read can be asked for again', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-max-prices');
  await expect(bar(page)).toContainText(/Average/);
  let refused = false;
  await page.route(PREVIEW, async (route) => {
    if (refused || !asksFor(900)(route.request())) return route.continue();
    refused = true;
    return route.fulfill(refusal(500));
  });
  await minimum(form).fill('900');
  await expect(bar(page)).toContainText('The effect could not be shown.');
  await expect(bar(page)).toContainText(REFUSED_REQUEST);
  await expectAccessible(page, 'no effect');
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(bar(page)).toContainText(/nights change/);
});

test('rules that look odd are told where they stand, before anything is typed', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await changeCustomization(api, id, 'min-max-prices', {
    'day-of-week-min-prices': everyDay(70),
    'seasonal-prices': [
      {
        'start-date': '2025-01-05',
        'end-date': '2025-02-05',
        rollover: false,
        'min-price': 80,
        'max-price': null,
      },
    ],
  });
  const form = await openForm(page, id, 'min-max-prices');
  const season = form.getByRole('group', { name: 'Season 1', exact: true });
  await expect(season).toContainText('This season has passed and does not repeat.');
  await expect(form.getByRole('region', { name: 'All year' })).toContainText(
    'Minimum: Stronger rules hold on every night',
  );
  const list = page.getByRole('navigation', { name: 'Customizations', exact: true });
  await expect(list.getByRole('link', { name: /^Min and max prices Warnings/ })).toBeVisible();
  await bar(page).getByRole('button', { name: '2 warnings' }).click();
  await expect(bar(page).getByRole('listitem')).toHaveText([/^Seasons, 1/, /^Minimum/]);
  await expectAccessible(page, 'warnings');
  await bar(page).getByRole('listitem').first().getByRole('button').press('Enter');
  await expect(season.locator('[data-remark]')).toBeFocused();
  await season.getByLabel('Every year').check();
  await expect(season).not.toContainText('This season has passed');
  await expect(bar(page).getByRole('button', { name: '1 warning' })).toBeVisible();
});

test('a change that makes another customization odd says so, and leads there', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await changeCustomization(api, id, 'manual-overrides', {
    overrides: [{ 'start-date': dayAhead(72), 'end-date': dayAhead(74), price: 99 }],
  });
  const form = await openForm(page, id, 'min-max-prices');
  await minimum(form).fill('120');
  await expect(bar(page)).toContainText('3 overrides below the floor');
  await bar(page).getByRole('button', { name: '1 warning' }).click();
  await expect(bar(page).getByRole('listitem')).toContainText(
    /On 3 nights from .*20\d\d on, fixed prices \(\$99 first\) are below the minimum of \$120/,
  );
  await expect(bar(page).getByRole('link', { name: 'Overrides' })).toHaveAttribute(
    'href',
    /type=manual-overrides$/,
  );
});

test('a save is undone exactly, and the calendars are read again', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const before = await customizationOf(api, id, 'min-max-prices');
  const form = await openForm(page, id, 'min-max-prices');
  await minimum(form).fill('333');
  await form.getByLabel('Maximum', { exact: true }).first().fill('777');
  await save(page);
  expect(await customizationOf(api, id, 'min-max-prices')).toMatchObject({
    'min-price': 333,
    'max-price': 777,
  });
  const sent = page.waitForRequest('**/bff/listings/*/restorations');
  const read = page.waitForResponse(/\/bff\/listings\/\d+\/calendar/);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  expect((await sent).postDataJSON().data.attributes).toEqual({ 'request-id': expect.any(String) });
  await read;
  await expect(bar(page)).toContainText('Undone.');
  await expect(minimum(form)).toHaveValue('60');
  expect(await customizationOf(api, id, 'min-max-prices')).toEqual(before);
});

test('an undo that is refused says why', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-max-prices');
  await minimum(form).fill('334');
  await save(page);
  const gone = { code: 'not_restorable', detail: 'This can no longer be put back.' };
  await refuse(page, '**/bff/listings/*/restorations', refusal(422, gone));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This can no longer be put back.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('the whole of it goes by keyboard', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-max-prices');
  await minimum(form).focus();
  await page.keyboard.type('900');
  await expect(bar(page)).toContainText(/nights change/);
  await bar(page).getByRole('radio', { name: 'Chart' }).focus();
  await page.keyboard.press('ArrowRight');
  const months = bar(page).getByRole('region', { name: 'The effect by month' });
  await expect(months).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(months).toBeFocused();
  const toggle = bar(page).getByRole('button', { name: 'Chart and figures of the effect' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(months).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(minimum(form)).toHaveValue('60');
});

test('fields come out from behind the bar when they get the focus', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'min-stays');
  await expect(bar(page).getByRole('figure')).toBeVisible();
  await form.getByRole('textbox').first().focus();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('form')) return true;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && focused.closest('form') === hit.closest('form');
    });
    expect(isSeen, `press ${press}`).toBe(true);
  }
});

test('a viewer tries values, sees what they would do, and cannot save them', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('viewer');
  const { id } = await listingCalled(api, LISTING);
  const before = await customizationOf(api, id, 'min-max-prices');
  const form = await openForm(page, id, 'min-max-prices');
  await expect(page.locator('#main').getByText('You can try values here')).toBeVisible();
  await minimum(form).fill('900');
  await expect(bar(page)).toContainText(/\d+ of \d+ nights change/);
  const submit = page.getByRole('button', { name: 'Save changes' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription('Only an administrator or editor can save.');
  await expectAccessible(page, 'what a viewer tries');
  let wrote = false;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') wrote = true;
  });
  await submit.press('Enter');
  await minimum(form).press('Enter');
  await page.goto(`/listings/${id}`);
  await expect(page).toHaveURL(new RegExp(`/listings/${id}$`));
  expect(wrote).toBe(false);
  expect(await customizationOf(api, id, 'min-max-prices')).toEqual(before);
});

test('a listing without prices says that there is no effect to show', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Monte da Azinheira');
  await openForm(page, id, 'min-stays');
  await expect(bar(page)).toContainText('the listing lies in no active market');
  await expectAccessible(page, 'no prices');
});

test('in Japanese the bar says it all in its own words', async ({ page, signIn, api }) => {
  await signIn('editor');
  const { id } = await listingCalled(api, 'Gion Lantern House');
  const form = await openForm(page, id, 'base-price');
  await form.getByRole('textbox').first().fill('45000');
  await expect(bar(page)).toContainText(/\d+泊中\s*\d+\s*泊が変わります/);
  await expect(bar(page)).not.toContainText(/[a-z]{4,}/);
  await expectAccessible(page, 'in Japanese');
});

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('before and after differ by their line, not by colour alone', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, LISTING);
      const form = await openForm(page, id, 'min-max-prices');
      await minimum(form).fill('900');
      await expect(bar(page)).toContainText(/nights change/);
      const lines = bar(page).getByRole('figure').locator('figcaption path');
      await expect(lines.nth(1)).toBeAttached();
      const looks = await lines.evaluateAll((paths) =>
        paths
          .map((path) => getComputedStyle(path))
          .map(({ stroke, strokeDasharray }) => [stroke, strokeDasharray]),
      );
      expect(new Set(looks.slice(0, 2).map(([stroke]) => stroke)).size).toBe(2);
      expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
    });
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the effect and its warnings meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, LISTING);
    const form = await openForm(page, id, 'min-stays');
    await form.getByRole('textbox', { name: 'Minimum stay', exact: true }).fill('9');
    await bar(page)
      .getByRole('button', { name: /warnings?$/ })
      .click();
    await expectAccessible(page, 'warnings in the dark');
    await bar(page).getByText('Chart', { exact: true }).click();
    await expectAccessible(page, 'the chart in the dark');
  });
});
