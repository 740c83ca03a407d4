import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { COMPSET, compsetOf, membersTable, openCompset } from './support/compsets.ts';
import { downloadCsv, linesOf } from './support/downloads.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';

const FACHWERK = 'Burgviertel Fachwerk';

const members = (page: Page) =>
  membersTable(page)
    .locator('tbody tr')
    .filter({ has: page.getByRole('button') });
const euros = (amount: number) => `€${Math.round(amount)}`;

test('a manager sees where a listing stands in its set, member by member', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await page.goto(`/listings/${id}`);
  await page.getByRole('link', { name: 'Comp set' }).click();
  await expect(membersTable(page)).toBeVisible();
  const compset = await compsetOf(api, id);
  const all = compset.members ?? [];
  await expect(page.getByText(`${all.length} homes nearest in size, kind and place`)).toBeVisible();
  await expect(members(page)).toHaveCount(all.length);
  const [first] = all;
  const cells = await members(page).first().getByRole('cell').allInnerTexts();
  expect(cells[0]).toBe(first?.title);
  expect(cells[1]).toBe(String(first?.similarity));
  expect(cells[2]).toBe(first?.['distance-km']?.toFixed(2));
  expect(cells[5]).toBe(String(Math.round(first?.metrics['ninety-day-price'] ?? 0)));
  const posted = page
    .getByRole('region', { name: /^You in your set/ })
    .locator('div')
    .filter({ hasText: /^Posted rate/ });
  await expect(posted.first()).toContainText(euros(compset.source?.metrics['ninety-day-price'] ?? 0));
  await expect(posted.first()).toContainText('percentile');
  await page.getByText('30 days', { exact: true }).click();
  await expect(page).toHaveURL(/horizon=30/);
  await expect(posted.first()).toContainText(euros(compset.source?.metrics['thirty-day-price'] ?? 0));
});

test('the table sorts by any figure, marks the one highest and lowest, and numbers the map alike', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openCompset(page, id);
  await membersTable(page).getByRole('button', { name: 'Posted €' }).click();
  await expect(page).toHaveURL(/sort=posted-rate$/);
  const prices = ((await compsetOf(api, id)).members ?? [])
    .map(({ metrics }) => metrics['ninety-day-price'] ?? 0)
    .sort((a, b) => a - b);
  const shown = async () => {
    const texts = await members(page).evaluateAll((rows) =>
      rows.map((row) => row.children[6]?.textContent ?? ''),
    );
    return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
  };
  await expect.poll(shown).toEqual(prices.map(Math.round));
  // One that several share is marked at none of them.
  const mark = (words: string, price: number | undefined) =>
    prices.filter((one) => one === price).length === 1 ? words : /^[\d,]+$/;
  const figureOf = (row: Locator) => row.getByRole('cell').nth(5);
  await expect(figureOf(members(page).first())).toContainText(mark('Lowest', prices[0]));
  await expect(figureOf(members(page).last())).toContainText(mark('Highest', prices.at(-1)));
  // The listing and the middle of the set stay above, whatever the order.
  const rows = membersTable(page).locator('tbody tr');
  await expect(rows.nth(0)).toContainText('You');
  await expect(rows.nth(1)).toContainText('Median of the set');
  const title = await members(page).first().getByRole('cell').first().innerText();
  await page
    .getByRole('img', { name: /members around you/ })
    .locator('[data-member]')
    .filter({ hasText: /^1$/ })
    .hover();
  await expect(page.locator('tr[data-at]')).toContainText(title);
});

test('map and table point at the same member, by pointer and by keys', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openCompset(page, id);
  const map = page.getByRole('img', { name: /20 members around you, 0.18 km to 2.12 km away/ });
  const third = (await compsetOf(api, id)).members?.[2];
  await page.getByRole('button', { name: /^Show 3 on the map/ }).focus();
  await expect(map.getByText(`${third?.['distance-km']} km`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('tr[data-at]')).toContainText('4');
  await map.locator('[data-member]').filter({ hasText: /^20$/ }).click();
  await expect(page.locator('tr[data-at]').getByRole('button')).toHaveText('20');
  await expect(page.locator('tr[data-at]')).toBeInViewport();
  await members(page).nth(6).hover();
  await expect(page.locator('tr[data-at]').getByRole('button')).toHaveText('7');
});

