import type { Page } from '@playwright/test';
import { alive } from './support/alive.ts';
import { dayAhead } from './support/days.ts';
import { expect, fillSignIn, login, loginOf, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import { listingCalled, listingOf, nightOf, switchPricing } from './support/partner-api.ts';
import { nightsAreThere, openAccounts, openListing, openListings } from './support/screens.ts';
import { hundredths, openDate, openNights, readWaterfall, sum } from './support/waterfall.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Listings' }).locator('tbody tr');
const names = (page: Page) => rows(page).getByRole('link').allTextContents();

async function filterBy(page: Page, filter: string, value: string) {
  await page.getByRole('button', { name: filter }).click();
  await page
    .getByRole('menuitemradio', { name: value })
    .or(page.getByRole('menuitem', { name: value }))
    .click();
}

const LISTING = /\/bff\/listings\/\d+$/;

/** Shows the open listing as it was before it had its first base price, which nobody can take from it again. */
async function withoutBasePrice(page: Page): Promise<void> {
  await page.route(LISTING, async (route) => {
    const response = await route.fetch();
    const document = await response.json();
    document.data.attributes['base-price'] = null;
    await route.fulfill({ response, json: document });
  });
  await page.getByRole('button', { name: 'Refresh now' }).first().click();
  await expect(page.locator('main dl').first()).toContainText('Base–');
}

test.describe('signing in', () => {
  test('with e-mail and password leads to the listings', async ({ page }) => {
    await login(page, loginOf('admin'));
    await expect(page).toHaveURL(/\/listings$/);
    await expect(page.getByRole('heading', { name: 'Listings', level: 1 })).toBeVisible();
  });

  test('takes one press on the demo', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: /Mara Brandt/ }).click();
    await expect(page).toHaveURL(/\/listings$/);
  });

  test('with a wrong password says so and lets nobody in', async ({ page }) => {
    await page.goto('/sign-in');
    await fillSignIn(page, `wrong-${crypto.randomUUID()}@nobody.example`, 'not it');
    await expect(page.getByText('E-mail or password is not right.')).toBeVisible();
    await page.goto('/listings');
    await expect(page).toHaveURL(/\/sign-in/);
  });
});

test.describe('signing out', () => {
  test('ends the session on the server: the old cookie opens nothing', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await login(page, loginOf('admin'));
    const cookies = await context.cookies();
    const profile = await alive(page.getByRole('button', { name: 'Profile: Mara Brandt' }));
    await profile.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in/);

    const thief = await browser.newContext({ baseURL: baseURL ?? '' });
    await thief.addCookies(cookies);
    expect((await thief.request.get('/bff/listings')).status()).toBe(401);
    const stolen = await thief.newPage();
    await stolen.goto('/listings');
    await expect(stolen).toHaveURL(/\/sign-in/);
    await thief.close();
  });
});

test.describe('finding a listing', () => {
  test('by a part of its name', async ({ page, signIn }) => {
    await signIn('admin');
    await openListings(page);
    await page.getByRole('searchbox', { name: 'Name' }).fill('gion');
    await expect(page).toHaveURL(/name=gion/);
    await expect.poll(() => names(page)).not.toContain('Am Hauptmarkt 7');
    for (const name of await names(page)) expect(name.toLowerCase()).toContain('gion');
  });

  test('by market, bedrooms and order; a reload, a link and the way back show the same view', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await openListings(page);
    await filterBy(page, 'Market', 'Kyoto');
    await filterBy(page, 'Bedrooms', '2 bedrooms');
    await page.getByRole('columnheader', { name: 'Listing' }).getByRole('button').click();
    await expect(page).toHaveURL(/market=Kyoto.*sort=-title/);
    await expect(rows(page).first()).toContainText('Kyoto');
    await expect(page.getByRole('columnheader', { name: 'Listing' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
    const view = await names(page);
    expect(view.length).toBeGreaterThan(1);
    expect(view).toEqual([...view].sort().reverse());

    await page.reload();
    await expect.poll(() => names(page)).toEqual(view);
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/market=Kyoto/);
    await expect.poll(() => names(page)).toEqual(view);
  });

  test('by turning pages, which the way back turns back', async ({ page, signIn }) => {
    await signIn('admin');
    await openListings(page);
    const first = await names(page);
    expect(first).toHaveLength(50);
    const next = await alive(page.getByRole('button', { name: 'Next page' }));
    await next.click();
    await expect(page.getByText('51–87 of 87')).toBeVisible();
    await expect(rows(page)).toHaveCount(37);
    expect(first).not.toContain((await names(page))[0]);
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(first);
  });

  test('by the command palette', async ({ page, signIn }) => {
    await signIn('admin');
    await openAccounts(page);
    const dialog = page.getByRole('dialog');
    // A key that is pressed before the page's script listens does nothing, and one more changes nothing.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
    }).toPass();
    await page.keyboard.type('bandshell');
    await expect(dialog.getByRole('menuitem')).toHaveText([/Bandshell Beach Flat/]);
    await expect(dialog.getByRole('menuitem')).toHaveAttribute('data-focused');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bandshell Beach Flat', level: 1 })).toBeVisible();
  });
});

