import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { downloadCsv, linesOf } from './support/downloads.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { INSIGHTS, insightsOf, openInsights } from './support/insights.ts';
import { listingCalled } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';

const FACHWERK = 'Burgviertel Fachwerk';
const AUTUMN = { from: '2026-09-01', to: '2026-09-30' };
const inAutumn = `from=${AUTUMN.from}&to=${AUTUMN.to}`;

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, night: string) => table(page).getByRole('row').filter({ hasText: night });
const markedNight = (page: Page) => page.locator('tr[data-at] th');

/** Changes the answer about one night, as if the service had measured it so. */
async function withNights(page: Page, change: (nights: Record<string, unknown>[]) => void) {
  await page.route(INSIGHTS, async (route) => {
    const response = await route.fetch();
    const document = await response.json();
    change(document.data.map(({ attributes }: { attributes: object }) => attributes));
    await route.fulfill({ response, json: document });
  });
}

test('a manager looks at each measure, against neighborhood and market, and a link shows the same', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await page.goto(`/listings/${id}`);
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByText('2-bedroom entire homes in Sebald, Nürnberg')).toBeVisible();
  await expect(page.getByText('In EUR, your billing currency.')).toBeVisible();
  await page.getByRole('button', { name: /^Average posted rate/ }).click();
  await page.getByText('Market', { exact: true }).first().click();
  await expect(page.getByText('2-bedroom entire homes in Nürnberg')).toBeVisible();
  await page.getByRole('button', { name: /^Dates:/ }).click();
  await page.getByRole('button', { name: 'Next 30 nights' }).click();
  await expect(page.getByText('30 nights', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/metric=average-posted-rate&against=market&range=next-30$/);
  await expect(table(page).getByRole('row')).toHaveCount(31);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Average posted rate/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('radio', { name: 'Market' })).toBeChecked();
  await expect(page.getByText('30 nights', { exact: true })).toBeVisible();
});

test('figures and rows are those of the service, and compare only nights that both sides have', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  const { nights } = await insightsOf(api, id, AUTUMN);
  await openInsights(page, id, `?${inAutumn}&metric=occupancy`);
  const percent = (value: number) =>
    new Intl.NumberFormat('en-GB', {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(value / 100);
  const both = nights.flatMap(({ occupancy: { listing, benchmark } }) =>
    listing === null || benchmark === null ? [] : [{ listing, benchmark }],
  );
  const mean = (side: 'listing' | 'benchmark') =>
    both.reduce((sum, night) => sum + night[side], 0) / both.length;
  const figure = page.getByRole('button', { name: /^Occupancy/ });
  await expect(figure).toContainText(percent(mean('listing')));
  await expect(figure).toContainText(`Area ${percent(mean('benchmark'))}`);
  const rows = await table(page).locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(nights.length);
  for (const [index, { occupancy }] of nights.entries()) {
    const [, own, other] = (rows[index] ?? '').split('\t').map((cell) => cell.trim());
    expect(own).toBe(occupancy.listing === null ? '–' : percent(occupancy.listing));
    expect(other).toBe(occupancy.benchmark === null ? '–' : percent(occupancy.benchmark));
  }
});

test('chart and table point at the same night, by pointer and by keys', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openInsights(page, id, `?${inAutumn}`);
  const chart = page.getByRole('slider', { name: /^Adjusted occupancy in %/ });
  const box = await chart.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 80);
  await expect(markedNight(page)).toBeInViewport();
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(markedNight(page)).toHaveText('Tue 1 Sept');
  await expect(chart).toHaveAttribute('aria-valuetext', /^Tue 1 Sept: you [\d.]+%, Area [\d.]+%$/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(markedNight(page)).toHaveText('Wed 9 Sept');
  await page.keyboard.press('End');
  await expect(markedNight(page)).toHaveText('Wed 30 Sept');
  await row(page, 'Mon 28 Sept').hover();
  await expect(chart).toHaveAttribute('aria-valuetext', /^Mon 28 Sept/);
});

