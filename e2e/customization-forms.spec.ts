import { bar, openForm } from './support/customizations.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';

const LISTING = 'Pine Tree Drive Villa';
const SCRIPTS = '**/_next/static/chunks/**';

test('a form that is opened says what it is for while its code is on the way', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  await openForm(page, id, 'base-price');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  const list = page.getByRole('navigation', { name: 'Customizations', exact: true });
  await list.getByRole('link', { name: /^Minimum stay/ }).click();
  await expect(page.getByRole('heading', { name: 'Minimum stay', level: 2 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  release();
  await expect(page.getByRole('form', { name: 'Minimum stay' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
});

for (const type of ['min-max-prices', 'manual-overrides']) {
  test(`a link to ${type} arrives with the form, and it stays while its script begins`, async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, LISTING);
    await page.addInitScript(() => {
      let wasThere = false;
      const look = () => {
        const form = document.querySelector('main form');
        const isShown = form !== null && form.getClientRects().length > 0;
        if (wasThere && !isShown) document.documentElement.dataset.flashed = '';
        wasThere ||= isShown;
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await openForm(page, id, type);
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  });
}

test('where the schemas cannot be fetched the service alone judges', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'base-price');
  await expect(bar(page).getByRole('figure')).toBeVisible();
  await page.route(SCRIPTS, (route) => route.abort());
  await form.getByLabel('Base price per night').fill('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByLabel('Base price per night')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Base price per night')).toHaveAccessibleDescription(/10/);
});
