import { expect, type Page } from '@playwright/test';
import { alive } from './alive.ts';

/** Opens the listings, and waits until they can be worked with. */
export async function openListings(page: Page, search = ''): Promise<void> {
  await page.goto(`/listings${search}`);
  await expect(page.getByText(/^\d+ listings in \d+ markets$/)).toBeVisible();
  await alive(page.getByRole('searchbox', { name: 'Name' }));
}

/** Opens a listing, and waits until its nights are there. */
export async function openListing(page: Page, id: string, search = ''): Promise<void> {
  await page.goto(`/listings/${id}${search}`);
  await nightsAreThere(page);
}

export async function nightsAreThere(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

export async function openAccounts(page: Page): Promise<void> {
  await page.goto('/accounts');
  await expect(page.getByText(/^\d connected, \d+ listings$/)).toBeVisible();
}
