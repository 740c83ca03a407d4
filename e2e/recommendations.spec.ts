import type { Page } from '@playwright/test';
import { type RecommendationResource, recommendationCollectionSchema } from '../contract/recommendations.ts';
import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { listingOf, type PartnerApi } from './support/partner-api.ts';

const waiting = (page: Page) => page.locator('main ol').first().getByRole('listitem');
const proposal = (page: Page) => page.getByRole('article');
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });

async function openRecommendations(page: Page, search = ''): Promise<void> {
  await page.goto(`/recommendations${search}`);
  await expect(page.getByText(/wait(s)? for a decision$/)).toBeVisible();
  await alive(proposal(page));
}

/** The recommendation that is open, as a partner reads it. */
async function openOne(page: Page, api: PartnerApi) {
  const href = await proposal(page).getByRole('link', { name: 'Open listing' }).getAttribute('href');
  const listingId = href?.split('/').at(-1) ?? '';
  return { listingId, attributes: await latestOf(api, listingId) };
}

async function latestOf(api: PartnerApi, listingId: string) {
  const path = `/api/v1/listings/${listingId}/recommendations/`;
  const [latest] = (await api.read(recommendationCollectionSchema, path)).data;
  return latest?.attributes as Required<RecommendationResource['attributes']>;
}

test('one that is approved sets the base price, for partners too, and the next is opened', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  await openRecommendations(page);
  const before = await waiting(page).count();
  expect(before).toBeGreaterThan(3);
  const { listingId, attributes } = await openOne(page, api);
  expect(attributes.status).toBe('suggestion_completed');
  const title = attributes['listing-title'];
  await expect(proposal(page).getByRole('heading', { level: 2 })).toHaveText(title);
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(bar(page).getByRole('status')).toHaveText(`Approved: the base price of ${title} is changed.`);
  await expect(waiting(page)).toHaveCount(before - 1);
  await expect(proposal(page).getByRole('heading', { level: 2 })).not.toHaveText(title);
  expect((await latestOf(api, listingId)).status).toBe('approved');
  expect((await listingOf(api, listingId))['base-price']).toBe(attributes['suggested-base-price']);

  await page.getByText('Decided', { exact: true }).click();
  await expect(page).toHaveURL(/show=decided/);
  await expect(waiting(page).first()).toContainText('Approved by mara@brandt-ueda.example');
  await expect(bar(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
});

test('on the listing’s own screen the header follows at once', async ({ page, signIn, api }) => {
  await signIn('admin');
  await openRecommendations(page, '?sort=newest');
  const { listingId, attributes } = await openOne(page, api);
  await page.goto(`/listings/${listingId}/recommendations`);
  await alive(page.getByRole('heading', { name: 'Another base price' }));
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Nothing is recommended for this listing now.')).toBeVisible();
  const { currency } = await listingOf(api, listingId);
  const price = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(attributes['suggested-base-price']);
  await expect(page.locator('main dl').first()).toContainText(`Base${price}`);
  await expect(page.getByRole('table', { name: 'Earlier recommendations' })).toContainText(
    'Approved by mara@brandt-ueda.example',
  );

  await page.getByRole('navigation', { name: 'Screens of this listing' }).getByText('History').click();
  const decision = page.getByRole('listitem').filter({ hasText: 'waiting' }).first();
  await expect(decision).toContainText('mara@brandt-ueda.example');
  await expect(decision).toContainText('approved');
});

test('several that are chosen are declined together, and their base prices stay', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  await openRecommendations(page);
  const { listingId, attributes } = await openOne(page, api);
  const before = await waiting(page).count();
  for (const box of [0, 1]) await waiting(page).nth(box).getByRole('checkbox').check();
  await expect(bar(page)).toContainText(`2 of ${before} selected`);
  await bar(page).getByRole('button', { name: 'Decline 2' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('2 declined: their base prices stay.');
  await expect(waiting(page)).toHaveCount(before - 2);
  expect((await latestOf(api, listingId)).status).toBe('rejected');
  expect((await listingOf(api, listingId))['base-price']).toBe(attributes['initial-base-price']);
});

test('one whose base price was changed meanwhile is refused, and says why', async ({ page, signIn, api }) => {
  await signIn('admin');
  await openRecommendations(page);
  const { listingId, attributes } = await openOne(page, api);
  const changed = { 'base-price': attributes['initial-base-price'] + 1 };
  const body = { data: { type: 'base-price-customizations', attributes: changed } };
  await api.send('PATCH', `/api/v1/listings/${listingId}/customizations/base-price/`, body);
  await bar(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(bar(page).getByRole('alert')).toContainText(
    'The base price has been changed since; the recommendation is outdated.',
  );
  expect((await latestOf(api, listingId)).status).toBe('outdated');
  expect((await listingOf(api, listingId))['base-price']).toBe(changed['base-price']);
});

test('whether base prices are taken over is switched, and told in words', async ({ page, signIn }) => {
  await signIn('admin');
  await openRecommendations(page);
  const toggle = await alive(page.getByRole('switch', { name: 'Take base prices over automatically' }));
  // It is told at once, and kept once it is answered.
  async function press() {
    const answered = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && answer.url().endsWith('/bff/recommendation-settings'),
    );
    await toggle.click();
    expect((await answered).ok()).toBe(true);
  }
  // An earlier run may have left it on.
  if (await toggle.isChecked()) await press();
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toHaveAccessibleDescription(/waits 30 days for a decision/);
  await press();
  await expect(toggle).toHaveAccessibleDescription(/applies at once/);
  await page.reload();
  await expect(toggle).toBeChecked();
  await alive(toggle);
  await press();
  await expect(toggle).not.toBeChecked();
  await page.reload();
  await expect(toggle).not.toBeChecked();
});

test('a viewer reads why, who may decide, and decides nothing', async ({ page, signIn, api }) => {
  await signIn('viewer');
  await openRecommendations(page);
  const { listingId } = await openOne(page, api);
  await expect(bar(page)).toHaveText(
    'You can view recommendations, not decide on them. An administrator or editor can.',
  );
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: /Take base prices/ })).toBeDisabled();
  const status = await page.evaluate(async () => {
    const { data } = await (await fetch('/bff/recommendations?filter[status]=suggestion_completed')).json();
    const { id } = data[0];
    const answer = await fetch(`/bff/recommendations/${id}`, {
      method: 'PATCH',
      headers: { 'x-ratewright': '1', 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({ data: { type: 'recommendations', id, attributes: { status: 'approved' } } }),
    });
    return answer.status;
  });
  expect(status).toBe(403);
  expect((await latestOf(api, listingId)).status).toBe('suggestion_completed');
});

