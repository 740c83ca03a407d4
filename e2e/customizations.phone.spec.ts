import { expectAccessible } from './support/axe.ts';
import { changeCustomization, openForm, save } from './support/customizations.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';

test('a phone leads from the list to a form and back', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
  await changeCustomization(api, id, 'extra-guest-fees', { 'extra-guest-threshold': 2 });
  await page.goto(`/listings/${id}/customizations`);
  const list = page.getByRole('navigation', { name: 'Customizations', exact: true });
  await expect(list.getByRole('link')).toHaveCount(9);
  await expect(list.getByText('…')).toHaveCount(0);
  await expect(page.getByRole('form')).toBeHidden();
  await expectAccessible(page, 'the list');
  await list.getByRole('link', { name: /^Extra guests/ }).click();
  await expect(page).toHaveURL(/type=extra-guest-fees$/);
  await expect(list).toBeHidden();
  await page.getByLabel('Guests included').fill('4');
  await save(page);
  await page.getByRole('link', { name: 'All customizations' }).click();
  await expect(list.getByRole('link', { name: /^Extra guests/ })).toContainText('over 4');
});

const types = [
  'min-max-prices',
  'min-stays',
  'manual-overrides',
  'gap-price-adjustments',
  'checkin-checkout-days',
  'occupancy-based-pricing',
];

for (const type of types) {
  test(`${type} fits a phone`, async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
    const form = await openForm(page, id, type);
    for (const add of await form.getByRole('button', { name: /^Add/ }).all()) await add.click();
    const wide = await page
      .locator('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('*'), main].filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 300 && scrollWidth > clientWidth,
          ).length,
      );
    expect(wide).toBeLessThanOrEqual(1); // the row of tabs scrolls
    for (const button of await form.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect.soft(Math.round(box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
    // A button that the bar at the foot lies half over is no smaller for it.
    const last = (await form.getByRole('button').all()).at(-1);
    await last?.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expectAccessible(page, type);
  });
}
