import { dayAhead } from './support/days.ts';
import { expect, fillSignIn, login, loginOf, test } from './support/fixtures.ts';
import { listingCalled, listingOf, switchPricing } from './support/partner-api.ts';
import { openListing, openListings } from './support/screens.ts';

/** Asks the dashboard's own server to switch a listing off, as a page of the dashboard would. */
const switchOff = (id: string) =>
  fetch(`/bff/listings/${id}/activation`, {
    method: 'PATCH',
    headers: { 'x-ratewright': '1', 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'listing-activations', id, attributes: { enabled: false } } }),
  }).then(({ status }) => status);

const WHO_MAY = 'You can view prices, not change them. An administrator or editor can.';

test.describe('a viewer', () => {
  test('sees prices, and is told who can change them', async ({ page, signIn, api }) => {
    await signIn('viewer');
    const { id } = await listingCalled(api, 'Bandshell Beach Flat');
    await page.goto(`/listings/${id}?night=${dayAhead(111)}`);
    await expect(page.getByRole('dialog').getByRole('table', { name: /How the price/ })).toBeVisible();
    const toggle = page.getByRole('switch', { name: 'Pricing of Bandshell Beach Flat' });
    await expect(toggle).toBeDisabled();
    await expect(toggle).toHaveAccessibleDescription(new RegExp(WHO_MAY));
    await expect(page.getByRole('button', { name: 'Refresh now' })).toHaveCount(0);
    await page.goto('/listings');
    await expect(page.getByText(WHO_MAY)).toBeVisible();
    await expect(page.getByRole('table').getByRole('switch').first()).toBeDisabled();
  });

  test('cannot change a price past the screen either', async ({ page, signIn, api }) => {
    await signIn('viewer');
    const { id } = await listingCalled(api, 'Bandshell Beach Flat');
    await page.goto('/listings');
    expect(await page.evaluate(switchOff, id)).toBe(403);
    expect((await listingOf(api, id)).enabled).toBe(true);
  });
});

test('an editor can switch pricing', async ({ page, signIn, api }) => {
  await signIn('editor');
  const { id } = await listingCalled(api, 'Gion Lantern House');
  await switchPricing(api, id, true);
  await openListing(page, id);
  const toggle = page.getByRole('switch');
  await toggle.click();
  await expect.poll(async () => (await listingOf(api, id)).enabled).toBe(false);
  await toggle.click();
  await expect.poll(async () => (await listingOf(api, id)).enabled).toBe(true);
});

test.describe('the partner’s staff', () => {
  test('see the listings of every user, and change none', async ({ page, signIn, api }) => {
    await signIn('support');
    await page.goto('/listings?market=Cascais');
    await expect(page.getByRole('link', { name: 'Casa do Farol Velho' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Azulejo da Baía' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('switch').first()).toBeDisabled();
    const { id } = await listingCalled(api, 'Bandshell Beach Flat');
    expect(await page.evaluate(switchOff, id)).toBe(403);
    expect((await listingOf(api, id)).enabled).toBe(true);
  });

  test('have no accounts of their own', async ({ page, signIn }) => {
    await signIn('support');
    await page.goto('/listings');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Ratewright',
      'Listings',
      'Deliveries',
      'Application',
    ]);
    await expect(page.getByText(/accounts? synced|^Synced/)).toBeVisible();
    await expect(page.locator('a[href^="/accounts"]')).toHaveCount(0);
    await page.goto('/accounts');
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Not found', level: 1 })).toBeVisible();
  });
});

test.describe('a visitor who is not signed in', () => {
  test('comes back from the sign-in to the page they wanted', async ({ page }) => {
    await page.goto('/listings?name=gion&sort=-title');
    await expect(page).toHaveURL(/\/sign-in\?from=/);
    await login(page, loginOf('viewer'));
    await expect(page).toHaveURL(/\/listings\?name=gion&sort=-title$/);
  });

  test('is never led to another site', async ({ page, baseURL }) => {
    await page.goto('/sign-in?from=//evil.example/listings');
    await login(page, loginOf('viewer'));
    await expect(page).toHaveURL(`${baseURL}/listings`);
  });

  test('is told so when the session has ended meanwhile, and goes on where they were', async ({
    page,
    context,
  }) => {
    await login(page, loginOf('viewer'));
    await openListings(page);
    await context.clearCookies();
    await page.getByRole('searchbox', { name: 'Name' }).fill('gion');
    await expect(page.getByText('Your session is over. Sign in to go on where you were.')).toBeVisible();
    await login(page, loginOf('viewer'));
    await expect(page).toHaveURL(/\/listings\?name=gion$/);
  });
});

test('an address with five wrong passwords has to wait, and only that address', async ({ page }) => {
  await page.goto('/sign-in');
  // Failures are remembered: an address of an earlier run waits from the first attempt.
  const address = `guessed-at-${crypto.randomUUID()}@nobody.example`;
  const problem = page.getByRole('main').getByRole('alert');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await fillSignIn(page, address, `guess ${attempt}`);
    await expect(problem).toHaveText('E-mail or password is not right.');
  }
  await fillSignIn(page, address, 'guess 6');
  await expect(problem).toHaveText('Too many attempts. Try again in a minute.');
  await login(page, loginOf('viewer'));
  await expect(page).toHaveURL(/\/listings$/);
});