test('the Japanese editor reads the reason in Japanese, and may decide', async ({ page, signIn }) => {
  await signIn('editor');
  await page.goto('/recommendations');
  await expect(page.getByRole('heading', { name: 'おすすめ', level: 1 })).toBeVisible();
  await expect(proposal(page)).toContainText('類似物件から見た基本料金は');
  await expect(page.getByRole('button', { name: '承認', exact: true })).toBeVisible();
});

test('the partner’s staff see what is recommended for a listing, and decide nothing', async ({
  page,
  signIn,
}) => {
  await signIn('support');
  await page.goto('/recommendations');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  const id = await page.evaluate(async () => {
    const answer = await fetch('/bff/recommendations?filter[status]=suggestion_completed');
    return (await answer.json()).data[0].attributes['listing-id'];
  });
  await page.goto(`/listings/${id}/recommendations`);
  await expect(proposal(page)).toBeVisible();
  await expect(bar(page)).toContainText('not decide on them');
  await expect(page.getByRole('switch', { name: /Take base prices/ })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('recommendations meet WCAG 2.2 AA', async ({ page, signIn }) => {
      await signIn('admin');
      await openRecommendations(page);
      await waiting(page).first().getByRole('checkbox').check();
      await expectAccessible(page, 'recommendations', { whole: true });
      const href = await proposal(page).getByRole('link', { name: 'Open listing' }).getAttribute('href');
      await page.goto(`${href}/recommendations`);
      await expect(proposal(page)).toBeVisible();
      await expectAccessible(page, 'recommendations of a listing');
    });
  });
}
