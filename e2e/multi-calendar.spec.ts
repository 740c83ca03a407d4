import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import {
  calendarIsThere,
  dragNights,
  type FreeWeeks,
  freeWeeks,
  nightCell,
  openCalendar,
  overridesOf,
  pressNight,
  setOverrides,
} from './support/multi-calendar.ts';
import { listingCalled, nightOf, type PartnerApi } from './support/partner-api.ts';
import { refusal, refuse } from './support/refusal.ts';
import { readWaterfall } from './support/waterfall.ts';

const TITLE = 'Bandshell Beach Flat';
/** The one after it by title. */
const NEXT = 'Bauerngasse Studio';
const BOTH = [TITLE, NEXT];
const bar = (page: Page) => page.getByRole('form', { name: 'Edit the selection' });
/** "10 March" of "Wednesday, 10 March 2027". */
const dayAndMonth = (spoken: string) => spoken.replace(/^\D*/, '').replace(/ \d{4}$/, '');
const active = (page: Page) => page.locator('#active-night');

/** Makes the test's nights those of the model, before and after it. */
async function clear(api: PartnerApi, { date }: FreeWeeks, ...ids: string[]) {
  const days = Array.from({ length: 21 }, (_, night) => ({ date: date(night) }));
  for (const id of ids) await setOverrides(api, id, days);
}

test.describe('all listings on one screen', () => {
  test('show the prices, stays and limits that a partner reads', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { date, spoken, search } = await freeWeeks(api, BOTH);
    await openCalendar(page, search);
    const { id } = await listingCalled(api, TITLE);
    for (let day = 0; day < 7; day += 1) {
      const night = await nightOf(api, id, date(day));
      const cell = nightCell(page, TITLE, spoken(day));
      await expect(cell).toHaveAccessibleName(new RegExp(`, \\$${night.price.toLocaleString('en')}\\b`));
    }
    await expect(page.getByText(/^\d+ listings$/)).toBeVisible();
  });

  test('stand as the address says: zoom, colour, group, search and pin', async ({ page, signIn }) => {
    await signIn('admin');
    await openCalendar(page);
    await page.getByRole('radio', { name: 'Quarter' }).check({ force: true });
    await page.getByRole('button', { name: /^Colour/ }).click();
    await page.getByRole('menuitemradio', { name: 'Price against market' }).click();
    await page.getByRole('button', { name: /^Group/ }).click();
    await page.getByRole('menuitemradio', { name: 'Account' }).click();
    await page.getByRole('searchbox', { name: 'Find a listing' }).fill('beach');
    await expect(page.getByRole('rowheader', { name: TITLE })).toBeVisible();
    await page.getByRole('rowheader', { name: TITLE }).hover();
    await page.getByRole('button', { name: `Pin ${TITLE}` }).click();
    await expect(page.getByRole('rowheader', { name: /^Pinned/ })).toBeVisible();
    await expect(page).toHaveURL(/zoom=quarter/);
    await page.reload();
    await calendarIsThere(page);
    await expect(page.getByRole('rowheader', { name: /^Pinned/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Quarter' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Colour Price against market' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a listing' }).fill('no such listing');
    await page.getByRole('button', { name: 'Show all listings' }).click();
    await calendarIsThere(page);
  });

  test('open a night beside them, which goes with the cursor and gives the focus back', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { spoken, search } = await freeWeeks(api, BOTH);
    const grid = await openCalendar(page, search);
    await pressNight(page, nightCell(page, TITLE, spoken(2)), 2);
    const panel = page.getByRole('dialog');
    await readWaterfall(panel);
    await expect(panel.getByRole('heading', { level: 2 })).toContainText(dayAndMonth(spoken(2)));
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('heading', { level: 2 })).toContainText(dayAndMonth(spoken(3)));
    await page.goBack();
    await expect(panel).toBeHidden();
    await grid.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(grid).toBeFocused();
  });
});

