import type { Page } from '@playwright/test';
import { alive } from './alive.ts';
import { expect } from './fixtures.ts';
import type { PartnerApi } from './partner-api.ts';

/** The changes of the history that are on the screen: of one listing, or folded. */
export const steps = (page: Page) =>
  page.getByRole('region', { name: 'History' }).locator('section > ul > li');

/** Changes the extra-guest fees of a listing in a request of this name. */
export async function changeFees(
  api: PartnerApi,
  id: string,
  fee: number,
  guests: number,
  requestId?: string,
): Promise<void> {
  const attributes = { 'extra-guest-fee': fee, 'extra-guest-threshold': guests };
  const body = { data: { type: 'extra-guest-fee-customizations', id, attributes } };
  const path = `/api/v1/listings/${id}/customizations/extra-guest-fees/`;
  const answer = await api.send('PATCH', path, body, requestId ? { 'x-request-id': requestId } : {});
  // They may be so already, and then nothing is written down.
  expect([200, 304]).toContain(answer.status);
}

/** Opens the history of a listing, or of all (null), and waits until it is there. */
export async function openHistory(page: Page, id: string | null, search = ''): Promise<void> {
  await page.goto(id === null ? `/history${search}` : `/listings/${id}/history${search}`);
  await alive(page.getByText(/changes?, newest first\.$/));
}