test('a gap is never a zero, a zero is a value, and a lone value is a point', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await withNights(page, (nights) => {
    for (const [index, night] of nights.entries()) {
      const listing = index === 4 ? 0 : index === 9 || index === 10 ? 130 : null;
      night['average-booked-rate'] = { listing, benchmark: index < 20 ? 120 : null };
    }
  });
  await openInsights(page, id, `?${inAutumn}&metric=average-booked-rate`);
  await expect(row(page, 'Sat 5 Sept').getByRole('cell').first()).toHaveText('0');
  await expect(row(page, 'Sun 6 Sept').getByRole('cell').first()).toHaveText('–');
  await expect(row(page, 'Sun 6 Sept')).toContainText('You have no paid booking on this night');
  await expect(row(page, 'Wed 30 Sept')).toContainText('Fewer than three other owners have bookings');
  const drawing = page.getByRole('figure');
  await expect(drawing.locator('.recharts-surface circle')).toHaveCount(1);
  const own = drawing.locator('path.recharts-line-curve[stroke="var(--chart-own)"]');
  // Every gap lifts the pen: the zero, and the two nights side by side.
  expect((await own.getAttribute('d'))?.match(/M/g)).toHaveLength(2);
  await expect(page.getByText('No benchmark', { exact: true }).first()).toBeVisible();
  const chart = page.getByRole('slider');
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuetext', 'Tue 1 Sept: you no value, Area €120');
});

test('where no night has a value the chart says so', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await withNights(page, (nights) => {
    for (const night of nights) night['average-booked-rate'] = { listing: null, benchmark: null };
  });
  await openInsights(page, id, `?${inAutumn}&metric=average-booked-rate`);
  await expect(page.getByRole('figure').getByText('No value in these nights')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Average booked rate/ })).toContainText('–');
});

test('any nights can be asked for, and what cannot is said in words', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openInsights(page, id);
  await page.getByRole('button', { name: /^Dates:/ }).click();
  const panel = page.getByRole('dialog', { name: 'Choose the dates' });
  await panel.getByLabel('First night', { exact: true }).fill('1 Sept 2024');
  await panel.getByLabel('Last night', { exact: true }).fill('2 Sept 2026');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByText('At most 731 nights at once.')).toBeVisible();
  await panel.getByLabel('Last night', { exact: true }).fill('31 Aug 2024');
  await expect(panel.getByText('The last night is before the first.')).toBeVisible();
  await panel.getByLabel('Last night', { exact: true }).fill('1 Sept 2026');
  await expect(panel.getByText('731 nights')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2024-09-01&to=2026-09-01/);
  await expect(table(page).getByRole('row')).toHaveCount(732);
  await page.goto(`/listings/${id}/insights?from=2026-05-01&to=2026-04-01`);
  // While the page comes in, what is to take its place is there too, and hidden.
  const note = page.getByText(/can’t be used: The last night is before the first/).filter({ visible: true });
  await expect(note).toBeVisible();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('the table sorts, leaves columns out, and downloads all four measures', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openInsights(page, id, `?${inAutumn}&metric=average-booked-rate`);
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await page.getByRole('button', { name: 'You', exact: true }).click();
  await expect(page).toHaveURL(/sort=-listing/);
  await expect(page.getByRole('columnheader', { name: 'You' })).toHaveAttribute('aria-sort', 'descending');
  const { nights } = await insightsOf(api, id, AUTUMN);
  const most = Math.max(...nights.map((night) => night['average-booked-rate'].listing ?? 0));
  await expect(table(page).locator('tbody tr').first()).toContainText(String(Math.round(most)));
  await page.getByRole('button', { name: '5 of 5 columns' }).click();
  await page.getByRole('checkbox', { name: 'In percent' }).click();
  await expect(page.getByRole('columnheader', { name: 'In percent' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const file = await downloadCsv(page);
  expect(file.suggestedFilename()).toBe(`insights-${id}-${AUTUMN.from}-${AUTUMN.to}.csv`);
  const lines = await linesOf(file);
  expect(lines).toHaveLength(nights.length + 1);
  const [first] = nights;
  expect(lines[1]).toBe(
    [
      AUTUMN.from,
      ...(['adj-occupancy', 'occupancy', 'average-booked-rate', 'average-posted-rate'] as const).flatMap(
        (metric) => [first?.[metric].listing ?? '', first?.[metric].benchmark ?? ''],
      ),
    ].join(),
  );
});

test('amounts are in the owner’s billing currency, and it says so where the listing’s is another', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id, attributes } = await listingCalled(api, 'Gion Lantern House');
  expect(attributes.currency).toBe('JPY');
  await openInsights(page, id, '?metric=average-posted-rate&range=next-30');
  await expect(page.getByText(/In EUR, your billing currency\. The listing is priced in JPY/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Average posted rate/ })).toContainText('€');
});

