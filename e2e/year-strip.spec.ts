import { expectAccessible } from './support/axe.ts';
import { changeCustomization, customizationOf, openForm, save } from './support/customizations.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import { Strip } from './support/year-strip.ts';

const DAY_MS = 86_400_000;
const isoOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The 31st of a month to come that a shorter one follows, and the last of that one; in days since 1970. */
function endsOfMonths(): { long: number; short: number } {
  const now = new Date();
  for (let ahead = 1; ; ahead += 1) {
    const endOf = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month + 1, 0));
    const [long, short] = [0, 1].map((later) => endOf(now.getUTCMonth() + ahead + later)) as [Date, Date];
    if (long.getUTCDate() === 31 && short.getUTCDate() < 31)
      return { long: long.getTime() / DAY_MS, short: short.getTime() / DAY_MS };
  }
}

test('a season is drawn, moved, resized and given up with the mouse, and saved where it lies', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Flamingo Park Garden Flat');
  await changeCustomization(api, id, 'min-stays', { 'seasonal-min-stays': [] });
  const form = await openForm(page, id, 'min-stays');
  const strip = new Strip(page, form.getByRole('region', { name: 'Seasons', exact: true }));
  await strip.draw(0.4, 0.5);
  await expect(strip.bar(1)).toBeFocused();
  const drawn = await strip.datesOf(1);
  expect(Number(await strip.bar(1).getAttribute('aria-valuenow'))).toBe(drawn[0]);
  await expectAccessible(page, 'a drawn season');

  const middle = Math.floor((drawn[0] + drawn[1]) / 2);
  await strip.drag(middle, middle + 30);
  await strip.expectDates(1, [drawn[0] + 30, drawn[1] + 30]);
  const { dayPx } = await strip.scale();
  const rim = dayPx / 2 - 2;
  await strip.drag(drawn[1] + 30, drawn[1] + 42, rim);
  await strip.expectDates(1, [drawn[0] + 30, drawn[1] + 42]);
  await strip.drag(drawn[0] + 30, drawn[0] + 25, -rim);
  await strip.expectDates(1, [drawn[0] + 25, drawn[1] + 42]);

  await strip.hold(middle + 30, middle + 90);
  await strip.expectDates(1, [drawn[0] + 85, drawn[1] + 102]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await strip.expectDates(1, [drawn[0] + 25, drawn[1] + 42]);

  await strip.rows.first().getByRole('textbox', { name: 'Minimum stay' }).fill('4');
  await save(page);
  expect(await customizationOf(api, id, 'min-stays')).toMatchObject({
    'seasonal-min-stays': [
      {
        'start-date': isoOf(drawn[0] + 25),
        'end-date': isoOf(drawn[1] + 42),
        'min-stay': 4,
        rollover: false,
      },
    ],
  });
});

test('a drawing that is given up leaves nothing behind', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const form = await openForm(page, id, 'occupancy-based-pricing');
  const strip = new Strip(page, form);
  const { x, y, width } = await strip.box();
  await page.mouse.click(x + width / 2, y + 10);
  await expect(strip.rows).toHaveCount(0);
  await page.mouse.move(x + width * 0.3, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + 10, { steps: 4 });
  await expect(strip.rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(strip.rows).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
});

