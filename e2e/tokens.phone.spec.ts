import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { apiWith } from './support/partner-api.ts';

test('a phone tells whose a token is, what it may, and when and from where it was used', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('admin');
  await page.goto('/settings/tokens');
  const name = `Pocket ${crypto.randomUUID().slice(0, 8)}`;
  await (await alive(page.getByRole('button', { name: 'New token' }))).click();
  await page
    .getByLabel('Name', { exact: true })
    .fill(`${name} of the night manager, who reads prices on the way home`);
  for (const scope of ['listings:read', 'reservations:read', 'insights:read'])
    await page.getByRole('checkbox', { name: new RegExp(`^${scope}`) }).check();
  await page.getByRole('button', { name: 'Create token' }).click();
  const made = page.getByRole('region', { name: 'The new token' });
  const secret = await made.locator('code').first().innerText();
  await made.getByRole('button', { name: 'I have stored it' }).click();
  expect((await apiWith(demo, secret).send('GET', '/api/v1/listings/')).status).toBe(200);

  const row = page.getByRole('row', { name });
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('From: 127.0.0.1')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(row.getByText('Acts as: Mara Brandt')).toBeVisible();
  await expect(row.getByText('listings:read, reservations:read, insights:read')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'tokens on a phone');

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toHaveCount(0);
});
