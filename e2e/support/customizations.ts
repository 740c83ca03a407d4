import { expect, type Locator, type Page } from '@playwright/test';
import { CUSTOMIZATIONS, type CustomizationName } from '#contract/customizations/names.ts';
import type { PartnerApi } from './partner-api.ts';

type Attributes = Record<string, unknown>;

/** Opens one of a listing's nine forms, and waits until it can be worked with. */
export async function openForm(page: Page, id: string, type: string): Promise<Locator> {
  await page.goto(`/listings/${id}/customizations?type=${type}`);
  const form = page.getByRole('form');
  await expect(form).toBeVisible();
  // The bar is the form's own script's: where it stands, that runs.
  await expect(bar(page)).toBeVisible();
  return form;
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^\d+ changes? saved\.$/).last()).toBeVisible();
}

/** A customization as the Partner API answers it. */
export async function customizationOf(api: PartnerApi, id: string, type: string): Promise<Attributes> {
  const { status, json } = await api.send('GET', `/api/v1/listings/${id}/customizations/${type}/`);
  expect(status).toBe(200);
  return (json as { data: { attributes: Attributes } }).data.attributes;
}

/** Changes a customization as a partner does, so that a test begins where it needs to. */
export async function changeCustomization(
  api: PartnerApi,
  id: string,
  type: CustomizationName,
  attributes: Attributes,
): Promise<void> {
  const body = { data: { type: CUSTOMIZATIONS[type], id, attributes } };
  const { status, json } = await api.send('PATCH', `/api/v1/listings/${id}/customizations/${type}/`, body);
  expect([200, 304], JSON.stringify(json)).toContain(status);
}

/** The foot of a form: what is pending and what it would do. */
export const bar = (page: Page) =>
  page.getByRole('region', { name: /^(Changes of this form|このフォームの変更)$/ });

/** What the page asks about changes that are not saved. */
export const PREVIEW = /\/bff\/listings\/\d+\/price-preview$/;

/** Changes what the page sends next on its way, so that the service itself refuses what no form would send. */
export async function tamper(
  page: Page,
  type: string,
  change: (attributes: Attributes) => void,
): Promise<void> {
  await page.route(
    `**/bff/listings/*/customizations/${type}`,
    async (route) => {
      const body = route.request().postDataJSON() as { data: { attributes: Attributes } };
      change(body.data.attributes);
      await route.continue({ postData: JSON.stringify(body) });
    },
    { times: 1 },
  );
}
