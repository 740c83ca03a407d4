import { expectAccessible } from './support/axe.ts';
import { bar, openForm, save } from './support/customizations.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';

test('a phone tells the effect in one line, and the rest when it is opened', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Jefferson Ave Bungalow');
  const form = await openForm(page, id, 'base-price');
  await form.getByRole('textbox').first().fill('777');
  const line = bar(page).locator('[aria-live]');
  await expect(line).toContainText(/\d+ of \d+ nights/);
  await expect(line).toContainText(/\$[\d,.]+\s*becomes\s*\$[\d,.]+/);
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(24);
  await expect(bar(page).getByRole('figure')).toBeHidden();
  await expectAccessible(page, 'the line');
  const toggle = bar(page).getByRole('button', { name: 'Chart and figures of the effect' });
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await toggle.tap();
  await expect(bar(page).getByRole('figure')).toBeVisible();
  await expect(bar(page).locator('dl')).toContainText(/Newly at the floor\d+/);
  await expectAccessible(page, 'opened');
  const { width, height } = (await bar(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeLessThanOrEqual(360);
  expect(height).toBeLessThanOrEqual(780 * 0.8);
  await bar(page).getByText('Months', { exact: true }).tap();
  await expect(bar(page).getByRole('table', { name: 'The effect by month' })).toBeVisible();
  await expectAccessible(page, 'months');
  await toggle.tap();
  await expect(bar(page).getByRole('table')).toBeHidden();
  await save(page);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(bar(page)).toContainText('Undone.');
});

test('who may only view is told on a phone too why nothing can be saved', async ({ page, signIn, api }) => {
  await signIn('viewer');
  const { id } = await listingCalled(api, 'Jefferson Ave Bungalow');
  const form = await openForm(page, id, 'base-price');
  await form.getByRole('textbox').first().fill('888');
  await expect(bar(page)).toContainText(/\d+ of \d+ nights/);
  await expect(bar(page).getByText('Only an administrator or editor can save.')).toBeVisible();
  await expectAccessible(page, 'a viewer on a phone');
});
