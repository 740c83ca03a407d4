import { expectAccessible } from './support/axe.ts';
import { openForm } from './support/customizations.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';

test('copying to other listings fits a phone', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
  await openForm(page, id, 'min-max-prices');
  await page.getByRole('button', { name: 'Copy to listings' }).click();
  const dialog = page.getByRole('dialog', { name: /^Copy to other listings/ });
  const fits = async (state: string) => {
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), state).toBe(0);
    for (const button of await dialog.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect.soft(Math.round(box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page, state);
  };
  await dialog.getByLabel(/^All \d+ listings that can have them$/).check();
  await fits('choosing listings');
  await dialog.getByRole('button', { name: /^Preview \d+ listings$/ }).click();
  await expect(dialog.getByText(/nights change their price/)).toBeVisible();
  await fits('the effect');
});
