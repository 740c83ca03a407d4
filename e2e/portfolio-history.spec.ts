import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { changeFees, openHistory, steps } from './support/history.ts';
import { listingCalled, type PartnerApi } from './support/partner-api.ts';
import { refusal, refuse } from './support/refusal.ts';

const TITLES = ['Byron Ave Cottage', 'Casa Coral on Euclid', 'Collins Ave Deco 4B'];

/** Changes several listings in one request, and gives their ids. */
async function changeAll(api: PartnerApi, fee: number): Promise<string[]> {
  const requestId = crypto.randomUUID();
  const ids: string[] = [];
  for (const title of TITLES) {
    const { id } = await listingCalled(api, title);
    await changeFees(api, id, fee, 2, requestId);
    ids.push(id);
  }
  return ids;
}

test('the history of all listings is reached from them and from one of them', async ({
  page,
  signIn,
  api,
}) => {
  const { id } = await listingCalled(api, 'Byron Ave Cottage');
  for (const fee of [30, 31]) await changeFees(api, id, fee, 2);
  await signIn('admin');
  await page.goto('/listings');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Listings' }),
  ).toHaveAttribute('aria-current', 'page');
  await steps(page).first().getByRole('link', { name: 'Byron Ave Cottage' }).click();
  await expect(page).toHaveURL(new RegExp(`/listings/${id}/history$`));
  await page.getByRole('link', { name: 'All listings' }).click();
  await expect(page).toHaveURL(/\/history$/);
});

test('one edit of several listings is folded, opened, and goes back as one', async ({
  page,
  signIn,
  api,
}) => {
  const [id = ''] = await changeAll(api, 41);
  await changeAll(api, 57);
  await signIn('admin');
  await openHistory(page, null);
  const folded = steps(page).first();
  await expect(folded).toContainText('3 listings, 3 values');
  await expect(folded).toContainText(TITLES.join(', '));
  await expectAccessible(page, 'a folded edit');
  await folded.getByRole('button', { name: 'Show what changed at 3 listings' }).click();
  for (const title of TITLES) await expect(folded.getByRole('link', { name: title })).toBeVisible();
  await expect(folded).toContainText(/Fee per extra guest\s*\$41\s*\$57/);
  await expectAccessible(page, 'an unfolded edit');
  await folded.getByRole('button', { name: /^Restore all: Extra guests of 3 listings/ }).click();
  const question = page.getByRole('dialog', { name: 'Restore 3 listings?' });
  await expectAccessible(page, 'restoring an edit');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('3 listings restored.')).toBeVisible();
  const path = `/api/v1/listings/${id}/customizations/extra-guest-fees/`;
  expect((await api.send('GET', path)).json).toMatchObject({
    data: { attributes: { 'extra-guest-fee': 41 } },
  });
  await expect(steps(page).first()).toContainText('Dashboard');
  await expect(steps(page).first()).toContainText('3 listings, 3 values');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 3 listings are as before.')).toBeVisible();
  expect((await api.send('GET', path)).json).toMatchObject({
    data: { attributes: { 'extra-guest-fee': 57 } },
  });
});

