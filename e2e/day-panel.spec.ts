import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { dayAhead } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled, nightOf, type PartnerApi } from './support/partner-api.ts';
import { refusal } from './support/refusal.ts';

const LISTING = 'Harding Ave Hideaway';
const panel = (page: Page) => page.getByRole('dialog');
const form = (page: Page) => panel(page).getByRole('form', { name: 'Override' });

async function setOverrides(api: PartnerApi, id: string, from: string, to: string, price: number | null) {
  const row = { 'start-date': from, 'end-date': to, price, 'percentage-adjustment': null };
  const attributes = { overrides: [{ ...row, 'days-of-week': null }] };
  const path = `/api/v1/listings/${id}/customizations/manual-overrides/`;
  const body = { data: { type: 'manual-override-customizations', id, attributes } };
  expect([200, 304]).toContain((await api.send('PATCH', path, body)).status);
}

async function openNight(page: Page, id: string, night: string): Promise<void> {
  await page.goto(`/listings/${id}?night=${night}`);
  await expect(panel(page).getByRole('heading', { name: 'Which rule decides' })).toBeVisible();
}

test('what changed since yesterday adds up to the change', async ({ page, signIn, api }) => {
  await signIn('viewer');
  const { id } = await listingCalled(api, LISTING);
  const night = dayAhead(20);
  await setOverrides(api, id, night, night, 987);
  await openNight(page, id, night);
  const section = panel(page).locator('section').filter({ hasText: 'Since yesterday' }).last();
  await expect(section).toContainText(/than yesterday’s \$\d+, mainly through: /);
  const said = (await section.getByRole('heading').textContent()) ?? '';
  const amounts = await section.locator('tbody td:last-child').allTextContents();
  const read = (text: string) => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
  expect(amounts.reduce((sum, text) => sum + read(text), 0)).toBe(read(said));
  await expect(section.getByRole('row', { name: /none.*\$987/ })).toBeVisible();
  await setOverrides(api, id, night, night, null);
});

test('a price set by hand shows its effect first, is saved, and is undone exactly', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const night = dayAhead(41);
  await setOverrides(api, id, night, night, 222);
  await openNight(page, id, night);
  await form(page).getByRole('textbox', { name: 'Price a night' }).fill('5');
  await expect(form(page)).toContainText(/This night \$222\s*becomes\s*\$5/);
  await expect(form(page)).toContainText(/Below the floor of \$\d+/);
  await form(page).getByRole('button', { name: 'Set price' }).click();
  await expect(panel(page).getByRole('status')).toContainText('$5 is saved.');
  expect((await nightOf(api, id, night)).price).toBe(5);
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByRole('status')).toContainText('undone');
  expect((await nightOf(api, id, night)).price).toBe(222);
  await setOverrides(api, id, night, night, null);
});

test('several nights are adjusted and cleared by keyboard alone', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const [from, to] = [dayAhead(51), dayAhead(53)];
  await setOverrides(api, id, from, to, null);
  await openNight(page, id, from);
  const before = (await nightOf(api, id, to)).price ?? 0;
  await form(page).getByRole('button', { name: 'Several nights' }).focus();
  await page.keyboard.press('Enter');
  await form(page).getByLabel('Last night').fill(to);
  await form(page).getByRole('radio', { name: 'Fixed' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', { name: 'Percent' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('-10');
  await expect(form(page)).toContainText(/Average of \d nights?.*becomes/);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toContainText('−10% is saved.');
  expect((await nightOf(api, id, to)).price).toBe(Math.round(before * 0.9));
  await form(page).getByText('Clear', { exact: true }).click();
  await form(page).getByRole('button', { name: 'Clear override' }).click();
  await expect(panel(page).getByRole('status')).toContainText('the override is cleared');
  expect((await nightOf(api, id, from))['price-override-type']).toBeNull();
  await setOverrides(api, id, from, to, null);
});

test('arrows step to the neighbours, but not out of a field', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await openNight(page, id, dayAhead(30));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`night=${dayAhead(31)}`));
  const figure = form(page).getByRole('textbox', { name: 'Price a night' });
  await figure.fill('123');
  await page.keyboard.press('ArrowLeft');
  await expect(figure).toHaveValue('123');
  await expect(page).toHaveURL(new RegExp(`night=${dayAhead(31)}`));
  await page.keyboard.press('Escape');
  await expect(figure).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

test('what cannot be is said at its field, and what the service refuses too', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await openNight(page, id, dayAhead(60));
  const figure = form(page).getByRole('textbox', { name: 'Price a night' });
  await figure.fill('0');
  await expect(form(page).getByRole('alert')).toContainText('At least $1.');
  await page.route('**/customizations/manual-overrides', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill(
          refusal(400, { detail: 'is not wanted today', pointer: '/data/attributes/overrides/0/price' }),
        )
      : route.continue(),
  );
  await figure.fill('321');
  await form(page).getByRole('button', { name: 'Set price' }).click();
  await expect(form(page).getByRole('alert')).toContainText('is not wanted today');
  await expect(figure).toHaveAttribute('aria-invalid', 'true');
  await expect(figure).toHaveValue('321');
});

test('who may only view is told why there is no form', async ({ page, signIn, api }) => {
  await signIn('viewer');
  const { id } = await listingCalled(api, LISTING);
  await openNight(page, id, dayAhead(30));
  await expect(panel(page)).toContainText('You can view prices, not change them.');
  await expect(form(page)).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test(`the panel meets WCAG 2.2 AA in the ${theme} theme, ${width} px wide`, async ({
      page,
      signIn,
      api,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
      await signIn('admin');
      const { id } = await listingCalled(api, LISTING);
      await openNight(page, id, dayAhead(30));
      await form(page).getByRole('button', { name: 'Several nights' }).click();
      await form(page).getByRole('textbox', { name: 'Price a night' }).fill('5');
      await expect(form(page)).toContainText(/Below the floor|below the floor/);
      await expectAccessible(page, `override ${theme} ${width}`);
      const isCut = await panel(page).evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(isCut).toBe(false);
    });
  }
}
