import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled, type PartnerApi } from './support/partner-api.ts';

const LISTING = 'Harding Ave Hideaway';
const steps = (page: Page) => page.locator('main section ul').getByRole('listitem');

async function changeFees(api: PartnerApi, id: string, fee: number, guests: number) {
  const attributes = { 'extra-guest-fee': fee, 'extra-guest-threshold': guests };
  const body = { data: { type: 'extra-guest-fee-customizations', id, attributes } };
  const answer = await api.send('PATCH', `/api/v1/listings/${id}/customizations/extra-guest-fees/`, body);
  expect(answer.status).toBe(200);
}

async function openHistory(page: Page, id: string, search = ''): Promise<void> {
  await page.goto(`/listings/${id}/history${search}`);
  await expect(page.getByText(/changes?, newest first\.$/)).toBeVisible();
}

test('a change says who, through what, which setting, and from what to what', async ({
  page,
  signIn,
  api,
}) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 11, 2);
  await changeFees(api, id, 17, 3);
  await signIn('admin');
  await openHistory(page, id);
  await expect(page.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible();
  const latest = steps(page).first();
  for (const text of ['mara@brandt-ueda.example', 'API', 'Extra guests']) {
    await expect(latest).toContainText(text);
  }
  await expect(latest).toContainText(/Fee per extra guest\s*\$11\s*\$17/);
  await expect(latest).toContainText(/Guests included\s*2 guests\s*3 guests/);
  const latestRaw = latest.locator('pre');
  await expect(latestRaw).toHaveCount(0);
  await latest.getByRole('button', { name: 'Show the values as sent' }).click();
  await expect(latestRaw.first()).toContainText('− 11');
  await expect(latest.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
});

test('what the service did on its own is told as the service’s', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/recommendations?show=decided');
  const automatic = page.getByRole('listitem').filter({ hasText: 'Approved automatically' }).first();
  await automatic.getByRole('button').click();
  const link = page.getByRole('article').getByRole('link', { name: 'Open listing' });
  await openHistory(page, (await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  const taken = steps(page).filter({ hasText: 'took a recommendation over' });
  await expect(taken.first()).toContainText('Ratewright');
  await expect(taken.first()).toContainText('Base price');
});

test('a list is told season by season and weekday by weekday', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  const path = `/api/v1/listings/${id}/customizations/min-stays/`;
  const season = {
    'start-date': '2027-07-01',
    'end-date': '2027-07-31',
    rollover: true,
    'min-stay': 4,
  };
  const set = (attributes: object) =>
    api.send('PATCH', path, { data: { type: 'min-stay-customizations', id, attributes } });
  await set({ 'seasonal-min-stays': [] });
  expect((await set({ 'seasonal-min-stays': [season] })).status).toBe(200);
  await set({ 'seasonal-min-stays': [{ ...season, 'min-stay': 5 }] });
  await signIn('admin');
  await openHistory(page, id);
  const latest = steps(page).first();
  await expect(latest).toContainText(/1\s*–\s*31 Jul, every year, minimum stay\s*4 nights\s*5 nights/);
});

test('the time is chosen in the address', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await page.goto(`/listings/${id}/history?period=between&after=2020-01-01&before=2020-01-31`);
  await expect(page.getByText('Nothing was changed in this time.')).toBeVisible();
  await page.getByRole('button', { name: 'Show any time' }).click();
  await expect(steps(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Changed/ }).click();
  await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/period=last7/);
  await page.reload();
  await expect(steps(page).first()).toBeVisible();
});

test('a history that can’t be read says so, and can be tried again', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const url = '**/bff/listings/*/change-history*';
  await page.route(url, (route) =>
    route.fulfill({ status: 500, headers: { 'x-request-id': 'req_past' }, json: { errors: [] } }),
  );
  await page.goto(`/listings/${id}/history`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The history could not be read.');
  await expect(alert).toContainText('req_past');
  await page.unroute(url);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(steps(page).first()).toBeVisible();
});

test('a value comes back after it is said what will, and goes again', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 21, 2);
  await changeFees(api, id, 34, 2);
  await signIn('admin');
  await openHistory(page, id);
  await steps(page)
    .first()
    .getByRole('button', { name: /^Restore Extra guests/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Restore: Extra guests' });
  await expect(question).toContainText(/Fee per extra guest\s*\$34\s*\$21/);
  await expectAccessible(page, 'restoring');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 value restored.')).toBeVisible();
  await expect(steps(page).first()).toContainText(/Fee per extra guest\s*\$34\s*\$21/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 value is as it was.')).toBeVisible();
  await expect(steps(page).first()).toContainText(/Fee per extra guest\s*\$21\s*\$34/);
});

test('what can’t come back is said in words, and nothing is changed', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 23, 2);
  await changeFees(api, id, 36, 2);
  await signIn('admin');
  await openHistory(page, id);
  await page.route('**/restorations', (route) =>
    route.fulfill({
      status: 422,
      json: { errors: [{ code: 'not_restorable', detail: 'The minimum is above the maximum.' }] },
    }),
  );
  await steps(page)
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(question.getByRole('alert')).toContainText('The minimum is above the maximum.');
});

test('settings are kept under a name, brought back, and forgotten', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 25, 2);
  await signIn('admin');
  await openHistory(page, id);
  const points = page.getByRole('region', { name: 'Restore points' });
  await points.getByLabel('Name').fill('Before the fair');
  await points.getByRole('button', { name: 'Make one' }).click();
  await expect(points.getByRole('listitem')).toContainText('mara@brandt-ueda.example');
  await changeFees(api, id, 38, 3);
  await points.getByRole('button', { name: 'Restore “Before the fair”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('2 values restored.')).toBeVisible();
  await expect(steps(page).first()).toContainText(/Fee per extra guest\s*\$38\s*\$25/);
  await points.getByRole('button', { name: 'Forget “Before the fair”' }).click();
  await expect(points.getByRole('listitem')).toHaveCount(0);
});

test('who may only view can restore nothing', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 27, 2);
  await signIn('viewer');
  await openHistory(page, id);
  await expect(page.getByText('An administrator or editor can make and restore one.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('a history meets WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, LISTING);
      await openHistory(page, id);
      await steps(page).first().getByRole('button', { name: 'Show the values as sent' }).click();
      await expectAccessible(page, 'history');
    });
  });
}
