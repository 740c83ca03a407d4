import type { Page } from '@playwright/test';
import { compsetCollectionSchema, compsetDocumentSchema } from '../../contract/compsets.ts';
import { alive } from './alive.ts';
import type { PartnerApi } from './partner-api.ts';

/** The answers of one comp set, as the browser asks for it. */
export const COMPSET = /\/bff\/compsets\/\d+/;

/** The listing's own comp set, as a partner reads it. */
export async function compsetOf(api: PartnerApi, listingId: string, search = '') {
  const { data } = await api.read(compsetCollectionSchema, `/api/v1/compsets/?filter[listing]=${listingId}`);
  const path = `/api/v1/compsets/${data[0]?.id}/${search}`;
  return (await api.read(compsetDocumentSchema, path)).data.attributes;
}

/** Opens the comp set of a listing, and waits until its members are there. */
export async function openCompset(page: Page, id: string, search = ''): Promise<void> {
  await page.goto(`/listings/${id}/compset${search}`);
  await alive(membersTable(page));
}

export const membersTable = (page: Page) => page.getByRole('table', { name: /^Members of the set/ });
