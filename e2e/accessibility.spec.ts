import type { Locator, Page } from '@playwright/test';
import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, login, loginOf, test } from './support/fixtures.ts';
import { listingCalled, listingOf, switchPricing } from './support/partner-api.ts';
import { refusal, refuse } from './support/refusal.ts';
import { openAccounts, openListing, openListings } from './support/screens.ts';
import { openNights, readWaterfall } from './support/waterfall.ts';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('sign-in and what it refuses meet WCAG 2.2 AA', async ({ page }) => {
      await page.goto('/sign-in');
      await expectAccessible(page, 'sign-in');
      await page.getByLabel('E-mail', { exact: true }).fill(`${theme}@nobody.example`);
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('E-mail or password is not right.')).toBeVisible();
      await expectAccessible(page, 'refused');
    });

    test('the listings, their menus, and no listing meet WCAG 2.2 AA', async ({ page, signIn }) => {
      await signIn('admin');
      await openListings(page);
      await expectAccessible(page, 'listings');
      await page.getByRole('button', { name: 'Market' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'a filter');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '8 of 10 columns' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'the columns');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('gion');
      await expect(page.getByRole('menuitem', { name: /Gion/ }).first()).toBeVisible();
      await expectAccessible(page, 'the palette');
      await page.goto('/listings?name=no-such-listing');
      await expect(page.getByText('No listing matches.')).toBeVisible();
      await expectAccessible(page, 'no match');
    });

    test('a listing, its nights and their explanation meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, 'Casa Coral on Euclid');
      await page.goto(`/listings/${id}`);
      await openNights(page).nth(25).click();
      await readWaterfall(page.getByRole('dialog'));
      await expectAccessible(page, 'day panel', { whole: true });
      const unpriced = await listingCalled(api, 'Monte da Azinheira');
      await openListing(page, unpriced.id);
      await expectAccessible(page, 'a listing without prices');
    });

    test('accounts, failures and what is not there meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      await openAccounts(page);
      await expectAccessible(page, 'accounts');
      await page.goto('/nowhere');
      await expectAccessible(page, 'nowhere');
      await page.goto('/listings/999999999');
      await expect(page.getByText('There is no such listing.')).toBeVisible();
      await expectAccessible(page, 'no such listing');
      const { id } = await listingCalled(api, 'Casa Coral on Euclid');
      await refuse(page, '**/bff/listings/*/calendar*', refusal(500));
      await page.goto(`/listings/${id}`);
      await expect(page.getByText('The calendar could not be read.')).toBeVisible();
      await expectAccessible(page, 'a failed read');
    });

    test('what a viewer sees meets WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('viewer');
      const { id } = await listingCalled(api, 'Casa Coral on Euclid');
      await openListing(page, id);
      await expectAccessible(page, 'listing of a viewer');
    });
  });
}

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${key}.`);
}

test('the manager’s whole path needs no mouse', async ({ page, api }) => {
  const { email, password } = loginOf('admin');
  const { id } = await listingCalled(api, 'Byron Ave Cottage');
  await switchPricing(api, id, true);
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await tabTo(page, page.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/listings in \d markets$/)).toBeVisible();
  await alive(page.getByRole('searchbox', { name: 'Name' }));

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: 'Name' }));
  await page.keyboard.type('byron');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Byron Ave Cottage' });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');

  await tabTo(page, page.getByRole('gridcell', { name: /today/ }));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  const panel = page.getByRole('dialog');
  const { price } = await readWaterfall(panel);
  expect(price).toBeGreaterThan(0);
  await tabTo(page, panel.getByRole('button', { name: 'Day after' }));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.locator('[data-day]:focus')).toHaveCount(1);

  const toggle = page.getByRole('switch');
  await tabTo(page, toggle, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await listingOf(api, id)).enabled).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await listingOf(api, id)).enabled).toBe(true);

  await tabTo(page, page.getByRole('button', { name: /^Profile/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('motion stops where the system asks for less of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await login(page, loginOf('viewer'));
  await openListings(page);
  await page.getByRole('button', { name: 'Market' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return [transitionDuration, animationDuration].flatMap((list) =>
        list.split(',').map(Number.parseFloat),
      );
    }),
  );
  expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
});
