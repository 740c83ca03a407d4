import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { bar, changeCustomization, openForm, save } from './support/customizations.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';

test('a phone tells the effect in one line, and the rest when it is opened', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Jefferson Ave Bungalow');
  await changeCustomization(api, id, 'base-price', { 'base-price': 190 });
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

/** Goes through the fields by keyboard; each must be seen where it has the focus. */
async function expectFieldsSeen(page: Page): Promise<void> {
  const first = page.getByRole('form').getByRole('textbox').first();
  await first.blur();
  await first.focus();
  for (let press = 0; press < 10; press += 1) {
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('form')) return true;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && focused.closest('form') === hit.closest('form');
    });
    expect(isSeen, `press ${press}`).toBe(true);
    await page.keyboard.press('Tab');
  }
}

const tight = {
  'a window 320 px wide': { viewport: { width: 320, height: 780 }, text: 1 },
  'a window as low as one at 400 %': { viewport: { width: 320, height: 256 }, text: 1 },
  'text twice as large': { viewport: { width: 360, height: 780 }, text: 2 },
};

for (const [where, { viewport, text }] of Object.entries(tight)) {
  test.describe(`in ${where}`, () => {
    test.use({ viewport });

    test('the bar folds to one line, which opens', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, 'Jefferson Ave Bungalow');
      const form = await openForm(page, id, 'min-max-prices');
      await page.evaluate(
        (size) => {
          document.documentElement.style.fontSize = size;
        },
        `${text * 100}%`,
      );
      const heightOf = async () => (await bar(page).boundingBox())?.height ?? 0;
      const line = 50 * text;
      await form.getByLabel('Minimum', { exact: true }).first().fill('900');
      await expect(bar(page)).toContainText(/\d+ of \d+ nights/);
      await expect.poll(heightOf).toBeLessThanOrEqual(line);
      await expectFieldsSeen(page);
      if (viewport.height > 300) await expectAccessible(page, 'folded');
      const toggle = bar(page).getByRole('button', { name: 'Chart and figures of the effect' });
      await toggle.tap();
      await expect(bar(page).getByRole('figure')).toBeVisible();
      expect(await heightOf()).toBeGreaterThan(line);
      if (viewport.height > 300) await expectAccessible(page, 'opened');
      await expect(bar(page).getByRole('button', { name: 'Save changes' })).toBeInViewport();
      await bar(page).getByRole('button', { name: 'Discard' }).tap();
      await toggle.tap();
      await expect.poll(heightOf).toBeLessThanOrEqual(line);
    });
  });
}
