import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, loginOf, test } from './support/fixtures.ts';
import { listingCalled, type PartnerApi, partnerApi } from './support/partner-api.ts';
import {
  answer,
  raiseBasePrice,
  setBasePrice,
  startReceiver,
  type TestReceiver,
  verified,
} from './support/webhooks.ts';

let receiver: TestReceiver;
let application: PartnerApi;
test.beforeEach(async ({ demo }) => {
  receiver = await startReceiver(answer(410, {}, 'moved away'));
  application = await partnerApi(demo);
  await configure(demo.applications.partner.clientId, receiver.url, ['listing.base_price_changed']);
});
test.afterEach(async ({ demo }) => {
  await configure(demo.applications.partner.clientId, '', ['*']);
  await receiver.close();
});

async function configure(id: string, url: string, events: string[]): Promise<void> {
  const attributes = { 'webhook-url': url, 'subscribed-events': events };
  const data = { type: 'webhook-configurations', id, attributes };
  expect((await application.send('PATCH', '/api/v1/webhook-configuration/', { data })).status).toBe(200);
}

test('staff find a delivery of the application, see what was answered, and have it sent again', async ({
  page,
  signIn,
  api,
  demo,
}) => {
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  const { was } = await raiseBasePrice(api, id);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [sent] = receiver.received;
  if (!sent) throw new Error('There was no delivery.');
  const eventId = verified(demo.applications.partner.webhookSecret, sent).data.id;

  await signIn('support');
  await page.goto('/deliveries');
  const rows = page.getByRole('table', { name: 'Deliveries' }).locator('tr[data-row]');
  await expect(rows.first()).toContainText(eventId);
  await expect(rows.first()).toContainText('Refused');
  await (await alive(page.getByRole('searchbox', { name: 'User id' }))).fill('999999');
  await expect(page.getByText('No delivery matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'User id' }).fill(loginOf('admin').userId);
  await expect(rows.first()).toContainText(eventId);
  await page.getByRole('button', { name: `Details of ${eventId}` }).click();
  const details = page.getByRole('region', { name: `Delivery ${eventId}` });
  await expect(details.locator('pre', { hasText: sent.body.toString('utf8') })).toBeVisible();
  await expect(details.getByRole('region', { name: 'Last answer' })).toContainText('moved away');
  await expectAccessible(page, 'deliveries of the application');
  receiver.answer(answer(200));
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(rows.first()).toContainText('Delivered');
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
  await setBasePrice(api, id, was);
});

test('staff read how the application is set up, and change nothing', async ({ page, signIn, demo }) => {
  await signIn('support');
  await page.goto('/application');
  const { clientId, clientSecret } = demo.applications.partner;
  const main = page.getByRole('main');
  await expect(main).toContainText(clientId);
  await expect(main).toContainText(clientSecret.slice(-4));
  expect(await page.content()).not.toContain(clientSecret);
  await expect(main.getByRole('region', { name: 'Scopes' })).toContainText('webhooks:write');
  await expect(main.getByRole('region', { name: 'Address allowlist' })).toContainText('every address');
  const webhooks = main.getByRole('region', { name: 'Webhooks' });
  await expect(webhooks).toContainText(receiver.url);
  await expect(webhooks).toContainText('1 of 7, pinned');
  await expect(webhooks).toContainText('Rotating the signing secret is a hard cut');
  await expect(main.getByRole('button')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Copy the client id' })).toBeVisible();
  await expectAccessible(page, 'the application', { whole: true });
  await webhooks.getByRole('link', { name: 'See what was sent' }).click();
  await expect(page).toHaveURL(/\/deliveries$/);
});

test('nobody but staff sees either', async ({ page, signIn }) => {
  await signIn('admin');
  for (const path of ['/deliveries', '/application']) {
    await page.goto(path);
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  }
  const status = await page.evaluate(() => fetch('/bff/application').then((answer) => answer.status));
  expect(status).toBe(403);
});