test('performance is told for the range that is chosen, and a link keeps it', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openCompset(page, id);
  await page.getByRole('button', { name: /^Dates:/ }).click();
  const panel = page.getByRole('dialog', { name: 'Choose the dates' });
  await panel.getByLabel('First night', { exact: true }).fill('1 Jan 2027');
  await panel.getByLabel('Last night', { exact: true }).fill('1 Jul 2027');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByText('At most 181 nights at once.')).toBeVisible();
  await panel.getByLabel('Last night', { exact: true }).fill('30 Jun 2027');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2027-01-01&to=2027-06-30/);
  const { performance } = await compsetOf(api, id, '?start_date=2027-01-01&end_date=2027-06-30');
  const table = page.getByRole('table', { name: '1 Jan – 30 Jun 2027' });
  const own = performance?.['main-listing-metrics'];
  await expect(table.getByRole('row', { name: /^You/ })).toContainText(
    euros(own?.['average-posted-rate'] ?? 0),
  );
  await expect(table.getByRole('row', { name: /^Mean of the set/ })).toContainText(
    euros(performance?.['aggregated-metrics']['average-posted-rate'] ?? 0),
  );
  await page.reload();
  await expect(table).toBeVisible();
});

test('columns can be chosen, and everything downloaded', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openCompset(page, id);
  await page.getByRole('button', { name: '9 of 17 columns' }).click();
  await page.getByRole('checkbox', { name: 'Reviews' }).click();
  await expect(page.getByRole('columnheader', { name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/columns=.*reviews/);
  const lines = await linesOf(await downloadCsv(page));
  const all = (await compsetOf(api, id)).members ?? [];
  expect(lines).toHaveLength(all.length + 1);
  expect(lines[1]).toContain(`${all[0]?.similarity},${all[0]?.['distance-km']},`);
});

test('a comp set that was put together by hand is shown without a listing of its own', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openCompset(page, id);
  await page.getByRole('button', { name: /^Comp set/ }).click();
  await page.getByRole('menuitemradio', { name: 'The best of Kyoto' }).click();
  await expect(page.getByText(/It has no base listing, so only its members are shown/)).toBeVisible();
  await expect(page).toHaveURL(/set=\d+/);
  await expect(page.getByRole('columnheader', { name: 'Alike' })).toHaveCount(0);
  await expect(membersTable(page).locator('tbody tr').first()).toContainText('Median of the set');
  await expectAccessible(page, 'a custom comp set');
});

test.describe('what is not there', () => {
  test('a listing in no market has no comp set, and it says what to correct', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Monte da Azinheira');
    await page.goto(`/listings/${id}/compset`);
    await expect(page.getByText('This listing has no comp set of its own.')).toBeVisible();
    await expect(page.getByText(/lies in no market that we know/)).toBeVisible();
  });

  test('a comp set that is gone, or may not be seen, leads back to the listing’s own', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    await page.goto(`/listings/${id}/compset?set=999999999`);
    await expect(page.getByText('This comp set is not there any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the automatic comp set' }).click();
    await expect(membersTable(page)).toBeVisible();
    await refuse(page, COMPSET, refusal(403, { code: 'forbidden' }));
    await page.reload();
    await expect(page.getByText('You may not see this comp set.')).toBeVisible();
  });

  test('who asks too often waits; a failure names its request', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    const soon = { code: 'rate_limited', headers: { 'retry-after': '8' } };
    await refuse(page, COMPSET, refusal(429, soon), 1);
    await page.goto(`/listings/${id}/compset`, { waitUntil: 'commit' });
    await expect(page.getByText('Too many comp sets in one minute.')).toBeVisible();
    await expect(membersTable(page)).toBeVisible();
    await refuse(page, COMPSET, refusal(500));
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(REFUSED_REQUEST);
    await page.unroute(COMPSET);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(membersTable(page)).toBeVisible();
  });
});

for (const role of ['viewer', 'support'] as const) {
  test(`the ${role} sees the comp set too`, async ({ page, signIn, api }) => {
    await signIn(role);
    const { id } = await listingCalled(api, FACHWERK);
    await openCompset(page, id);
    await page.getByRole('button', { name: /^Comp set/ }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Two bedrooms by the sea' })).toBeVisible();
  });
}

test('the map asks no other host for anything', async ({ page, signIn, api, baseURL }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await openCompset(page, id);
  await page.getByRole('button', { name: /^Show 1 on the map/ }).focus();
  const photos = [...asked].filter((origin) => origin !== new URL(baseURL ?? '').origin && origin !== 'null');
  expect(photos.every((origin) => new URL(origin).hostname === '127.0.0.1')).toBe(true);
});

test('the Japanese editor reads figures and members in Japanese', async ({ page, signIn, api }) => {
  await signIn('editor');
  const { id } = await listingCalled(api, 'Gion Lantern House');
  await page.goto(`/listings/${id}/compset`);
  await expect(page.getByRole('columnheader', { name: '類似度' })).toBeVisible();
  await expect(page.getByText(/パーセンタイル/).first()).toBeVisible();
  await expect(page.getByText(/金額はJPYです。/)).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the comp set meets WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, FACHWERK);
      await openCompset(page, id);
      await page.getByRole('button', { name: /^Show 2 on the map/ }).focus();
      await expectAccessible(page, 'comp set', { whole: true });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the comp set fits the screen', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    await openCompset(page, id);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'comp set on a phone');
  });
});
