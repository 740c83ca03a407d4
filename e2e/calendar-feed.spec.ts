import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { dayAhead } from './support/days.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, login, loginOf, test } from './support/fixtures.ts';
import { setOverrides } from './support/multi-calendar.ts';
import { listingCalled } from './support/partner-api.ts';

const LISTING = 'Sunset Harbour Loft 9';
const [NIGHT, DAY_AFTER] = [dayAhead(117), dayAhead(118)];

const more = (page: Page) => page.getByRole('button', { name: 'More for this listing' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Calendar feed' });
const address = (page: Page) => dialog(page).locator('code').innerText();

/** Signed in, and at a listing that has no feed. */
async function withoutFeed(page: Page, id: string): Promise<void> {
  await page.goto(`/listings/${id}`);
  const status = await page.evaluate(
    (listing) =>
      fetch(`/bff/listings/${listing}/calendar-feed`, {
        method: 'DELETE',
        headers: { 'x-ratewright': '1' },
      }).then((answer) => answer.status),
    id,
  );
  expect([204, 404]).toContain(status);
}

async function openFeed(page: Page, id: string): Promise<void> {
  await page.goto(`/listings/${id}`);
  await (await alive(more(page))).click();
  await page.getByRole('menuitem', { name: 'Calendar feed' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Asks for a feed as a calendar does: with nothing but the address. */
async function readFeed(url: string) {
  const answer = await fetch(url);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a feed is made, read by a calendar, replaced and turned off', async ({
  page,
  signIn,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await withoutFeed(page, id);
  await setOverrides(api, id, [{ date: NIGHT, price: 444 }]);
  await openFeed(page, id);
  await expect(dialog(page)).toContainText('Nothing about guests');
  await expectAccessible(page, 'no feed');
  await dialog(page).getByRole('button', { name: 'Create address' }).click();
  await expect(dialog(page).getByRole('status').last()).toContainText('The address is ready.');
  await expect(dialog(page)).toContainText('Last fetchedNot yet');
  await dialog(page).getByRole('button', { name: 'Copy address' }).click();
  const url = await address(page);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expectAccessible(page, 'a feed');
  const subscribe = dialog(page).getByRole('link', { name: 'Open in calendar app' });
  await expect(subscribe).toHaveAttribute('href', url.replace('http:', 'webcal:'));

  const feed = await readFeed(url);
  expect([feed.status, feed.type]).toEqual([200, 'text/calendar; charset=utf-8']);
  const setIn = (text: string) => eventsOf(text).find(({ uid }) => uid.startsWith(`override-${NIGHT}`));
  const set = setIn(feed.text);
  expect([set?.summary, String(set?.startDate), String(set?.endDate)]).toEqual([
    'Override $444',
    NIGHT,
    DAY_AFTER,
  ]);
  await setOverrides(api, id, [{ date: NIGHT }]);
  expect(setIn((await readFeed(url)).text)).toBeUndefined();
  await expect(async () => {
    await openFeed(page, id);
    await expect(dialog(page)).toContainText('Last fetched');
    expect(await dialog(page).textContent()).toMatch(/Last fetched\d\d:\d\d/);
  }).toPass();

  await dialog(page).getByRole('button', { name: 'Replace address' }).click();
  const question = page.getByRole('dialog', { name: 'Replace the address?' });
  await expectAccessible(page, 'replacing');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await address(page)).toBe(url);
  await dialog(page).getByRole('button', { name: 'Replace address' }).click();
  await question.getByRole('button', { name: 'Replace address' }).click();
  await expect(dialog(page).getByRole('status').last()).toContainText('The old one has stopped.');
  const next = await address(page);
  expect([(await readFeed(url)).status, (await readFeed(next)).status]).toEqual([404, 200]);

  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await page
    .getByRole('dialog', { name: 'Turn the calendar feed off?' })
    .getByRole('button', { name: 'Turn off' })
    .click();
  await expect(dialog(page).getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await readFeed(next)).status).toBe(404);
});

test('a viewer learns that there is a feed, and never its address', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
}) => {
  const { id } = await listingCalled(api, LISTING);
  await signIn('admin');
  await withoutFeed(page, id);
  await openFeed(page, id);
  await dialog(page).getByRole('button', { name: 'Create address' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Turn off' })).toBeVisible();
  const secret = /feeds\/(.+)\.ics/.exec(await address(page))?.[1] ?? 'none';

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await login(other, loginOf('viewer'));
  await openFeed(other, id);
  await expect(dialog(other)).toContainText('People who may edit see the address.');
  await expect(dialog(other).getByRole('button')).toHaveText(['Close']);
  expect(await other.content()).not.toContain(secret);
  const made = await other.evaluate(
    (listing) =>
      fetch(`/bff/listings/${listing}/calendar-feed/address`, {
        method: 'POST',
        headers: { 'x-ratewright': '1' },
      }).then(({ status }) => status),
    id,
  );
  expect(made).toBe(403);
  await expectAccessible(other, 'a viewer');
  await context.close();

  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Create address' })).toBeVisible();
});

test('what fails is told, and nothing is changed', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await withoutFeed(page, id);
  await page.route('**/bff/listings/*/calendar-feed', (route) => route.abort());
  await page.goto(`/listings/${id}`);
  await (await alive(more(page))).click();
  await page.getByRole('menuitem', { name: 'Calendar feed' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The calendar feed could not be read.');
  await expectAccessible(page, 'unreadable');
  await page.unroute('**/bff/listings/*/calendar-feed');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Create address' })).toBeVisible();
});

test.describe('at 360 px, in the dark theme', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 780 } });

  test('it is made, replaced and turned off by keyboard alone', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, LISTING);
    await withoutFeed(page, id);
    await (await alive(more(page))).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Calendar feed' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Create address' })).toBeVisible();
    const press = async (name: string) => {
      // What had the focus is gone with the step before.
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
      const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
      for (let presses = 0; presses < 8; presses += 1) {
        if (await button.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await press('Create address');
    await expect(dialog(page).locator('code')).toBeVisible();
    const url = await address(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'a feed on a phone');
    await press('Replace address');
    await expect(page.getByRole('dialog', { name: 'Replace the address?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await press('Replace address');
    await expect(page.getByRole('dialog', { name: 'Replace the address?' })).toBeVisible();
    await press('Replace address');
    await expect(dialog(page).locator('code')).not.toHaveText(url);
    await press('Turn off');
    await expect(page.getByRole('dialog', { name: 'Turn the calendar feed off?' })).toBeVisible();
    await press('Turn off');
    await expect(dialog(page).getByRole('button', { name: 'Create address' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(more(page)).toBeFocused();
  });
});
