import type { Page } from '@playwright/test';
import { alive } from './support/alive.ts';
import { dayAhead } from './support/days.ts';
import { boxOf } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack, stopAtSkeleton } from './support/hold-back.ts';
import { listingCalled } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';
import { openListing, openListings } from './support/screens.ts';
import { openNights } from './support/waterfall.ts';

const CALENDAR = '**/bff/listings/*/calendar*';
const NAMED = /\/bff\/listings\?.*filter%5Bname%5D=/;

/** How far things have jumped since the page came, as browsers measure it (0 is not at all). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntriesByType('layout-shift') as unknown as { value: number }[];
          resolve(shifts.reduce((total, { value }) => total + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved the observer has nothing to say.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test('a calendar that is being read has the rows it will have, and nothing jumps when they fill', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  const letGo = await holdBack(page, CALENDAR);
  await page.goto(`/listings/${id}`);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  const rows = grid.getByRole('row');
  await expect(rows).toHaveCount(13);
  const before = await boxOf(grid);
  letGo();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expect(openNights(page).first()).toBeVisible();
  expect(await boxOf(grid)).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.1);
});

test('a table that is on its way stands where its rows will stand', async ({ page, signIn }) => {
  await signIn('admin');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Listings' });
  const letGo = await stopAtSkeleton(page, link);
  const place = await boxOf(page.getByRole('status', { name: 'Loading' }));
  letGo();
  const table = page.getByRole('table', { name: 'Listings' });
  const { x, y, width } = await boxOf(table);
  expect({ x, y, width }).toEqual({ x: place.x, y: place.y, width: place.width });
});

test('the listings come without a jump', async ({ page, signIn }) => {
  await signIn('admin');
  await openListings(page);
  await expect(page.getByText('87 listings in 4 markets')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.1);
});

test('an explanation that is being read is announced', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  const letGo = await holdBack(page, '**/bff/listings/*/explanations/*');
  await page.goto(`/listings/${id}?night=${dayAhead(111)}`);
  await expect(page.getByRole('status', { name: 'The explanation is being read' })).toBeVisible();
  letGo();
  await expect(page.getByRole('dialog').getByRole('table', { name: /How the price/ })).toBeVisible();
});

test.describe('a read that fails', () => {
  test('says what failed, names the request, and can be tried again', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Casa Coral on Euclid');
    await refuse(page, CALENDAR, refusal(500));
    await page.goto(`/listings/${id}`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The calendar could not be read.');
    await expect(alert).toContainText(REFUSED_REQUEST);
    await page.unroute(CALENDAR);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(openNights(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('of listings leaves the way back to those that can be read', async ({ page, signIn }) => {
    await signIn('admin');
    await openListings(page);
    await refuse(page, NAMED, refusal(500));
    await page.getByRole('searchbox', { name: 'Name' }).fill('gion');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('The listings could not be read.');
    await expect(alert).toContainText(REFUSED_REQUEST);
    await page.unroute(NAMED);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Gion Lantern House' })).toBeVisible();
  });

  test('of an explanation leaves the calendar as it is', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Casa Coral on Euclid');
    await refuse(page, '**/bff/listings/*/explanations/*', refusal(500));
    await page.goto(`/listings/${id}?night=${dayAhead(111)}`);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(REFUSED_REQUEST);
    await expect(openNights(page).first()).toBeVisible();
  });
});

test('a switch that the service refuses goes back, and says why', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Casa Coral on Euclid');
  await refuse(page, '**/bff/listings/*/activation', refusal(500));
  await openListing(page, id);
  const toggle = page.getByRole('switch');
  await toggle.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Pricing of Casa Coral on Euclid is still on.',
  );
  await expect(page.getByRole('main').getByRole('alert')).toContainText(REFUSED_REQUEST);
  await expect(toggle).toBeChecked();
});

test('no match says so and offers to clear the filters', async ({ page, signIn }) => {
  await signIn('admin');
  await openListings(page, '?name=no-such-listing');
  await expect(page.getByText('No listing matches.')).toBeVisible();
  const clear = await alive(page.getByRole('button', { name: 'Clear filters' }));
  await clear.click();
  await expect(page).toHaveURL(/\/listings$/);
  await expect(page.getByRole('link', { name: 'Am Hauptmarkt 7' })).toBeVisible();
});

test('a listing outside every market says why it has no prices and what helps', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Monte da Azinheira');
  await page.goto(`/listings/${id}`);
  await expect(page.getByText('Monte da Azinheira can’t be priced yet.')).toBeVisible();
  await expect(page.getByText(/“Estrada Municipal 1002” lies in none/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Refresh now' }).last()).toBeVisible();
});

test('a listing that is not there, or is somebody else’s, is not found', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/listings/999999999');
  await expect(page.getByText('There is no such listing.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to listings' }).click();
  await expect(page).toHaveURL(/\/listings$/);
});
