import { readFileSync } from 'node:fs';
import { alive } from './support/alive.ts';
import { expect, login, test } from './support/fixtures.ts';
import { apiWith } from './support/partner-api.ts';

const portuguese = JSON.parse(readFileSync(new URL('../messages/pt/settings.json', import.meta.url), 'utf8'));

/** Asks the dashboard's own server for a token, as a page of the dashboard would. */
const askForToken = () =>
  fetch('/bff/personal-access-tokens', {
    method: 'POST',
    headers: { 'x-ratewright': '1', 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({
      data: {
        type: 'personal-access-tokens',
        attributes: { name: 'Past the screen', scopes: ['listings:read'] },
      },
    }),
  }).then(({ status }) => status);

test('a token is shown once, opens what it may, tells of its use, and is worth nothing once revoked', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn('admin');
  await page.goto('/settings/tokens');
  const name = `Night audit ${crypto.randomUUID().slice(0, 8)}`;
  await (await alive(page.getByRole('button', { name: 'New token' }))).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Say what will use it, so that you know it again.')).toBeVisible();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  await page
    .getByLabel('Name', { exact: true })
    .fill(`${name} of the houses by the sea, for whoever closes the books`);
  for (const scope of ['listings:read', 'listings:write', 'insights:read'])
    await page.getByRole('checkbox', { name: new RegExp(`^${scope}`) }).check();
  await page.getByRole('button', { name: 'Create token' }).click();

  const made = page.getByRole('region', { name: 'The new token' });
  const secret = await made.locator('code').first().innerText();
  expect(secret).toMatch(/^xpat_\w{38}$/);
  await made.getByRole('button', { name: 'I have stored it' }).click();
  await page.reload();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('Never');
  expect(await page.content()).not.toContain(secret);

  const script = apiWith(demo, secret);
  expect((await script.send('GET', '/api/v1/listings/')).status).toBe(200);
  expect((await script.send('GET', '/api/v1/reservations/')).status).toBe(403);
  await expect(async () => {
    await page.reload();
    await expect(row).not.toContainText('Never', { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText('127.0.0.1');

  const revoke = row.getByRole('button', { name: `Revoke ${name}` });
  await expect(revoke).toBeInViewport({ ratio: 1 });
  await revoke.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toHaveCount(0);
  expect((await script.send('GET', '/api/v1/listings/')).status).toBe(401);
});

test('a viewer is told who makes tokens, and makes none past the screen either', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/settings/tokens');
  await expect(
    page.getByText('You can view, not make tokens. An administrator or editor can.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'New token' })).toHaveCount(0);
  expect(await page.evaluate(askForToken)).toBe(403);
});

test('without a plan the screen says why there are no tokens', async ({ page, demo }) => {
  const person = demo.logins.find(({ role, plan }) => role === 'admin' && plan === 'ended');
  await login(page, person ?? { email: '', password: '' });
  await page.goto('/settings/tokens');
  await expect(page.getByText(portuguese.tokens.cannot.plan)).toBeVisible();
  await expect(page.getByRole('button', { name: portuguese.tokens.new })).toHaveCount(0);
  expect(await page.evaluate(askForToken)).toBe(403);
});
