import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { removeEndpoint, setUpEndpoint, startReceiver } from './support/webhooks.ts';

async function expectToFit(page: Page): Promise<void> {
  const wide = await page
    .locator('main')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('webhooks, an open delivery and the example fit a phone', async ({ page, signIn }) => {
  const receiver = await startReceiver();
  await signIn('admin');
  await page.goto('/settings/webhooks');
  await removeEndpoint(page);
  await setUpEndpoint(page, receiver);
  await page.getByText('How your software knows that a delivery is ours').click();
  await expectToFit(page);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'Attempts' })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, 'webhooks on a phone');
  await removeEndpoint(page);
  await receiver.close();
});

test('what staff look at fits a phone', async ({ page, signIn }) => {
  await signIn('support');
  for (const path of ['/deliveries', '/application']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page, path);
  }
});
