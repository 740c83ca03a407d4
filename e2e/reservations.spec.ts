import type { Page } from '@playwright/test';
import { reservationCollectionSchema } from '../contract/reservations.ts';
import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { dayAhead } from './support/days.ts';
import { downloadCsv, linesOf } from './support/downloads.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Reservations' }).locator('tbody tr');
const foot = (page: Page) => page.getByText(/reservations? by arrival\.$/);
const countShown = async (page: Page) => Number((await foot(page).innerText()).replaceAll(/\D/g, ''));

async function choose(page: Page, filter: string, value: string) {
  const button = await alive(page.getByRole('button', { name: new RegExp(`^${filter}`) }));
  await button.click();
  await page.getByRole('menuitemradio', { name: value, exact: true }).click();
}

async function pick(page: Page, filter: string, value: string) {
  await choose(page, filter, value);
  await expect(page.getByRole('table', { name: 'Reservations' })).not.toHaveAttribute('aria-busy');
}

test('reservations are found by window and status, and a link shows a colleague the same', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  await page.goto('/reservations');
  await expect(rows(page)).toHaveCount(50);
  await pick(page, 'Stays', 'Next 30 days');
  await pick(page, 'Status', 'Cancelled');
  await expect(page).toHaveURL(/stays=next30&status=canceled/);
  const window = `filter[start-date]=${dayAhead(0)}&filter[end-date]=${dayAhead(30)}&filter[status]=canceled`;
  const { data, meta } = await api.read(reservationCollectionSchema, `/api/v1/reservations/?${window}`);
  await expect.poll(() => countShown(page)).toBe(meta.pagination.count);
  await expect(rows(page).first()).toContainText(data[0]?.attributes.reference ?? 'no reference');
  for (const text of await rows(page).allInnerTexts()) expect(text).toContain('Cancelled');

  await page.reload();
  await expect.poll(() => countShown(page)).toBe(meta.pagination.count);
  await expect(page.getByRole('button', { name: /^Status/ })).toContainText('Cancelled');
});

test('between two dates stand the stays that touch them', async ({ page, signIn }) => {
  await signIn('admin');
  const from = dayAhead(10);
  await page.goto(`/reservations?stays=between&from=${from}&to=${dayAhead(16)}`);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(from);
  await expect(foot(page)).toBeVisible();
  const week = await countShown(page);
  const until = await alive(page.getByLabel('Until', { exact: true }));
  await until.fill(dayAhead(11));
  await expect(page).toHaveURL(new RegExp(`to=${dayAhead(11)}`));
  await expect.poll(() => countShown(page)).toBeLessThan(week);
});

test('pages are turned in the address, and the way back turns them back', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/reservations');
  const next = await alive(page.getByRole('button', { name: 'Next page' }));
  const first = (await rows(page).first().textContent()) ?? '';
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).not.toHaveText(first);
  await page.goBack();
  await expect(rows(page).first()).toHaveText(first);
});

test('who turns a page and goes back at once is where they were', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/reservations');
  const next = await alive(page.getByRole('button', { name: 'Next page' }));
  const first = await rows(page).first().innerText();
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  for (let turn = 0; turn < 5; turn++) {
    await next.evaluate((button: HTMLElement) => {
      button.click();
      history.back();
    });
    await expect(page).not.toHaveURL(/page=2/);
    await expect(page.getByText(/^1–50 of/)).toBeVisible();
    expect(await rows(page).first().innerText()).toBe(first);
  }
});

test('a listing shows its own stays with amounts as they were booked', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  await page.goto(`/listings/${id}`);
  await page.getByRole('navigation', { name: 'Screens of this listing' }).getByText('Reservations').click();
  await expect(page).toHaveURL(new RegExp(`/listings/${id}/reservations$`));
  const { data, meta } = await api.read(
    reservationCollectionSchema,
    `/api/v1/reservations/?filter[listing]=${id}&page[size]=100`,
  );
  await expect(rows(page)).toHaveCount(Math.min(50, meta.pagination.count));
  const paid = data.find(({ attributes }) => attributes['rental-amount'] !== null)?.attributes;
  const amount = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: paid?.currency ?? 'EUR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(paid?.['rental-amount'] ?? 0);
  await expect(rows(page).filter({ hasText: paid?.reference ?? 'none' })).toContainText(amount);
  const owner = data.find(({ attributes }) => attributes['is-owner-stay'])?.attributes;
  if (owner) await expect(rows(page).filter({ hasText: owner.reference ?? '' })).toContainText('Owner stay');
});

test('each stay leads to its listing', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/reservations');
  const link = rows(page).first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/reservations$/);
});

test('what stays bring is told by currency, and follows the view', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/reservations');
  const totals = page.locator('main dl > div');
  await expect(totals).toHaveCount(3);
  for (const currency of ['EUR', 'JPY', 'USD']) {
    await expect(totals.filter({ hasText: currency })).toContainText(/\d nights at/);
  }
  const before = (await totals.first().textContent()) ?? '';
  await pick(page, 'Stays', 'Next 30 days');
  await expect(totals.first()).not.toHaveText(before);
  await pick(page, 'Status', 'Request');
  await expect(totals).toHaveCount(0);
});

test('a download holds every stay of the view, to the cent', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/reservations?stays=next30');
  await expect(foot(page)).toBeVisible();
  const count = await countShown(page);
  const lines = await linesOf(await downloadCsv(page));
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain('rental-amount,adr,nights,lead-days');
});

test('without a match, and where the read fails, there is a way on', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/reservations?stays=between&from=2035-01-01&to=2035-01-02');
  await expect(page.getByText('No reservation in this view.')).toBeVisible();
  const ahead = await alive(page.getByRole('button', { name: 'Show what lies ahead' }));
  await ahead.click();
  await expect(rows(page)).toHaveCount(50);

  await refuse(page, '**/bff/reservations?*', refusal(500));
  await choose(page, 'Status', 'Request');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The reservations could not be read.');
  await expect(alert).toContainText(REFUSED_REQUEST);
  await page.unroute('**/bff/reservations?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toContainText('Request');
});

test('the partner’s staff have no reservations of their own, but see those of a listing', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('support');
  await page.goto('/reservations');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  await page.goto(`/listings/${id}/reservations`);
  await expect(rows(page).first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('reservations meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      await page.goto(`/reservations?stays=between&from=${dayAhead(10)}`);
      await expect(rows(page).first()).toBeVisible();
      await expectAccessible(page, 'reservations');
      const { id } = await listingCalled(api, 'Casa Coral on Euclid');
      await page.goto(`/listings/${id}/reservations`);
      await expect(rows(page).first()).toBeVisible();
      await expectAccessible(page, 'reservations of a listing');
    });
  });
}