test.describe('an edit', () => {
  test('by mouse shows its effect before it is sent, is saved, and undone exactly', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const weeks = await freeWeeks(api, BOTH);
    const { date, spoken, search } = weeks;
    const [one, two] = [await listingCalled(api, TITLE), await listingCalled(api, NEXT)];
    await clear(api, weeks, one.id, two.id);
    await setOverrides(api, one.id, [{ date: date(3), price: 333 }]);
    await openCalendar(page, search);
    await dragNights(page, nightCell(page, TITLE, spoken(2)), nightCell(page, NEXT, spoken(4)));
    await expect(bar(page)).toContainText('6 nights');
    await bar(page).getByText('Percent', { exact: true }).click();
    await bar(page).getByRole('textbox', { name: 'Percent' }).fill('-80');
    await expect(bar(page)).toContainText('below their floor');
    expect(await overridesOf(api, two.id, date(2), date(4))).toEqual([]);
    await bar(page)
      .getByRole('button', { name: /Apply to 6 nights/ })
      .click();
    await expect(page.getByText('6 nights changed in 2 listings')).toBeVisible();
    const changed = [2, 3, 4].map((day) => `${date(day)} -80%`);
    expect(await overridesOf(api, one.id, date(2), date(4))).toEqual(changed);
    expect(await overridesOf(api, two.id, date(2), date(4))).toEqual(changed);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('6 nights put back as before')).toBeVisible();
    expect(await overridesOf(api, one.id, date(2), date(4))).toEqual([`${date(3)} 333`]);
    expect(await overridesOf(api, two.id, date(2), date(4))).toEqual([]);
    await clear(api, weeks, one.id);
  });

  test('can be held at the floor', async ({ page, signIn, api }) => {
    await signIn('admin');
    const weeks = await freeWeeks(api, BOTH);
    const { date, spoken, search } = weeks;
    const { id } = await listingCalled(api, TITLE);
    await clear(api, weeks, id);
    await openCalendar(page, search);
    await pressNight(page, nightCell(page, TITLE, spoken(8)));
    await page.keyboard.press('2');
    await expect(bar(page)).toContainText('1 night below its floor');
    await bar(page).getByRole('button', { name: 'Hold at floor' }).click();
    await expect(bar(page)).not.toContainText('below its floor');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    expect(await overridesOf(api, id, date(8), date(8))).toEqual([]);
  });

  test('needs no mouse: move, reach, type, copy, paste, clear and undo', async ({
    page,
    context,
    signIn,
    api,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('admin');
    const weeks = await freeWeeks(api, BOTH);
    const { date, spoken, search } = weeks;
    const { id } = await listingCalled(api, TITLE);
    await clear(api, weeks, id);
    const grid = await openCalendar(page, `${search}&search=${encodeURIComponent(TITLE)}`);
    await grid.focus();
    await expect(active(page)).toHaveAccessibleName(new RegExp(`^${TITLE}, ${spoken(0)}`));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar(page)).toContainText('2 nights');
    await page.keyboard.type('321');
    await expect(bar(page).getByRole('textbox', { name: 'Price a night' })).toHaveValue('321');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 nights changed in 1 listing')).toBeVisible();
    expect(await overridesOf(api, id, date(0), date(6))).toEqual([`${date(1)} 321`, `${date(2)} 321`]);
    await expect(grid).toBeFocused();
    await expect(active(page)).toHaveAccessibleName(/\$321, .*fixed by you/);

    await page.keyboard.press('Control+c');
    await expect(page.getByText('2 overrides copied')).toBeVisible();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+v');
    await expect(bar(page)).toContainText('Pasted: 2 overrides');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => overridesOf(api, id, date(3), date(8)))
      .toEqual([`${date(5)} 321`, `${date(6)} 321`]);

    await grid.focus();
    await page.keyboard.press('%');
    await page.keyboard.type('-10');
    await page.keyboard.press('Enter');
    await expect.poll(() => overridesOf(api, id, date(5), date(5))).toEqual([`${date(5)} -10%`]);
    await grid.focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect.poll(() => overridesOf(api, id, date(5), date(5))).toEqual([]);
    for (const left of [[`${date(5)} -10%`], [`${date(5)} 321`], []]) {
      await grid.focus();
      await expect(page.getByText(/Saving/)).toBeHidden();
      await page.keyboard.press('Control+z');
      await expect.poll(() => overridesOf(api, id, date(5), date(5))).toEqual(left);
    }
    await clear(api, weeks, id);
  });

  test('that one listing refuses is told with its reason, and tried again', async ({ page, signIn, api }) => {
    await signIn('admin');
    const weeks = await freeWeeks(api, BOTH);
    const { date, spoken, search } = weeks;
    const [one, two] = [await listingCalled(api, TITLE), await listingCalled(api, NEXT)];
    await clear(api, weeks, one.id, two.id);
    const path = `**/bff/listings/${two.id}/customizations/manual-overrides`;
    await page.route(path, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill(refusal(422, { detail: 'This night is closed.' }))
        : route.continue(),
    );
    await openCalendar(page, search);
    await dragNights(page, nightCell(page, TITLE, spoken(10)), nightCell(page, NEXT, spoken(10)));
    await bar(page).getByRole('textbox', { name: 'Price a night' }).fill('410');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 listing was not changed')).toBeVisible();
    await expect(page.getByText(`${NEXT}: This night is closed.`)).toBeVisible();
    await expect(nightCell(page, NEXT, spoken(10))).toHaveAccessibleName(/refused/);
    expect(await overridesOf(api, one.id, date(10), date(10))).toEqual([`${date(10)} 410`]);
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => overridesOf(api, two.id, date(10), date(10))).toEqual([`${date(10)} 410`]);
    await clear(api, weeks, one.id, two.id);
  });
});

