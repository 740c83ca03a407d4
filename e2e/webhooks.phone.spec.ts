import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { removeEndpoint, setUpEndpoint, startReceiver } from './support/webhooks.ts';

test('webhooks, an open delivery and the example fit a phone', async ({ page, signIn }) => {
  const receiver = await startReceiver();
  await signIn('admin');
  await page.goto('/settings/webhooks');
  await removeEndpoint(page);
  await setUpEndpoint(page, receiver);
  await page.getByText('How your software knows that a delivery is ours').click();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'Attempts' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'webhooks on a phone');
  await removeEndpoint(page);
  await receiver.close();
});

test('what staff look at fits a phone', async ({ page, signIn }) => {
  await signIn('support');
  for (const path of ['/deliveries', '/application']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, path);
  }
});
