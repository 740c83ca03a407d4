import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { changeFees, openHistory, steps } from './support/history.ts';
import { listingCalled } from './support/partner-api.ts';

const TITLES = ['Byron Ave Cottage', 'Casa Coral on Euclid'];

test('the history of all listings fits a phone, with its restore points and what differs', async ({
  page,
  signIn,
  api,
}) => {
  const set = async (fee: number) => {
    const requestId = crypto.randomUUID();
    for (const title of TITLES)
      await changeFees(api, (await listingCalled(api, title)).id, fee, 2, requestId);
  };
  for (const fee of [23, 24]) await set(fee);
  await signIn('admin');
  await openHistory(page, null);
  await expectNoSidewaysScroll(page);
  const fold = steps(page).first().getByRole('button', { name: 'Show what changed at 2 listings' });
  await fold.click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'portfolio history');

  const points = page.getByRole('region', { name: 'Restore points' });
  await points.getByRole('button', { name: 'Restore points' }).click();
  const name = `From my phone ${crypto.randomUUID().slice(0, 8)}`;
  await points.getByLabel('Name').fill(name);
  await points.getByRole('button', { name: 'Make one' }).click();
  const point = points.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(point).toBeVisible();
  await set(29);
  await point.click();
  await expect(points.getByLabel('Name')).toBeHidden();
  await expect(page.getByText(/^2 of \d+ listings differ/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Restore Byron Ave Cottage' }).check();
  const restore = page.getByRole('button', { name: 'Restore 1 listing' });
  expect((await restore.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'differences');
  await restore.click();
  await expect(page.getByText('1 listing restored.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
