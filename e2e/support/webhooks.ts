import { expect, type Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { answer, type Received, startReceiver, type TestReceiver } from '../../service/testing/receiver.ts';
import { alive } from './alive.ts';
import { listingOf, type PartnerApi } from './partner-api.ts';

export { answer, startReceiver, type TestReceiver };

export const openWebhooks = async (page: Page): Promise<void> => {
  await page.goto('/settings/webhooks');
  await alive(page.getByRole('heading', { name: 'Webhooks', level: 2 }));
};

/** Makes the first signing secret of an account that has none, and takes it from the screen. */
export async function makeSecret(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a signing secret' }).click();
  return storeSecret(page);
}

/** Takes the secret that is shown, and says so. */
export async function storeSecret(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'The new signing secret' });
  const secret = await panel.locator('code').first().innerText();
  await panel.getByRole('button', { name: 'I have stored it' }).click();
  await expect(panel).toHaveCount(0);
  return secret;
}

/** Enters an address and has it saved after a ping. */
export async function saveEndpoint(page: Page, url: string): Promise<void> {
  await page.getByLabel('Endpoint', { exact: true }).fill(url);
  await page.getByRole('button', { name: 'Save after a ping' }).click();
}

/** Sets an account's endpoint up from nothing, through the screen. @returns the secret */
export async function setUpEndpoint(page: Page, { url }: Pick<TestReceiver, 'url'>): Promise<string> {
  await openWebhooks(page);
  const secret = await makeSecret(page);
  await saveEndpoint(page, url);
  await expect(page.getByRole('status').filter({ hasText: 'Your endpoint took the ping' })).toBeVisible();
  return secret;
}

/** The account as it was before anything was set up. */
export const removeEndpoint = (page: Page) =>
  page.evaluate(() =>
    fetch('/bff/webhook-endpoint', { method: 'DELETE', headers: { 'x-ratewright': '1' } }).then(
      ({ status }) => status,
    ),
  );

/** The event, if the delivery is signed with the secret. @throws where it is not */
export const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Received['event'];

/** Raises a listing's base price by one, as a partner does. @returns the price it had, and the one it has */
export async function raiseBasePrice(api: PartnerApi, id: string): Promise<{ was: number; is: number }> {
  const was = (await listingOf(api, id))['base-price'] ?? 0;
  await setBasePrice(api, id, was + 1);
  return { was, is: was + 1 };
}

export async function setBasePrice(api: PartnerApi, id: string, price: number): Promise<void> {
  const data = { type: 'base-price-customizations', id, attributes: { 'base-price': price } };
  const answered = await api.send('PATCH', `/api/v1/listings/${id}/customizations/base-price/`, { data });
  expect(answered.status).toBe(200);
}

/** How many changes of a base price the account's endpoint was to be told of. */
export const toldChanges = (page: Page): Promise<number> =>
  page.evaluate(() =>
    fetch('/bff/webhook-deliveries?filter[event-type]=listing.base_price_changed')
      .then((answer) => answer.json())
      .then(({ meta }) => meta.pagination.count),
  );