test('a restore point of chosen listings is made, compared, and restored at some of them, by keyboard', async ({
  page,
  signIn,
  api,
}) => {
  const [first = '', second = ''] = await changeAll(api, 21);
  await signIn('admin');
  await openHistory(page, null);
  const points = page.getByRole('region', { name: 'Restore points' });
  const name = `Three of them ${crypto.randomUUID().slice(0, 8)}`;
  await points.getByLabel('Name').fill(name);
  await points.getByRole('button', { name: 'Choose listings' }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Which listings does it keep?' });
  await expect(chooser.getByRole('checkbox').nth(3)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'choosing listings');
  await chooser.getByRole('checkbox', { name: /^All shown here/ }).focus();
  await page.keyboard.press('Space');
  for (const title of TITLES) {
    await chooser.getByRole('checkbox', { name: title }).focus();
    await page.keyboard.press('Space');
  }
  await chooser.getByRole('button', { name: 'Keep 3 listings' }).focus();
  await page.keyboard.press('Enter');
  await expect(points.getByText('Of 3 listings')).toBeVisible();
  await points.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  const point = points.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(point).toContainText('3 listings');

  await changeAll(api, 66);
  await point.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/point=\d+/);
  await expect(page.getByText('3 of 3 listings differ: as it is now, and as it was')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    /Fee per extra guest\s*\$66\s*\$21/,
  );
  await expectAccessible(page, 'differences');
  for (const title of TITLES.slice(0, 2)) {
    await page.getByRole('checkbox', { name: `Restore ${title}` }).focus();
    await page.keyboard.press('Space');
  }
  await expectAccessible(page, 'chosen differences');
  await page.getByRole('button', { name: 'Restore 2 listings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 listings restored.')).toBeVisible();
  await expect(page.getByText('1 of 3 listings differ: as it is now, and as it was')).toBeVisible();
  const feeOf = async (id: string) => {
    const { json } = await api.send('GET', `/api/v1/listings/${id}/customizations/extra-guest-fees/`);
    return (json as { data: { attributes: { 'extra-guest-fee': number } } }).data.attributes[
      'extra-guest-fee'
    ];
  };
  expect([await feeOf(first), await feeOf(second)]).toEqual([21, 21]);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone: 2 listings are as before.')).toBeVisible();
  expect([await feeOf(first), await feeOf(second)]).toEqual([66, 66]);
});

test('a listing that cannot go back says why, and stops no other', async ({ page, signIn, api }) => {
  const [refusing = ''] = await changeAll(api, 22);
  await signIn('admin');
  await openHistory(page, null);
  const points = page.getByRole('region', { name: 'Restore points' });
  const name = `All of them ${crypto.randomUUID().slice(0, 8)}`;
  await points.getByLabel('Name').fill(name);
  await points.getByRole('button', { name: 'Make one' }).click();
  const point = points.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(point).toBeVisible();
  await changeAll(api, 67);
  await point.click();
  const crossed = { code: 'not_restorable', detail: 'The minimum is above the maximum.' };
  await refuse(page, `**/bff/listings/${refusing}/restorations`, refusal(422, crossed));
  await page.getByRole('checkbox', { name: /^All \d+ listings$/ }).check();
  await page.getByRole('button', { name: 'Restore 3 listings' }).click();
  await expect(page.getByText('2 listings restored. 1 could not be restored.')).toBeVisible();
  await expect(page.getByText('The minimum is above the maximum.')).toBeVisible();
  await expectAccessible(page, 'a refused restoration');
});

test('earlier changes are shown on demand, and filters hold for all listings', async ({
  page,
  signIn,
  api,
}) => {
  const { id } = await listingCalled(api, 'Byron Ave Cottage');
  for (let fee = 1; fee <= 30; fee += 1) await changeFees(api, id, fee, 2);
  await signIn('viewer');
  await openHistory(page, null);
  await expect(steps(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Show earlier changes' }).click();
  await expect.poll(() => steps(page).count()).toBeGreaterThan(30);
  await page.goto('/history?setting=extra-guest-fees&surface=api');
  await expect(steps(page).first()).toContainText('Extra guests');
  await expect(page.getByRole('list', { name: 'Filters that are set' })).toContainText(/Through\s*API/);
});

test('who may only view reads it, and can restore nothing', async ({ page, signIn, api }) => {
  await changeAll(api, 33);
  await signIn('viewer');
  await openHistory(page, null);
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await expect(page.getByText(/An administrator or editor can make and restore one\.$/)).toBeVisible();
  await expectAccessible(page, 'history of a viewer');
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('the history of all listings meets WCAG 2.2 AA', async ({ page, signIn }) => {
      await signIn('admin');
      await openHistory(page, null);
      await expectAccessible(page, 'portfolio history');
      await page.getByRole('button', { name: /^Who/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'who');
    });
  });
}
