import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { customizationOf, openForm, save } from './support/customizations.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled, type PartnerApi } from './support/partner-api.ts';

const TYPE = 'extra-guest-fees';
const SOURCE = 'Biscayne Point Canal House';
const TARGETS = ['Bayside Mast View 1502', 'Indian Creek Boathouse', 'Jefferson Ave Bungalow'];

async function setFees(api: PartnerApi, title: string, fee: number, threshold: number): Promise<string> {
  const { id } = await listingCalled(api, title);
  const attributes = { 'extra-guest-fee': fee, 'extra-guest-threshold': threshold };
  const body = { data: { type: 'extra-guest-fee-customizations', id, attributes } };
  const { status } = await api.send('PATCH', `/api/v1/listings/${id}/customizations/${TYPE}/`, body);
  expect(status).toBe(200);
  return id;
}

/** Extra guests of the source cost 21 over 5, of the others what they are given. */
async function prepare(api: PartnerApi): Promise<{ source: string; targets: string[] }> {
  const source = await setFees(api, SOURCE, 21, 5);
  const targets = [];
  for (const [at, title] of TARGETS.entries()) targets.push(await setFees(api, title, 5 + at, 2));
  return { source, targets };
}

const feesOf = async (api: PartnerApi, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await customizationOf(api, id, TYPE))['extra-guest-fee']));

async function openCopy(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Copy to listings' }).click();
  return page.getByRole('dialog', { name: /^Copy to other listings/ });
}

async function choose(dialog: Locator, titles: readonly string[]): Promise<void> {
  for (const title of titles) await dialog.getByLabel(title).check();
  await dialog.getByRole('button', { name: `Preview ${titles.length} listings` }).click();
}

test('saved values go to other listings after one preview, and are taken back together', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { source, targets } = await prepare(api);
  await openForm(page, source, TYPE);
  const dialog = await openCopy(page);
  await expect(dialog.getByLabel('Am Hauptmarkt 7')).toBeDisabled();
  await expect(dialog.getByText('In EUR: amounts in USD can’t be copied to it.').first()).toBeVisible();
  await expect(dialog.getByLabel(SOURCE)).toHaveCount(0);
  await expectAccessible(page, 'choosing listings');
  await dialog.getByRole('searchbox').fill('bayside');
  await expect(dialog.getByLabel('Am Hauptmarkt 7')).toHaveCount(0);
  await dialog.getByLabel(TARGETS[0] as string).check();
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByLabel('Am Hauptmarkt 7')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('1 listing chosen');
  await choose(dialog, TARGETS);
  await expect(dialog.getByText('No price changes.')).toBeVisible();
  const effects = dialog.getByRole('region', { name: 'Effect on each listing' });
  await expect(effects.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'the effect');
  expect(await feesOf(api, targets)).toEqual([5, 6, 7]);
  await dialog.getByRole('button', { name: 'Copy to 3 listings' }).click();
  await expect(dialog.getByText('3 listings were changed.')).toBeVisible();
  await expectAccessible(page, 'the outcome');
  expect(await feesOf(api, targets)).toEqual([21, 21, 21]);
  await dialog.getByRole('button', { name: 'Undo all' }).click();
  await expect(dialog.getByText('3 listings are as they were.')).toBeVisible();
  expect(await feesOf(api, targets)).toEqual([5, 6, 7]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('limits show what they would do to each listing', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
  await openForm(page, id, 'min-max-prices');
  const dialog = await openCopy(page);
  await choose(dialog, ['Biscayne Point Canal House', 'Jefferson Ave Bungalow']);
  await expect(dialog.getByText(/nights change their price, on 2 of 2 listings\./)).toBeVisible();
  const row = dialog.getByRole('listitem').filter({ hasText: 'Biscayne Point Canal House' });
  await expect(row).toContainText(/Nights changed \d+/);
  await expect(row).toContainText(/newly at the ceiling\d+/);
  await expectAccessible(page, 'the effect of limits');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Biscayne Point Canal House')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a listing that fails can be tried again, and one that had the values is left alone', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { source, targets } = await prepare(api);
  await setFees(api, TARGETS[2] as string, 21, 5);
  await openForm(page, source, TYPE);
  const dialog = await openCopy(page);
  await choose(dialog, TARGETS);
  await page.route(`**/bff/listings/${targets[0]}/customizations/${TYPE}`, (route) => route.abort(), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Copy to 3 listings' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    '1 listing was changed. 1 had these values already. 1 was not changed.',
  );
  const failed = dialog.getByRole('listitem').filter({ hasText: TARGETS[0] as string });
  await expect(failed).toContainText('The pricing service did not answer.');
  await expectAccessible(page, 'an outcome with a failure');
  await dialog.getByRole('button', { name: 'Try the rest again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 listings were changed. 1 had these values already.');
  expect(await feesOf(api, targets)).toEqual([21, 21, 21]);
  await dialog.getByRole('button', { name: 'Undo all' }).click();
  await expect(dialog.getByText('2 listings are as they were.')).toBeVisible();
  expect(await feesOf(api, targets)).toEqual([5, 6, 21]);
});

test('copying can be stopped, and goes on where it was', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { source } = await prepare(api);
  await openForm(page, source, TYPE);
  const dialog = await openCopy(page);
  await dialog.getByLabel(/^All \d+ listings that can have them$/).check();
  await dialog.getByRole('button', { name: /^Preview \d+ listings$/ }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/bff/listings/*/customizations/${TYPE}`, async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: /^Copy to \d+ listings$/ }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'copying');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Stays open until it is done or stopped.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(dialog.getByRole('status')).toContainText(/\d+ were not begun\./);
  await dialog.getByRole('button', { name: 'Undo all' }).click();
  await expect(dialog.getByRole('status')).toContainText(/as (it was|they were)\./);
});

test('what is not saved must be saved first', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { source } = await prepare(api);
  const form = await openForm(page, source, TYPE);
  await form.getByLabel('Guests included').fill('6');
  const dialog = await openCopy(page);
  await expect(dialog).toContainText('Save your changes or discard them first.');
  await expectAccessible(page, 'unsaved values');
  await dialog.getByRole('button', { name: 'Understood' }).click();
  await save(page);
  await expect((await openCopy(page)).getByRole('searchbox')).toBeVisible();
});

test('everything is reached without a mouse', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { source, targets } = await prepare(api);
  await openForm(page, source, TYPE);
  await page.getByRole('button', { name: 'Copy to listings' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Copy to other listings/ });
  await dialog.getByRole('searchbox').focus();
  await page.keyboard.type(TARGETS[0] as string);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel(TARGETS[0] as string)).toBeChecked();
  await dialog.getByRole('button', { name: 'Preview 1 listing' }).focus();
  await page.keyboard.press('Enter');
  const apply = dialog.getByRole('button', { name: 'Copy to 1 listing' });
  await expect(apply).toBeEnabled();
  await apply.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 listing was changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo all' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 listing is as it was.')).toBeVisible();
  expect(await feesOf(api, targets)).toEqual([5, 6, 7]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy to listings' })).toBeFocused();
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a viewer sees the effect and copies nothing', async ({ page, signIn, api }) => {
    await signIn('viewer');
    const { source, targets } = await prepare(api);
    await openForm(page, source, TYPE);
    const dialog = await openCopy(page);
    await expectAccessible(page, 'choosing in the dark');
    await choose(dialog, TARGETS);
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByText('You can view the effect, not copy.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Copy to/ })).toHaveCount(0);
    await expectAccessible(page, 'the effect in the dark');
    expect(await feesOf(api, targets)).toEqual([5, 6, 7]);
  });
});
