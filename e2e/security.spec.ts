import type { Page } from '@playwright/test';
import type { Demo } from '../scripts/demo-file.ts';
import { dayAhead } from './support/days.ts';
import { demoOfProduct, expect, test } from './support/fixtures.ts';
import { apiWith, listingCalled, listingOf } from './support/partner-api.ts';

const JSON_API = 'application/vnd.api+json';

/** Every text that the browser receives from now on, headers among it. */
function recordAnswers(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const headers = JSON.stringify(response.headers());
    answers.push(
      response.text().then(
        (body) => `${response.url()}\n${headers}\n${body}`,
        () => headers,
      ),
    );
  });
  return async () => (await Promise.all(answers)).join('\n');
}

function secretsOf({ applications }: Demo): string[] {
  return Object.values(applications).flatMap(({ clientSecret, webhookSecret }) => [
    clientSecret,
    webhookSecret,
  ]);
}

test('no token, secret or session id reaches the browser', async ({ page, signIn, api, demo }) => {
  const { password } = await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const received = recordAnswers(page);
  for (const path of ['/listings', '/accounts', `/listings/${id}?night=${dayAhead(111)}`, '/nowhere']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.evaluate(() => fetch('/api/auth/session').then((answer) => answer.text()));
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  const texts = (await received()) + stored;
  expect(texts.length).toBeGreaterThan(100_000);
  for (const secret of [...secretsOf(demo), demo.applications.console.clientId, password]) {
    expect(texts.includes(secret)).toBe(false);
  }
  expect(texts).not.toMatch(/access_token|client_secret|ses_[\w-]{20}|Bearer [\w-]{20}/);
  const likeTokens = new Set(texts.match(/(?<![\w/+-])[\w-]{43}(?![\w/+-])/g));
  for (const text of likeTokens) {
    expect((await apiWith(demo, text).send('GET', '/api/v1/listings/')).status, text).toBe(401);
  }
});

test('the session cookie is out of reach of scripts and of other sites, and tells nothing', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('admin');
  await page.goto('/listings');
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'ratewright.session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  // Five parts: encrypted, not only signed.
  expect(session?.value.split('.')).toHaveLength(5);
  for (const { name, httpOnly, sameSite } of cookies) {
    expect([name, httpOnly, sameSite]).toEqual([name, true, 'Lax']);
  }
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('every page allows its own scripts only, by a nonce of its own', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const nonces = new Set<string>();
  const visit = async (path: string) => {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
    const nonced = await page
      .locator('script')
      .evaluateAll((all) => all.map((script) => (script as HTMLElement).nonce));
    // Those that 'strict-dynamic' lets a nonced script add need none.
    expect(nonced, path).toContain(nonce);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
    nonces.add(nonce);
  };
  await visit('/sign-in');
  await signIn('admin');
  const pages = ['/listings', '/accounts', `/listings/${id}`, '/listings/999999999', '/nowhere'];
  for (const path of pages) await visit(path);
  expect(nonces.size).toBe(pages.length + 1);
});

test('a script that somebody plants in a page does not run', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/listings?name=<script>window.planted=1</script><img src=x onerror=window.planted=1>', {
    waitUntil: 'networkidle',
  });
  await expect(page.getByText('No listing matches.')).toBeVisible();
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});

test.describe('a change that does not come from a page of the dashboard is refused', () => {
  const own = () => ({ origin: demoOfProduct().dashboardUrl, 'x-ratewright': '1', 'content-type': JSON_API });
  for (const [what, headers] of [
    ['without the dashboard’s header', { 'x-ratewright': '' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['without an origin', { origin: '' }],
    ['from a frame of another site', { 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    test(what, async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, 'Bandshell Beach Flat');
      const data = { data: { type: 'listing-activations', id, attributes: { enabled: false } } };
      const sent = Object.fromEntries(Object.entries({ ...own(), ...headers }).filter(([, value]) => value));
      const answer = await page.request.patch(`/bff/listings/${id}/activation`, { headers: sent, data });
      expect([answer.status(), await answer.json()]).toMatchObject([
        403,
        { errors: [{ code: 'foreign_request' }] },
      ]);
      expect((await listingOf(api, id)).enabled).toBe(true);
    });
  }

  for (const [what, body, status] of [
    ['broken JSON', '{"data":', 400],
    ['a body of two megabytes', 'x'.repeat(2_000_000), 413],
    ['a wrong type', '{"data":{"type":"users","attributes":{"enabled":false}}}', 409],
    [
      'an unknown field',
      '{"data":{"type":"listing-activations","attributes":{"enabled":false,"on":1}}}',
      400,
    ],
  ] as const) {
    test(`and so is ${what}, with the reason`, async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, 'Bandshell Beach Flat');
      const answer = await page.request.patch(`/bff/listings/${id}/activation`, {
        headers: own(),
        data: body,
      });
      expect([answer.status(), await answer.json()]).toMatchObject([
        status,
        { errors: [{ status: String(status) }] },
      ]);
      expect((await listingOf(api, id)).enabled).toBe(true);
    });
  }
});

test('only what the dashboard needs can be asked of its server', async ({ page, signIn, request }) => {
  await signIn('admin');
  const status = async (path: string) => (await page.request.get(path)).status();
  expect(await status('/bff/listings?page[size]=1')).toBe(200);
  expect(await status('/bff/listings?filter[owner]=1')).toBe(400);
  expect(await status('/bff/users')).toBe(404);
  expect(await status('/bff/listings/1/../../users')).toBe(404);
  expect(await status('/bff/listings/1%2F..%2F..%2Fusers')).toBe(404);
  expect(await status('/bff/listings/one')).toBe(404);
  const headers = { origin: demoOfProduct().dashboardUrl, 'x-ratewright': '1' };
  expect((await page.request.delete('/bff/listings/1', { headers })).status()).toBe(405);
  expect((await request.get(`${demoOfProduct().dashboardUrl}/bff/listings`)).status()).toBe(401);
});
