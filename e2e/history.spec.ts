import { randomUUID } from 'node:crypto';
import { alive } from './support/alive.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { changeFees, openHistory, steps } from './support/history.ts';
import { listingCalled } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';

const LISTING = 'Harding Ave Hideaway';

test('a change says who, through what, which setting, and from what to what', async ({
  page,
  signIn,
  api,
}) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 11, 2);
  await changeFees(api, id, 17, 3);
  await signIn('admin');
  await openHistory(page, id);
  await expect(page.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible();
  const latest = steps(page).first();
  for (const text of ['mara@brandt-ueda.example', 'API', 'Extra guests']) {
    await expect(latest).toContainText(text);
  }
  await expect(latest).toContainText(/Fee per extra guest\s*\$11\s*\$17/);
  await expect(latest).toContainText(/Guests included\s*2 guests\s*3 guests/);
  const latestRaw = latest.locator('pre');
  await expect(latestRaw).toHaveCount(0);
  await latest.getByRole('button', { name: 'Show the values as sent' }).click();
  await expect(latestRaw.first()).toContainText('− 11');
  await expect(latest.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
});

test('what the service did on its own is told as the service’s', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/recommendations?show=decided');
  const automatic = page.getByRole('listitem').filter({ hasText: 'Approved automatically' }).first();
  await (await alive(automatic.getByRole('button'))).click();
  const link = page.getByRole('article').getByRole('link', { name: 'Open listing' });
  await openHistory(page, (await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  const taken = steps(page).filter({ hasText: 'took a recommendation over' });
  await expect(taken.first()).toContainText('Ratewright');
  await expect(taken.first()).toContainText('Base price');
});

test('a list is told season by season and weekday by weekday', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  const path = `/api/v1/listings/${id}/customizations/min-stays/`;
  const season = {
    'start-date': '2027-07-01',
    'end-date': '2027-07-31',
    rollover: true,
    'min-stay': 4,
  };
  const set = (attributes: object) =>
    api.send('PATCH', path, { data: { type: 'min-stay-customizations', id, attributes } });
  await set({ 'seasonal-min-stays': [] });
  expect((await set({ 'seasonal-min-stays': [season] })).status).toBe(200);
  await set({ 'seasonal-min-stays': [{ ...season, 'min-stay': 5 }] });
  await signIn('admin');
  await openHistory(page, id);
  const latest = steps(page).first();
  await expect(latest).toContainText(/1\s*–\s*31 Jul, every year, minimum stay\s*4 nights\s*5 nights/);
});

test('changes are filtered in the address, and each filter is lifted by itself', async ({
  page,
  signIn,
  api,
}) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 12, 2);
  await signIn('admin');
  await openHistory(page, id);
  await page.getByRole('radio', { name: 'API' }).check();
  await expect(page).toHaveURL(/surface=api/);
  await page.getByRole('button', { name: /^Setting/ }).click();
  await page.getByRole('menuitemradio', { name: /^Extra guests \(\d+\)$/ }).click();
  await page.getByRole('button', { name: /^Changed/ }).click();
  await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/period=last7/);
  await page.reload();
  await expect(steps(page).first()).toContainText('Extra guests');
  for (const text of await steps(page).allTextContents()) expect(text).toContain('API');
  await expectAccessible(page, 'a filtered history');
  await page.getByRole('button', { name: 'Setting Extra guests lift this filter' }).click();
  await expect(page).not.toHaveURL(/setting=/);
  await page.getByRole('button', { name: 'Lift all filters' }).click();
  await expect(page).not.toHaveURL(/surface|period/);
});

