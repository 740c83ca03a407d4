import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './support/axe.ts';
import { expect, login, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import {
  answer,
  makeSecret,
  openWebhooks,
  raiseBasePrice,
  removeEndpoint,
  saveEndpoint,
  setBasePrice,
  setUpEndpoint,
  startReceiver,
  storeSecret,
  type TestReceiver,
  toldChanges,
  verified,
} from './support/webhooks.ts';

const HOME = 'Casa Coral on Euclid';

test('a viewer is told who manages webhooks, and is let do nothing past the screen', async ({
  page,
  signIn,
}) => {
  await signIn('viewer');
  await openWebhooks(page);
  await expect(page.getByText(/^Only an administrator of the account manages its webhooks/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(await removeEndpoint(page)).toBe(403);
});

test('without a plan the screen says why nothing is sent', async ({ page, demo }) => {
  const person = demo.logins.find(({ role, plan }) => role === 'admin' && plan === 'ended');
  await login(page, person ?? { email: '', password: '' });
  await page.goto('/settings/webhooks');
  const texts = JSON.parse(
    readFileSync(new URL('../messages/pt/settings.json', import.meta.url), 'utf8'),
  ).webhooks;
  await expect(page.getByText(texts.cannot.plan)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.first.make })).toHaveCount(0);
});

test.describe('an administrator', () => {
  let receiver: TestReceiver;
  test.beforeEach(async ({ page, signIn }) => {
    receiver = await startReceiver();
    await signIn('admin');
    await page.goto('/settings/webhooks');
    expect([204, 404]).toContain(await removeEndpoint(page));
  });
  test.afterEach(() => receiver.close());

  test('events are sent to an address that took a ping, signed with a secret that is shown once', async ({
    page,
  }) => {
    const secret = await setUpEndpoint(page, receiver);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await expect(page.getByText('204 No Content')).toBeVisible();
    const [ping] = receiver.received;
    if (!ping) throw new Error('There was no ping.');
    expect(verified(secret, ping).meta.type).toBe('webhook.ping');
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: receiver.url })).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    await expect(page.getByRole('table', { name: 'Deliveries' })).toContainText(ping.event.data.id);
  });

  test('an address that does not take the ping changes nothing, and the screen says what came back', async ({
    page,
  }) => {
    await setUpEndpoint(page, receiver);
    const broken = await startReceiver(answer(500, {}, 'no database'));
    await page.getByRole('button', { name: 'Change' }).click();
    await saveEndpoint(page, broken.url);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Nothing was changed, because the address did not take the ping:');
    await expect(alert).toContainText('500 Internal Server Error');
    await expect(alert).toContainText('no database');
    expect(broken.received).toHaveLength(1);
    await broken.close();
    await saveEndpoint(page, broken.url);
    await expect(alert).toContainText('The connection was refused');
    await saveEndpoint(page, 'hooks.example.com');
    await expect(page.getByText('This is no address of the form https://…')).toBeVisible();
    await saveEndpoint(page, 'https://somebody:secret@hooks.example.com/');
    await expect(page.getByText(/^This address is not accepted/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: receiver.url })).toBeVisible();
  });

  test('a test ping shows its answer, whatever it is', async ({ page }) => {
    await setUpEndpoint(page, receiver);
    receiver.answer(answer(403, {}, 'who are you'));
    await page.getByRole('button', { name: 'Send a test ping' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Your endpoint did not take the ping: 403 Forbidden');
    await expect(alert).toContainText('who are you');
    receiver.answer(answer(200));
    await page.getByRole('button', { name: 'Send a test ping' }).click();
    await expect(page.getByText('Your endpoint took the ping:')).toBeVisible();
    expect(receiver.received.filter(({ event }) => event.meta.type === 'webhook.ping')).toHaveLength(3);
  });

  test('an endpoint is sent the events on its list and no others', async ({ page, api }) => {
    const { id } = await listingCalled(api, HOME);
    await setUpEndpoint(page, receiver);
    await expect(page.getByText('All, including future ones')).toBeVisible();
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByText('Only these').click();
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await page.getByRole('button', { name: 'Save after a ping' }).click();
    await expect(page.getByText('Choose at least one.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^account\.created/ }).check();
    await page.getByRole('button', { name: 'Save after a ping' }).click();
    await expect(page.getByText('1 of 6, pinned')).toBeVisible();
    const told = await toldChanges(page);
    const { was } = await raiseBasePrice(api, id);
    await setBasePrice(api, id, was);
    expect(await toldChanges(page)).toBe(told);
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByText('All, including future ones').click();
    await page.getByRole('button', { name: 'Save after a ping' }).click();
    await expect(page.getByText('1 of 6, pinned')).toHaveCount(0);
    await raiseBasePrice(api, id);
    await setBasePrice(api, id, was);
    expect(await toldChanges(page)).toBe(told + 2);
  });

  test('a new secret signs from the next delivery on, and the old one no more', async ({ page }) => {
    const before = await setUpEndpoint(page, receiver);
    await page.getByRole('button', { name: 'Rotate' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It is a hard cut');
    await dialog.getByRole('button', { name: 'Rotate now' }).click();
    const after = await storeSecret(page);
    expect(after).not.toBe(before);
    await page.getByRole('button', { name: 'Send a test ping' }).click();
    await expect(page.getByText('Your endpoint took the ping:')).toBeVisible();
    // What happened just before may be told after the ping.
    const last = receiver.received.findLast(({ event }) => event.meta.type === 'webhook.ping');
    if (!last) throw new Error('There was no ping.');
    expect(verified(after, last).meta.type).toBe('webhook.ping');
    expect(() => verified(before, last)).toThrow();
  });

  test('a removed endpoint is sent nothing more', async ({ page, api }) => {
    const { id } = await listingCalled(api, HOME);
    await setUpEndpoint(page, receiver);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove endpoint' }).click();
    await expect(page.getByRole('button', { name: 'Make a signing secret' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a test ping' })).toHaveCount(0);
    const received = receiver.received.length;
    const told = await toldChanges(page);
    const { was } = await raiseBasePrice(api, id);
    await setBasePrice(api, id, was);
    expect(await toldChanges(page)).toBe(told);
    const other = await startReceiver();
    await setUpEndpoint(page, other);
    expect(receiver.received).toHaveLength(received);
    await other.close();
  });

  test('a change of price is delivered, shown with the bytes that were sent, and sent again with the same id', async ({
    page,
    api,
  }) => {
    const { id } = await listingCalled(api, HOME);
    const secret = await setUpEndpoint(page, receiver);
    receiver.answer(answer(400, {}, 'unknown listing'));
    const { was } = await raiseBasePrice(api, id);
    const ofChange = () =>
      receiver.received.filter(({ event }) => event.meta.type === 'listing.base_price_changed');
    await expect.poll(() => ofChange().length).toBe(1);
    const [sent] = ofChange();
    if (!sent) throw new Error('There was no delivery.');
    const eventId = verified(secret, sent).data.id;

    // Nobody reloads: the page hears of it like of any other change.
    const row = page
      .getByRole('table', { name: 'Deliveries' })
      .getByRole('row', { name: new RegExp(eventId) });
    await expect(row.first()).toContainText('Refused');
    await expect(row.first()).toContainText('400');
    await page.getByRole('button', { name: `Details of ${eventId}` }).click();
    await expect(page).toHaveURL(new RegExp(`open=${eventId}`));
    const details = page.getByRole('region', { name: `Delivery ${eventId}` });
    await expect(details.locator('pre', { hasText: sent.body.toString('utf8') })).toBeVisible();
    await expect(details.getByRole('region', { name: 'Last answer' })).toContainText('unknown listing');
    await expectAccessible(page, 'an open delivery');

    receiver.answer(answer(200));
    await details.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => ofChange().length).toBe(2);
    expect(ofChange().map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    expect(ofChange()[1]?.body.equals(sent.body)).toBe(true);
    await expect(row.first()).toContainText('Delivered');
    await expect(details.getByRole('table', { name: 'Attempts' }).getByRole('row')).toHaveCount(3);
    await setBasePrice(api, id, was);
  });

  test('one delivery is found by its id, and filters stand in the address', async ({ page }) => {
    await setUpEndpoint(page, receiver);
    const eventId = receiver.received[0]?.event.data.id ?? '';
    await page.getByRole('searchbox', { name: 'Event id' }).fill(eventId);
    await expect(page).toHaveURL(new RegExp(`id=${eventId}`));
    const rows = page.getByRole('table', { name: 'Deliveries' }).locator('tr[data-row]');
    await expect(rows).toHaveCount(1);
    await page.goto('/settings/webhooks?status=dropped&event=account.created');
    await expect(page.getByText('No delivery matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).toHaveURL(/webhooks$/);
    await expect(rows.first()).toBeVisible();
  });

  test('the example on the screen takes a ping as it stands', async ({ page }) => {
    await openWebhooks(page);
    const secret = await makeSecret(page);
    await page.getByText('How your software knows that a delivery is ours').click();
    const code = await page.locator('details pre').innerText();
    const example = await runExample(code, secret);
    try {
      await saveEndpoint(page, example.url);
      await expect(page.getByText('Your endpoint took the ping:')).toBeVisible();
      const forged = await fetch(example.url, { method: 'POST', body: '{}' });
      expect(forged.status).toBe(401);
    } finally {
      example.stop();
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in the ${colorScheme} theme`, () => {
      test.use({ colorScheme });

      test('every state of the webhooks meets WCAG 2.2 AA', async ({ page }) => {
        await openWebhooks(page);
        await expectAccessible(page, 'nothing set up');
        await page.getByRole('button', { name: 'Make a signing secret' }).click();
        await expect(page.getByText('Your signing secret')).toBeVisible();
        await expectAccessible(page, 'the secret');
        await storeSecret(page);
        await page.getByText('Only these').click();
        receiver.answer(answer(500, {}, 'no'));
        await saveEndpoint(page, receiver.url);
        await expect(page.getByText(/^Nothing was changed/)).toBeVisible();
        await expectAccessible(page, 'a failed ping');
        receiver.answer(answer(204));
        await saveEndpoint(page, receiver.url);
        await expect(page.getByText('Your endpoint took the ping:')).toBeVisible();
        await expectAccessible(page, 'an endpoint');
        await page.getByRole('button', { name: 'Rotate' }).click();
        await expectAccessible(page, 'the question');
      });
    });
  }
});

/** Runs the example as a program of its own, on a free port. */
async function runExample(code: string, secret: string): Promise<{ url: string; stop: () => void }> {
  const folder = join(import.meta.dirname, '../test-results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'example.mjs');
  const listening =
    'listen(0, "127.0.0.1", function () { process.stdout.write(String(this.address().port)); })';
  writeFileSync(path, code.replace('listen(8080)', listening));
  const program: ChildProcess = spawn(process.execPath, [path], {
    env: { ...process.env, RATEWRIGHT_WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!program.stdout) throw new Error('The example cannot be heard.');
  const [port] = await once(program.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => program.kill() };
}