test.describe('a night', () => {
  test('is explained by steps that add up to its price, which is the one a partner reads', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { id, attributes } = await listingCalled(api, 'Casa Coral on Euclid');
    await page.goto(`/listings/${id}`);
    await openNights(page).nth(20).click();
    await expect(page).toHaveURL(/night=/);
    const panel = page.getByRole('dialog');
    const dates = new Set<string>();
    let stepsSeen = 0;
    for (let night = 0; night < 6; night += 1) {
      const date = openDate(page);
      const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
      await expect(panel.getByRole('heading', { level: 2 })).toContainText(day.format(Date.parse(date)));
      const { base, steps, price } = await readWaterfall(panel);
      const known = await nightOf(api, id, date);
      expect(base).toBe((attributes['base-price'] ?? 0) * 100);
      expect(base + sum(steps), date).toBe(price);
      expect(price, date).toBe(known.price * 100);
      expect(hundredths(await panel.locator('section > div > b').first().innerText())).toBe(price);
      dates.add(date);
      stepsSeen += steps.length;
      await page.keyboard.press('ArrowRight');
      await expect(page).not.toHaveURL(new RegExp(date));
    }
    expect(dates.size).toBe(6);
    expect(stepsSeen).toBeGreaterThan(12);
  });

  test('shows in the calendar what its panel says', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Casa Coral on Euclid');
    await page.goto(`/listings/${id}`);
    const cell = openNights(page).nth(30);
    const label = (await cell.locator('.sr-only').innerText()).replaceAll(/\s+/g, ' ');
    await cell.click();
    const { price } = await readWaterfall(page.getByRole('dialog'));
    expect(label).toContain(`$${(price / 100).toLocaleString('en-GB')}`);
  });

  test('leads to its neighbours by arrow keys, and back to the calendar by Escape', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Casa Coral on Euclid');
    const [before, night, after] = [dayAhead(84), dayAhead(85), dayAhead(86)];
    const written = (date: string, year?: 'numeric') =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(
        Date.parse(date),
      );
    await page.goto(`/listings/${id}?night=${night}`);
    const heading = page.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toContainText(written(night));
    await page.keyboard.press('ArrowRight');
    await expect(heading).toContainText(written(after));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(heading).toContainText(written(before));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(/night=/);
    await expect(
      page.getByRole('gridcell', { name: new RegExp(`\\b${written(before, 'numeric')}`) }),
    ).toBeFocused();
  });

  test('that was opened is closed by the way back', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Casa Coral on Euclid');
    await page.goto(`/listings/${id}`);
    await openNights(page).nth(10).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

test.describe('the pricing of a listing', () => {
  test('is switched off and on again, for partners too', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Byron Ave Cottage');
    await switchPricing(api, id, true);
    await openListing(page, id);
    const toggle = page.getByRole('switch', { name: 'Pricing of Byron Ave Cottage' });
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await expect.poll(async () => (await listingOf(api, id)).enabled).toBe(false);
    await page.reload();
    await nightsAreThere(page);
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect.poll(async () => (await listingOf(api, id)).enabled).toBe(true);
  });

  test('can be switched in the table, where its count follows', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
    await switchPricing(api, id, true);
    await openListings(page, '?name=boardwalk');
    const counts = page.getByText(/^87 listings, \d+ with pricing on$/);
    const before = Number(/(\d+) with/.exec(await counts.innerText())?.[1]);
    const toggle = page.getByRole('switch', { name: 'Pricing of Boardwalk Cabana 803' });
    await toggle.click();
    await expect(counts).toHaveText(`87 listings, ${before - 1} with pricing on`);
    expect((await listingOf(api, id)).enabled).toBe(false);
    await toggle.click();
    await expect(counts).toHaveText(`87 listings, ${before} with pricing on`);
    expect((await listingOf(api, id)).enabled).toBe(true);
  });

  test('asks for a base price where there is none', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Monte da Azinheira');
    const { 'base-price': known } = await listingOf(api, id);
    await switchPricing(api, id, false);
    await openListing(page, id);
    if (known !== null) await withoutBasePrice(page);
    const toggle = page.getByRole('switch', { name: 'Pricing of Monte da Azinheira' });
    await toggle.click();
    const dialog = page.getByRole('dialog', { name: 'Switch pricing on' });
    await dialog.getByRole('textbox', { name: 'Base price' }).fill('4');
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await expect(dialog.getByText('At least €10')).toBeVisible();
    expect((await listingOf(api, id)).enabled).toBe(false);
    await dialog.getByRole('textbox', { name: 'Base price' }).fill('140');
    await page.unroute(LISTING);
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await expect(dialog).toBeHidden();
    await expect(toggle).toBeChecked();
    await expect(page.getByText('€140')).toBeVisible();
    expect(await listingOf(api, id)).toMatchObject({ enabled: true, 'base-price': 140 });
    await toggle.click();
    await expect.poll(async () => (await listingOf(api, id)).enabled).toBe(false);
  });
});

test('“Refresh now” tells how the read goes, and when it ended', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
  const before = (await listingOf(api, id))['sync-status']?.['last-successful-sync-at'];
  await openListing(page, id);
  const letGo = await holdBack(page, '**/bff/listings/*/refresh');
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expect(page.getByText('Refreshing, 1 of 2')).toBeVisible();
  letGo();
  await expect(page.getByRole('button', { name: 'Refresh now' })).toBeVisible();
  const after = (await listingOf(api, id))['sync-status'];
  expect(after?.state).toBe('completed');
  expect(Date.parse(after?.['last-successful-sync-at'] ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
});

test('the accounts screen tells of each account how many listings it brought', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/accounts');
  await expect(page.getByText('3 connected, 87 listings')).toBeVisible();
  await expect(page.getByRole('row', { name: /Coral & Salt Stays/ })).toContainText('24');
  await expect(page.getByRole('row', { name: /Zwei Städte Hospitality/ })).toContainText('60');
});
