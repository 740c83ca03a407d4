import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { dayAhead } from './support/days.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';

test('an export fits the screen', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/listings/export');
  await expect(page.getByText(/^Every listing: \d+ listings$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'export');
});

test('an import fits the screen, from the file to its preview', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  await page.goto('/listings/import');
  await alive(page.getByRole('button', { name: 'Choose a file' }));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'import');
  const rows = `listing id,from,price\n${id},01/07/2027,200\n${id},${dayAhead(200)},200\n`;
  const file = { name: 'overrides.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Change 1 night' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'a preview');
});