test('who made changes is chosen by name', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 13, 2);
  const { email } = await signIn('admin');
  await openHistory(page, id);
  await page.getByRole('button', { name: /^Who/ }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${email}`) }).click();
  await expect(page).toHaveURL(/actor=/);
  await expect(steps(page).first()).toContainText(email);
});

test('where nothing passes the filters it says which to lift', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 14, 2);
  await signIn('admin');
  await page.goto(
    `/listings/${id}/history?setting=extra-guest-fees&period=between&after=2020-01-01&before=2020-01-31`,
  );
  await expect(page.getByText('No change passes these filters.')).toBeVisible();
  const way = page.getByRole('button', { name: /^Without “Changed: .*2020”: \d+ changes?$/ });
  await expect(way).toBeVisible();
  await expectAccessible(page, 'no match');
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(steps(page).first()).toContainText('Extra guests');
});

test('a history that can’t be read says so, and can be tried again', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const url = '**/bff/changes?*';
  await refuse(page, url, refusal(500));
  await page.goto(`/listings/${id}/history`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The history could not be read.');
  await expect(alert).toContainText(REFUSED_REQUEST);
  await page.unroute(url);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(steps(page).first()).toBeVisible();
});

test('a value comes back after it is said what will, and goes again', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 21, 2);
  await changeFees(api, id, 34, 2);
  await signIn('admin');
  await openHistory(page, id);
  await steps(page)
    .first()
    .getByRole('button', { name: /^Restore Extra guests/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Restore: Extra guests' });
  await expect(question).toContainText(/Fee per extra guest\s*\$34\s*\$21/);
  await expectAccessible(page, 'restoring');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 value restored.')).toBeVisible();
  await expect(steps(page).first()).toContainText(/Fee per extra guest\s*\$34\s*\$21/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 value is as it was.')).toBeVisible();
  await expect(steps(page).first()).toContainText(/Fee per extra guest\s*\$21\s*\$34/);
});

test('what can’t come back is said in words, and nothing is changed', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 23, 2);
  await changeFees(api, id, 36, 2);
  await signIn('admin');
  await openHistory(page, id);
  const crossed = { code: 'not_restorable', detail: 'The minimum is above the maximum.' };
  await refuse(page, '**/restorations', refusal(422, crossed));
  await steps(page)
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(question.getByRole('alert')).toContainText('The minimum is above the maximum.');
});

test('settings are kept under a name, compared, brought back, and forgotten', async ({
  page,
  signIn,
  api,
}) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 25, 2);
  await signIn('admin');
  await openHistory(page, id);
  const points = page.getByRole('region', { name: 'Restore points' });
  const name = `Before the fair ${randomUUID()}`;
  await points.getByLabel('Name').fill(name);
  await points.getByRole('button', { name: 'Make one' }).click();
  const point = points.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(point).toContainText('mara@brandt-ueda.example');
  await changeFees(api, id, 38, 3);
  await point.click();
  await expect(page.getByRole('heading', { name: `Changes since “${name}”` })).toBeVisible();
  const differences = page.getByRole('region', { name: 'History' });
  await expect(differences).toContainText(/Fee per extra guest\s*\$38\s*\$25/);
  await expect(differences).toContainText(/Guests included\s*3 guests\s*2 guests/);
  await expectAccessible(page, 'changes since a restore point');
  await page.getByRole('button', { name: 'Restore 2 values' }).click();
  await expect(page.getByText('1 listing restored.')).toBeVisible();
  await expect(page.getByText('Nothing differs from this restore point.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the history' }).click();
  await expect(steps(page).first()).toContainText(/Fee per extra guest\s*\$38\s*\$25/);
  await points.getByRole('button', { name: `Forget “${name}”` }).click();
  const question = page.getByRole('dialog', { name: `Forget “${name}”?` });
  await expectAccessible(page, 'forgetting a restore point');
  await question.getByRole('button', { name: 'Forget' }).click();
  await expect(point).toHaveCount(0);
});

test('one step of several goes back without the rest of its request', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  const request = `req_${randomUUID()}`;
  await changeFees(api, id, 15, 2);
  const path = `/api/v1/listings/${id}/customizations/min-stays/`;
  const set = (nights: number, headers = {}) =>
    api.send(
      'PATCH',
      path,
      { data: { type: 'min-stay-customizations', id, attributes: { 'min-stay': nights } } },
      headers,
    );
  await set(1);
  await changeFees(api, id, 18, 3, request);
  await set(2, { 'x-request-id': request });
  await signIn('admin');
  await openHistory(page, id);
  await page
    .getByRole('button', { name: /^Restore Extra guests/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('2 values restored.')).toBeVisible();
  const { json } = await api.send('GET', path);
  expect(json).toMatchObject({ data: { attributes: { 'min-stay': 2 } } });
});

test('what can’t be restored has no button, and says why when it is opened', async ({
  page,
  signIn,
  api,
}) => {
  const { id } = await listingCalled(api, LISTING);
  await signIn('admin');
  await openHistory(page, id, '?setting=base-price&surface=service');
  const first = steps(page).filter({ hasText: 'read from the channel' }).last();
  await expect(first).toContainText('none');
  await expect(first.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await first.getByRole('button', { name: 'Show the values as sent' }).click();
  await expect(first).toContainText('There was no base price before');
});

test('who may only view can restore nothing', async ({ page, signIn, api }) => {
  const { id } = await listingCalled(api, LISTING);
  await changeFees(api, id, 27, 2);
  await signIn('viewer');
  await openHistory(page, id);
  await expect(page.getByText(/An administrator or editor can make and restore one\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('a history meets WCAG 2.2 AA', async ({ page, signIn, api }) => {
      await signIn('admin');
      const { id } = await listingCalled(api, LISTING);
      await openHistory(page, id);
      await steps(page).first().getByRole('button', { name: 'Show the values as sent' }).click();
      await expectAccessible(page, 'history');
    });
  });
}