test('a viewer can choose nights and change none', async ({ page, signIn, api }) => {
  await signIn('viewer');
  const { spoken, search } = await freeWeeks(api, BOTH);
  await openCalendar(page, search);
  const night = (day: number) => nightCell(page, TITLE, spoken(day, 'en'));
  await dragNights(page, night(2), night(4));
  await expect(bar(page)).toContainText('3 nights');
  await expect(bar(page)).toContainText('An administrator or editor can.');
  await expect(bar(page).getByRole('textbox')).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: /Apply/ })).toHaveCount(0);
});

test('Ctrl adds nights, and each is counted once', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { spoken, search } = await freeWeeks(api, BOTH);
  await openCalendar(page, search);
  await pressNight(page, nightCell(page, TITLE, spoken(2)));
  await page.keyboard.down('Control');
  await pressNight(page, nightCell(page, NEXT, spoken(7)));
  await pressNight(page, nightCell(page, TITLE, spoken(12)));
  await page.keyboard.up('Control');
  await expect(bar(page)).toContainText('3 nights');
  await expect(bar(page)).toContainText('2 listings');
});

test('what fails to be read is told, and read again', async ({ page, signIn }) => {
  await signIn('admin');
  await refuse(page, '**/bff/calendar-grid?*filter*', refusal(500));
  await page.goto('/calendar');
  const alert = page.getByRole('alert').filter({ hasText: 'Some nights could not be read.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/bff/calendar-grid?*filter*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await calendarIsThere(page);
});

test('the Japanese editor finds it in Japanese', async ({ page, signIn }) => {
  await signIn('editor');
  await openCalendar(page);
  await expect(page.getByRole('grid', { name: '物件と日付ごとの料金' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /日曜日/ }).first()).toBeAttached();
  await expect(page.getByText(/\d+市場の\d+物件/)).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    for (const zoom of ['fortnight', 'month', 'quarter', 'year']) {
      test(`a ${zoom} meets WCAG 2.2 AA`, async ({ page, signIn }) => {
        await signIn('admin');
        await openCalendar(page, `?zoom=${zoom}`);
        await expectAccessible(page, zoom);
      });
    }

    test('an edit and an open night meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { spoken, search } = await freeWeeks(api, BOTH);
      await openCalendar(page, search);
      await dragNights(page, nightCell(page, TITLE, spoken(2)), nightCell(page, NEXT, spoken(4)));
      await bar(page).getByRole('textbox', { name: 'Price a night' }).fill('5');
      await expectAccessible(page, 'an edit');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await readWaterfall(page.getByRole('dialog'));
      await expectAccessible(page, 'an open night');
    });
  });
}
