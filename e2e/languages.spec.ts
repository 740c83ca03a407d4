import { readFileSync } from 'node:fs';
import { openForm, tamper } from './support/customizations.ts';
import { dayAhead } from './support/days.ts';
import { expect, login, test } from './support/fixtures.ts';
import { listingCalled, nightOf } from './support/partner-api.ts';
import { openDate } from './support/waterfall.ts';

const price = (locale: string, currency: string, amount: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

const japanese = (name: string) =>
  JSON.parse(readFileSync(new URL(`../messages/ja/${name}.json`, import.meta.url), 'utf8'));

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

test('the Japanese editor reads screens, dates, prices and reasons in Japanese', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('editor');
  await page.goto('/listings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { name: '物件', level: 1 })).toBeVisible();

  const { id } = await listingCalled(api, 'Gion Lantern House');
  const date = dayAhead(119);
  await page.goto(`/listings/${id}?night=${date}`);
  const panel = page.getByRole('dialog');
  const spoken = new Intl.DateTimeFormat('ja', {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(spoken);
  const night = await nightOf(api, id, date);
  await expect(panel.getByText(price('ja', 'JPY', night.price)).first()).toBeVisible();
  const steps = panel.locator('tr[data-kind="factor"] th');
  expect(await steps.count()).toBeGreaterThan(1);
  for (const text of await steps.allInnerTexts()) expect(text).toMatch(JAPANESE);
  await expect(page.getByRole('columnheader', { name: '土曜日' }).first()).toBeVisible();
});

test('what the service refuses is told in Japanese, at a field and of a listing', async ({
  page,
  signIn,
  api,
}) => {
  const [bulk, form] = [japanese('bulk-edits'), japanese('form')];
  await signIn('editor');
  const { id } = await listingCalled(api, 'Gion Lantern House');
  const field = (await openForm(page, id, 'base-price')).getByRole('textbox').first();
  await field.fill('24000');
  await tamper(page, 'base-price', (attributes) => {
    attributes['base-price'] = 9;
  });
  await page.getByRole('button', { name: form.save }).click();
  const limit = form.problem.least.replace('{limit}', price('ja', 'JPY', 10));
  await expect(field).toHaveAccessibleDescription(new RegExp(limit));
  await page.getByRole('button', { name: form.discard }).click();

  await page.goto('/listings?name=Gion+Lantern+House');
  await page.locator('tbody .tick').check();
  const bar = page.getByRole('region', { name: bulk.choose.label });
  await bar.getByRole('button').last().click();
  const editor = page.getByRole('dialog');
  for (const name of ['base-price', 'min-price'] as const) {
    const called = { name: bulk.words.name[name], exact: true };
    await editor.getByRole('checkbox', called).check();
    await editor.getByRole('group', called).getByRole('textbox').fill('-99.99');
  }
  const effect = editor.getByRole('row', { name: 'Gion Lantern House' });
  for (const [name, least] of [
    ['base-price', 10],
    ['min-price', 5],
  ] as const) {
    const said = form.refused.least
      .replace('{name}', bulk.words.name[name])
      .replace('{limit}', price('ja', 'JPY', least));
    await expect(effect).toContainText(said);
  }
});

test('a Portuguese manager reads hers in Portuguese', async ({ page, demo }) => {
  const paulo = demo.logins.find(({ email }) => email.startsWith('paulo@'));
  await login(page, paulo ?? { email: '', password: '' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await page.getByRole('table').getByRole('link').first().click();
  await page
    .getByRole('gridcell', { name: /acima|abaixo/ })
    .nth(20)
    .click();
  await expect(page.getByRole('dialog').getByText('Preço base', { exact: true })).toBeVisible();
  const date = new Intl.DateTimeFormat('pt', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(heading).toContainText(date.format(Date.parse(openDate(page))));
});

test.describe('before sign-in', () => {
  test.use({ locale: 'de-AT' });

  test('a visitor reads the language of their browser', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  });
});

test('every reader gets the grouping and the sign of their own language', async ({ page, signIn, api }) => {
  const { attributes } = await listingCalled(api, 'Gion Lantern House');
  const base = attributes['base-price'] ?? 0;
  for (const [role, locale] of [
    ['admin', 'en-GB'],
    ['editor', 'ja'],
  ] as const) {
    // A page that is open would notice the end of its session, and leave for the sign-in by itself.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await signIn(role);
    await page.goto('/listings?name=Gion Lantern');
    await expect(
      page.getByRole('table').getByText(price(locale, 'JPY', base), { exact: true }),
    ).toBeVisible();
  }
});
