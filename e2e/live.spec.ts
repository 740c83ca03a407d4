import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import { openListing } from './support/screens.ts';
import { raiseBasePrice, setBasePrice } from './support/webhooks.ts';

/** Opens a listing in the page that holds the stream, and waits until that is open. */
async function openHearing(page: Page, id: string): Promise<void> {
  const stream = page.waitForResponse('**/stream?*');
  await openListing(page, id);
  expect((await stream).status()).toBe(200);
}

test('open pages show a change of price that somebody else made, without being reloaded', async ({
  page,
  context,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  const second = await context.newPage();
  await openHearing(page, id);
  await openListing(second, id);
  for (const tab of [page, second]) await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { was, is } = await raiseBasePrice(api, id);
  for (const tab of [page, second]) {
    await expect(tab.getByRole('definition').getByText(`$${is}`, { exact: true })).toBeVisible();
    expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
  }
  await setBasePrice(api, id, was);
  for (const tab of [page, second])
    await expect(tab.getByRole('definition').getByText(`$${was}`, { exact: true })).toBeVisible();
});

test('a page that takes over the stream when another is closed goes on hearing', async ({
  page,
  context,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  const first = await context.newPage();
  await openHearing(first, id);
  await openListing(page, id);
  const taken = page.waitForRequest('**/stream?*');
  await first.close();
  await (await taken).response();
  const { was, is } = await raiseBasePrice(api, id);
  await expect(page.getByRole('definition').getByText(`$${is}`, { exact: true })).toBeVisible();
  await setBasePrice(api, id, was);
});

test('a page shows what changed before its stream was open', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.addCookies(await context.cookies());
  const witness = await elsewhere.newPage();
  await openHearing(witness, id);
  const asked = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  await page.route('**/stream?*', async (route) => {
    asked.resolve();
    await changed.promise;
    await route.continue();
  });
  await openListing(page, id);
  await asked.promise;
  const { was, is } = await raiseBasePrice(api, id);
  // The dashboard has been told of it.
  await expect(witness.getByRole('definition').getByText(`$${is}`, { exact: true })).toBeVisible();
  await elsewhere.close();
  changed.resolve();
  await expect(page.getByRole('definition').getByText(`$${is}`, { exact: true })).toBeVisible();
  await setBasePrice(api, id, was);
  await expect(page.getByRole('definition').getByText(`$${was}`, { exact: true })).toBeVisible();
});

test('a page whose stream was refused for a while goes on hearing, and shows what it missed', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  await page.route('**/stream?*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const refused = page.waitForResponse((answer) => answer.url().includes('/stream?'));
  await openListing(page, id);
  expect((await refused).status()).toBe(503);
  const { was, is } = await raiseBasePrice(api, id);
  await expect(page.getByRole('definition').getByText(`$${is}`, { exact: true })).toBeVisible();
  await setBasePrice(api, id, was);
  await expect(page.getByRole('definition').getByText(`$${was}`, { exact: true })).toBeVisible();
});

test.describe('the dashboard’s receiver', () => {
  const body = JSON.stringify({
    meta: { type: 'listing.base_price_changed' },
    data: { id: 'msg_1', relationships: { user: { data: { id: '1' } } } },
  });

  function post(url: string, secret: string, { at = new Date(), sent = body } = {}) {
    return fetch(`${url}/events`, {
      method: 'POST',
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
      },
      body: sent,
    }).then(({ status }) => status);
  }

  test('takes what is signed with its secret', async ({ demo }) => {
    expect(await post(demo.dashboardUrl, demo.applications.console.webhookSecret)).toBe(204);
  });

  test('refuses what is forged, changed on the way, old or not signed', async ({ demo }) => {
    const { webhookSecret } = demo.applications.console;
    const url = demo.dashboardUrl;
    expect(await post(url, demo.applications.partner.webhookSecret)).toBe(401);
    expect(await post(url, webhookSecret, { sent: body.replace('"1"', '"2"') })).toBe(401);
    expect(await post(url, webhookSecret, { at: new Date(Date.now() - 3_600_000) })).toBe(401);
    expect((await fetch(`${url}/events`, { method: 'POST', body })).status).toBe(401);
  });
});
