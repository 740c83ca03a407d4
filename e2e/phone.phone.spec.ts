import type { Locator } from '@playwright/test';
import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { boxOf, expectNoSidewaysScroll } from './support/fit.ts';
import { expect, login, loginOf, test } from './support/fixtures.ts';
import { stopAtSkeleton } from './support/hold-back.ts';
import { listingCalled, nightOf } from './support/partner-api.ts';
import { openListing, openListings } from './support/screens.ts';
import { openDate, openNights, readWaterfall, sum } from './support/waterfall.ts';

const FINGER_PX = 44;

/** The part of the page that answers to a finger: of a small control also what it lays around itself. */
async function expectFingerSized(control: Locator) {
  const name = await control.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);
  const size = await control.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const around = getComputedStyle(element, '::before');
    const own = around.content !== 'none' && around.position === 'absolute';
    return {
      width: Math.max(box.width, own ? Number.parseFloat(around.width) : 0),
      height: Math.max(box.height, own ? Number.parseFloat(around.height) : 0),
    };
  });
  expect.soft(Math.round(size.height), `height of ${name}`).toBeGreaterThanOrEqual(FINGER_PX);
  expect.soft(Math.round(size.width), `width of ${name}`).toBeGreaterThanOrEqual(FINGER_PX);
}

test('signing in fits the screen', async ({ page }) => {
  await page.goto('/sign-in');
  await expectNoSidewaysScroll(page);
  for (const button of await page.getByRole('button').all()) await expectFingerSized(button);
  await expectFingerSized(page.getByLabel('E-mail', { exact: true }).locator('..'));
  await expectAccessible(page, 'sign-in');
  await login(page, loginOf('admin'));
  await expect(page.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible();
});

test('the listings show name, price and switch, within a finger’s reach', async ({ page, signIn }) => {
  await signIn('admin');
  await openListings(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('row').nth(1)).toContainText('Nürnberg, €');
  await expectFingerSized(page.getByRole('switch').first());
  for (const tab of await page.getByRole('navigation', { name: 'Main' }).last().locator('a, button').all()) {
    if (await tab.isVisible()) await expectFingerSized(tab);
  }
  for (const name of ['Market', 'Bedrooms', 'Pricing', 'Next page']) {
    await expectFingerSized(page.getByRole('button', { name, exact: name === 'Next page' }).first());
  }
  await expectAccessible(page, 'listings');
});

test('the listings stand where their skeleton stood', async ({ page, signIn }) => {
  await signIn('admin');
  const letGo = await stopAtSkeleton(page, page.getByRole('link', { name: 'Listings' }).last());
  const place = await boxOf(page.getByRole('status', { name: 'Loading' }));
  letGo();
  const body = page.getByRole('table', { name: 'Listings' }).locator('tbody');
  expect((await boxOf(body)).y).toBe(place.y);
});

test('a night takes the whole screen and gives it back', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  await page.goto(`/listings/${id}`);
  const cell = openNights(page).nth(3);
  await cell.scrollIntoViewIfNeeded();
  await expectFingerSized(cell);
  await expectNoSidewaysScroll(page);
  await cell.click();
  const panel = page.getByRole('dialog');
  const { base, steps, price } = await readWaterfall(panel);
  expect(base + sum(steps)).toBe(price);
  expect(price).toBe((await nightOf(api, id, openDate(page))).price * 100);
  expect(await boxOf(panel)).toEqual({ x: 0, y: 0, width: 360, height: 780 });
  const body = panel.locator('section').first();
  expect(
    await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  for (const name of ['Day before', 'Day after', 'Close'])
    await expectFingerSized(panel.getByRole('button', { name }));
  await expectAccessible(page, 'a night');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(cell).toBeVisible();
});

test('a listing fits the screen with all that can be done', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Gion Lantern House');
  await openListing(page, id);
  await expectNoSidewaysScroll(page);
  await expectFingerSized(page.getByRole('switch'));
  await expectFingerSized(page.getByRole('button', { name: 'Refresh now' }));
  for (const year of await page.getByRole('radio').all()) await expectFingerSized(year.locator('..'));
  await expectAccessible(page, 'listing');
});

test('the menu of a phone holds the way out', async ({ page }) => {
  await login(page, loginOf('viewer'));
  await openListings(page);
  await (await alive(page.getByRole('button', { name: 'More', exact: true }))).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