test.describe('where there is nothing to compare with', () => {
  test('a listing in no market is told what to correct', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Monte da Azinheira');
    await page.goto(`/listings/${id}/insights`);
    await expect(page.getByText(/lies in no market that we know/)).toBeVisible();
    await expect(page.getByText(/“Estrada Municipal 1002”/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Adjusted occupancy/ })).toHaveText('Adjusted occupancy–');
  });

  test('a listing in no neighborhood is compared with the market', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    await page.route(INSIGHTS, (route) =>
      route.request().url().includes('=cluster')
        ? route.fulfill(refusal(422, { code: 'listing_not_analysable' }))
        : route.continue(),
    );
    await page.goto(`/listings/${id}/insights`);
    await expect(page.getByText('This listing lies in no neighbourhood that we know.')).toBeVisible();
    await expectAccessible(page, 'no neighborhood');
    await page.getByRole('button', { name: 'Compare with the market' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page).toHaveURL(/against=market/);
  });

  test('a window without a benchmark says so, and shows the own side', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    await page.route(INSIGHTS, async (route) => {
      const response = await route.fetch();
      const document = await response.json();
      document.meta['benchmark-data-available'] = false;
      await route.fulfill({ response, json: document });
    });
    await openInsights(page, id);
    await expect(page.getByText(/Nothing comparable was seen in this range/)).toBeVisible();
  });

  test('what passes by itself can be tried again, and a failure names its request', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    await refuse(page, INSIGHTS, refusal(422, { code: 'market_insights_unavailable' }));
    await page.goto(`/listings/${id}/insights`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The comparison can’t be read at the moment.');
    await expect(alert).toContainText(REFUSED_REQUEST);
    await page.unroute(INSIGHTS);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await refuse(page, INSIGHTS, refusal(500));
    await page.reload();
    await expect(alert).toContainText('The comparison could not be read.');
    await expectAccessible(page, 'a failed comparison');
  });

  test('who asks too often waits, and goes on by itself', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    const soon = { code: 'rate_limited', headers: { 'retry-after': '8' } };
    await refuse(page, INSIGHTS, refusal(429, soon), 1);
    await page.goto(`/listings/${id}/insights`, { waitUntil: 'commit' });
    await expect(page.getByText('Too many comparisons in one minute.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Try again in \d s/ })).toBeDisabled();
    await expect(page.getByRole('slider')).toBeVisible();
  });
});

for (const role of ['viewer', 'support'] as const) {
  test(`the ${role} sees the comparison too`, async ({ page, signIn, api }) => {
    await signIn(role);
    const { id } = await listingCalled(api, FACHWERK);
    await openInsights(page, id);
    await expect(page.getByText(/billing currency/)).toContainText(role === 'support' ? 'owner’s' : 'your');
  });
}

test('the Japanese editor reads measures, cohort, nights and reasons in Japanese', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('editor');
  const { id } = await listingCalled(api, 'Gion Lantern House');
  await withNights(page, ([night]) => {
    if (night) night['average-booked-rate'] = { listing: 20_000, benchmark: null };
  });
  await openInsights(page, id, '?metric=average-booked-rate&range=last-30');
  await expect(page.getByText('Gion、Kyotoの2寝室の一棟貸し')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '宿泊日' })).toBeVisible();
  await expect(page.getByText('予約のある他のオーナーが3名未満です').first()).toBeVisible();
  await expect(table(page).locator('tbody th').first()).toHaveText(/\d+月\d+日\(.\)/);
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the comparison and its dates meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, FACHWERK);
      await openInsights(page, id, '?metric=average-booked-rate');
      await page.getByRole('slider').focus();
      await page.keyboard.press('ArrowLeft');
      await expectAccessible(page, 'insights');
      await page.getByRole('button', { name: /^Dates:/ }).click();
      await expect(page.getByRole('dialog', { name: 'Choose the dates' })).toBeVisible();
      await expectAccessible(page, 'the dates');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the comparison fits the screen', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, FACHWERK);
    await openInsights(page, id, '?metric=average-posted-rate');
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('columnheader', { name: 'Night' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'In percent' })).toBeHidden();
    await expectAccessible(page, 'insights on a phone');
  });
});

test('colors that the system forces keep both lines apart', async ({ page, signIn, api }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('admin');
  const { id } = await listingCalled(api, FACHWERK);
  await openInsights(page, id, '?metric=average-posted-rate');
  const lines = page.getByRole('figure').locator('path.recharts-line-curve');
  await expect(lines).toHaveCount(2);
  const looks = await lines.evaluateAll((all) =>
    all.map((line) => {
      const { stroke, strokeDasharray } = getComputedStyle(line);
      return { stroke, strokeDasharray };
    }),
  );
  expect(new Set(looks.map(({ stroke }) => stroke)).size).toBe(2);
  expect(new Set(looks.map(({ strokeDasharray }) => strokeDasharray)).size).toBe(2);
});
