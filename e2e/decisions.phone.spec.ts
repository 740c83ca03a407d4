import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';

test('reservations fit the screen with arrival, listing and amount', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/reservations');
  await expect(page.getByRole('row').nth(1)).toContainText(/\d nights?, /);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'reservations');
});

test('a recommendation takes the screen, with the decision at the foot, and gives it back', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto('/recommendations');
  const first = page.getByRole('listitem').first().getByRole('button');
  await (await alive(first)).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'a recommendation');
  await page.getByRole('button', { name: 'All recommendations' }).click();
  await expect(page.getByRole('article')).toBeHidden();
  await expect(first).toBeVisible();
});

test('a history fits the screen', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Harding Ave Hideaway');
  await page.goto(`/listings/${id}/history`);
  await (await alive(page.getByRole('button', { name: 'Show the values as sent' }).first())).click();
  await expect(page.locator('pre').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'history');
});