test('what overlaps is hatched, told and marked before it is sent', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const form = await openForm(page, id, 'min-stays');
  const strip = new Strip(page, form.getByRole('region', { name: 'Seasons', exact: true }));
  await strip.draw(0.3, 0.45);
  await strip.draw(0.6, 0.4);
  await expect(strip.figure.getByText(/^Season 2 and Season 1 share/).first()).toBeVisible();
  await expect(strip.bar(1)).toHaveAttribute('aria-valuetext', /overlaps Season 2$/);
  await expect(strip.bar(2)).toHaveAttribute('aria-valuetext', /overlaps Season 1$/);
  await expect(strip.rows.nth(1).getByRole('alert')).toContainText('two seasons can’t share a day');
  await expectAccessible(page, 'seasons that overlap');
  const [, lastOfFirst] = await strip.datesOf(1);
  const [, lastOfSecond] = await strip.datesOf(2);
  const [firstOfSecond] = await strip.datesOf(2);
  await strip.bar(2).focus();
  for (let day = firstOfSecond; day <= lastOfFirst; day += 1) await page.keyboard.press('ArrowRight');
  await strip.expectDates(2, [lastOfFirst + 1, lastOfSecond + lastOfFirst + 1 - firstOfSecond]);
  await expect(strip.figure.getByText(/share/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(strip.rows).toHaveCount(0);
});

test('seasons are moved, resized, opened, removed and put back by keys alone', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const form = await openForm(page, id, 'min-stays');
  const section = form.getByRole('region', { name: 'Seasons', exact: true });
  const strip = new Strip(page, section);
  await section.getByRole('button', { name: 'Add a season' }).focus();
  await page.keyboard.press('Enter');
  await expect(strip.rows.first().getByRole('textbox').first()).toBeFocused();
  const { long, short } = endsOfMonths();
  await page.keyboard.type(isoOf(long));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(isoOf(long + 10));
  await page.keyboard.press('Tab');
  await strip.bar(1).focus();
  await page.keyboard.press('ArrowRight');
  await strip.expectDates(1, [long + 1, long + 11]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageUp');
  await strip.expectDates(1, [short, short + 10]);
  await page.keyboard.press('PageDown');
  // The same day of the month before, which is not the day that it came from.
  const start = long - 31 + new Date(short * DAY_MS).getUTCDate();
  await strip.expectDates(1, [start, start + 10]);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await strip.expectDates(1, [start, start + 12]);
  const written = (day: number) =>
    new Date(day * DAY_MS).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const year = new Date(start * DAY_MS).getUTCFullYear();
  await expect(strip.bar(1)).toHaveAttribute(
    'aria-valuetext',
    `${written(start)} – ${written(start + 12)} ${year}, 13 nights`,
  );
  await page.keyboard.press('Enter');
  await expect(strip.rows.first().getByLabel('From', { exact: true })).toBeFocused();
  await strip.rows.first().getByLabel('Every year').focus();
  await page.keyboard.press('Space');
  await expect(strip.bar(1)).toHaveAttribute('aria-valuetext', /every year$/);
  await strip.bar(1).focus();
  await page.keyboard.press('Delete');
  await expect(strip.rows).toHaveCount(0);
  await expect(strip.figure.getByRole('status')).toContainText('Season 1 is removed.');
  await expect(page.getByRole('button', { name: 'Put the removed season back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(strip.bar(1)).toBeFocused();
  await strip.expectDates(1, [start, start + 12]);
});

test('a season is split around one that lies within it', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const form = await openForm(page, id, 'min-stays');
  const strip = new Strip(page, form.getByRole('region', { name: 'Seasons', exact: true }));
  await strip.draw(0.3, 0.6);
  await strip.rows.first().getByRole('textbox', { name: 'Minimum stay' }).fill('6');
  // What lies within is drawn beside the season and carried into it by keys.
  await strip.draw(0.7, 0.75);
  await strip.bar(2).focus();
  for (let month = 0; month < 3; month += 1) await page.keyboard.press('PageDown');
  const [long, short] = [await strip.datesOf(1), await strip.datesOf(2)];
  expect(long[0]).toBeLessThan(short[0]);
  expect(long[1]).toBeGreaterThan(short[1]);
  await strip.figure.getByRole('button', { name: 'Split Season 1 around it' }).click();
  await strip.expectDates(1, [long[0], short[0] - 1]);
  await strip.expectDates(2, [short[1] + 1, long[1]]);
  await strip.expectDates(3, short);
  await expect(strip.bar(3)).toBeFocused();
  await expect(strip.figure.getByText(/share/)).toHaveCount(0);
  await expect(strip.rows.nth(1).getByRole('textbox', { name: 'Minimum stay' })).toHaveValue('6');
});

test('limits of seasons are drawn over the price they hold', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
  const form = await openForm(page, id, 'min-max-prices');
  const figure = form.getByRole('figure', { name: 'The months ahead: seasons, price, floor and ceiling' });
  const yearly = figure.getByRole('slider').first();
  await expect(yearly).toHaveAttribute('aria-valuetext', /every year$/);
  const strip = new Strip(page, form);
  const [first, last] = await strip.datesOf(1);
  await yearly.focus();
  await page.keyboard.press('ArrowRight');
  await strip.expectDates(1, [first + 1, last + 1]);
  await page.keyboard.press('ArrowLeft');
  await strip.expectDates(1, [first, last]);
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('strips with seasons that overlap meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Bandshell Beach Flat');
    const form = await openForm(page, id, 'checkin-checkout-days');
    const strip = new Strip(page, form.getByRole('region', { name: 'Seasons', exact: true }));
    await strip.draw(0.3, 0.45);
    await strip.draw(0.6, 0.4);
    await expect(strip.rows).toHaveCount(2);
    await expectAccessible(page, 'a strip in the dark');
  });
});
