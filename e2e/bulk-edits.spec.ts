import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  byPercent,
  choiceBar,
  chooseBox,
  editIsOver,
  editListings,
  editor,
  effectOn,
  effects,
  FAR_NIGHTS,
  fieldsOf,
  openChoosable,
  setting,
  startEdit,
} from './support/bulk-edits.ts';
import { dayAhead } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { calendarIsThere, overridesOf, setOverrides } from './support/multi-calendar.ts';
import { listingCalled, listingOf } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';
import { setBasePrice } from './support/webhooks.ts';

const CASCAIS = ['Casa do Farol Velho', 'Estúdio da Rua Amarela'];
const BEACH = ['Bandshell Beach Flat', 'Bayside Mast View 1502'];

test('rows are chosen by box, by range and by page, and all that match a filter', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const boxes = await openChoosable(page);
  await expect(choiceBar(page)).toHaveCount(0);
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(choiceBar(page)).toContainText('4 listings chosen');
  await boxes.nth(2).click();
  await expect(choiceBar(page)).toContainText('3 listings chosen');

  const count = Number((await page.getByText(/^\d+ listings in/).textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(50);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await expect(choiceBar(page)).toContainText('50 listings chosen');
  await choiceBar(page)
    .getByRole('button', { name: `Choose all ${count} that match` })
    .click();
  await expect(choiceBar(page)).toContainText(`${count} listings chosen`);
  await expect(choiceBar(page)).toContainText(`${count - 50} of them not on this page`);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(boxes).toHaveCount(count - 50);
  await expect(boxes.first()).toBeChecked();
  await choiceBar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(choiceBar(page)).toHaveCount(0);
});

test('what is chosen can be exported', async ({ page, signIn }) => {
  await signIn('viewer');
  const boxes = await openChoosable(page);
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await choiceBar(page).getByRole('link', { name: 'Export' }).click();
  await expect(page).toHaveURL(/\/listings\/export\?listings=\d+(,|%2C)\d+$/);
  await expect(page.getByText('chosen by hand: 2 listings')).toBeVisible();
});

test('rows are chosen by keyboard alone', async ({ page, signIn }) => {
  await signIn('admin');
  const boxes = await openChoosable(page);
  const first = page.locator('tbody tr').first().getByRole('link');
  await first.focus();
  await page.keyboard.press('Space');
  await expect(choiceBar(page)).toContainText('1 listing chosen');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('tbody tr').nth(1).getByRole('link')).toBeFocused();
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(choiceBar(page)).toContainText('3 listings chosen');
  await page.keyboard.press('Escape');
  await expect(choiceBar(page)).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await expect(choiceBar(page)).toContainText('50 listings chosen');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('base prices are changed by a percentage, followed, and put back as one', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const listings = await Promise.all(CASCAIS.map((title) => listingCalled(api, title)));
  const before = await Promise.all(listings.map(({ id }) => listingOf(api, id)));
  await editListings(page, '?market=Cascais', CASCAIS);
  await expect(editor(page)).toContainText('Cascais · EUR');
  await expect(editor(page)).toContainText('Nothing is to change yet.');
  await byPercent(page, 'Base price', '10');
  const after = before.map((listing) => Math.round((listing['base-price'] ?? 0) * 1.1));
  for (const [index, title] of CASCAIS.entries())
    await expect(effectOn(page, title)).toContainText(`€${after[index]}`);
  await expect(editor(page)).toContainText('2 change');
  await editor(page).getByRole('button', { name: 'Change 2 listings' }).click();

  await expect(page).toHaveURL(/\/listings\/bulk-edits\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Base price +10%' })).toBeVisible();
  await editIsOver(page);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  for (const title of CASCAIS) await expect(page.getByRole('row', { name: title })).toContainText('Changed');
  for (const [index, { id }] of listings.entries())
    expect((await listingOf(api, id))['base-price']).toBe(after[index]);

  await page.getByRole('button', { name: 'Undo all 2 listings' }).click();
  const question = page.getByRole('dialog', { name: 'Undo the change of 2 listings?' });
  await question.getByRole('button', { name: 'Undo 2 listings' }).click();
  await expect(page.getByRole('heading', { name: 'Undo: Base price +10%' })).toBeVisible();
  await editIsOver(page);
  for (const [index, { id }] of listings.entries())
    expect((await listingOf(api, id))['base-price']).toBe(before[index]?.['base-price']);
  await page.getByRole('link', { name: 'To the edit that it undoes' }).click();
  await expect(page.getByRole('heading', { name: 'Base price +10%', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: CASCAIS[0] })).toContainText('Undone');
  await page.getByRole('link', { name: CASCAIS[0] }).click();
  await expect(page).toHaveURL(new RegExp(`/listings/${listings[0]?.id}$`));
});

test('the editor is worked by keyboard alone, and gives the focus back', async ({ page, signIn, api }) => {
  await signIn('admin');
  await openChoosable(page, '?market=Cascais');
  await chooseBox(page, CASCAIS[0] ?? '').focus();
  await page.keyboard.press('Space');
  await choiceBar(page).getByRole('button', { name: 'Edit 1 listing' }).focus();
  await page.keyboard.press('Enter');
  await expect(setting(page, 'Base price')).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(setting(page, 'Minimum stay')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await expect(effectOn(page, CASCAIS[0] ?? '')).toContainText('9');
  await expect(editor(page).getByRole('button', { name: 'Change 1 listing' })).toBeEnabled();

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard this edit?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(fieldsOf(page, 'Minimum stay').getByLabel('Minimum stay')).toHaveValue('9');
  await expect(fieldsOf(page, 'Minimum stay').getByLabel('Minimum stay')).toBeFocused();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(editor(page)).toHaveCount(0);
  await expect(choiceBar(page).getByRole('button', { name: 'Edit 1 listing' })).toBeFocused();
  const { id } = await listingCalled(api, CASCAIS[0] ?? '');
  expect((await listingOf(api, id))['min-stay']).not.toBe(9);
});

test('overrides, their minimum stay and limits change together, and what is wrong stands at its field', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, CASCAIS[0] ?? '');
  const [before, first, last, after] = [101, 103, 104, 105].map(dayAhead) as [string, string, string, string];
  const overridden = () => overridesOf(api, id, before, after);
  await setOverrides(api, id, [{ date: before }, { date: first }, { date: last }, { date: after }]);
  await editListings(page, '?market=Cascais', [CASCAIS[0] ?? '']);
  await setting(page, 'Overrides for some nights').check();
  const nights = fieldsOf(page, 'Overrides for some nights');
  await nights.getByRole('textbox', { name: 'First night' }).fill(first);
  await nights.getByRole('textbox', { name: 'Last night' }).fill(before);
  await nights.getByLabel('Price a night').fill('333');
  await expect(nights).toContainText('The end is before the start.');
  await expect(editor(page).getByRole('button', { name: 'Change', exact: true })).toBeDisabled();
  await nights.getByRole('textbox', { name: 'Last night' }).fill(last);
  await nights.getByLabel('Minimum stay').fill('2');
  await byPercent(page, 'Maximum price', '50');
  await expect(effectOn(page, CASCAIS[0] ?? '')).toContainText('€333 on 2 nights');
  await editor(page).getByRole('button', { name: 'Change 1 listing' }).click();
  await editIsOver(page);
  await expect(page.getByRole('row', { name: CASCAIS[0] })).toContainText('€333 on 2 nights');
  expect(await overridden()).toEqual([`${first} 333`, `${last} 333`]);
  await page.getByRole('button', { name: 'Undo 1 listing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo 1 listing' }).click();
  await expect(page.getByRole('heading', { name: /^Undo: / })).toBeVisible();
  await editIsOver(page);
  expect(await overridden()).toEqual([]);
});

test('an amount is of one currency: listings of others are left out and say so', async ({ page, signIn }) => {
  await signIn('admin');
  await editListings(page, '', ['Am Hauptmarkt 7', ...BEACH]);
  await setting(page, 'Base price').check();
  const price = fieldsOf(page, 'Base price');
  await price.getByText('By amount').click();
  await price.getByLabel('Amount', { exact: true }).fill('5');
  await expect(editor(page)).toContainText('1 listing in another currency is left out.');
  await expect(effectOn(page, 'Am Hauptmarkt 7')).toContainText('Priced in EUR');
  await expect(editor(page).getByRole('button', { name: 'Change 2 listings' })).toBeEnabled();
  await editor(page).getByText('EUR', { exact: true }).click();
  await expect(editor(page)).toContainText('2 listings in other currencies are left out.');
  await expect(editor(page).getByRole('button', { name: 'Change 1 listing' })).toBeEnabled();
  await expect(effects(page).getByRole('row')).toHaveCount(4);
});

test('a listing that cannot have the change says why, and does not keep the others', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const titles = ['Aufseßplatz Balkonwohnung', 'Druckerei am Jamnitzerpark'] as const;
  const [low = '', high = ''] = await Promise.all(
    titles.map(async (title) => (await listingCalled(api, title)).id),
  );
  await setBasePrice(api, low, 95);
  await setBasePrice(api, high, 190);
  await editListings(page, '?market=Nürnberg', titles);
  await setting(page, 'Base price').check();
  const price = fieldsOf(page, 'Base price');
  await price.getByText('By amount').click();
  await price.getByLabel('Amount', { exact: true }).fill('-100');
  await expect(effectOn(page, titles[0])).toContainText('Base price would be under €10');
  await editor(page).getByRole('button', { name: 'Change 1 listing' }).click();
  await editIsOver(page);
  const failed = page.getByRole('row', { name: titles[0] });
  await expect(failed).toContainText('Failed');
  await expect(failed).toContainText('Base price would be under €10');
  await expect(page.getByRole('row', { name: titles[1] })).toContainText('Changed');
  await page.getByRole('button', { name: 'Show All 2' }).click();
  await page.getByRole('menuitemradio', { name: 'Failed 1' }).click();
  await expect(page).toHaveURL(/outcome=failed/);
  await expect(page.getByRole('row', { name: titles[1] })).toHaveCount(0);
  await expect(failed).toBeVisible();
  expect((await listingOf(api, low))['base-price']).toBe(95);
  expect((await listingOf(api, high))['base-price']).toBe(90);
  await page.getByRole('button', { name: 'Undo 1 listing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo 1 listing' }).click();
  await expect(page.getByRole('heading', { name: /^Undo: / })).toBeVisible();
  await editIsOver(page);
  expect((await listingOf(api, high))['base-price']).toBe(190);
});

/** Keeps the first answer that tells of an edit under way: it may be over before the page is looked at. */
async function keepUnderWay(page: Page): Promise<() => Promise<void>> {
  const isAsked = (url: URL) => url.pathname === '/bff/bulk-edits' && url.searchParams.has('filter[status]');
  let kept: string | undefined;
  await page.route(isAsked, async (route) => {
    if (kept) return route.fulfill({ body: kept });
    const response = await route.fetch();
    const body = await response.text();
    if (JSON.parse(body).data.length > 0) kept = body;
    return route.fulfill({ response, body });
  });
  return () => page.unroute(isAsked);
}

test('one of all listings is seen from everywhere, stopped on its way, and what it did is put back', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await openChoosable(page);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await choiceBar(page)
    .getByRole('button', { name: /^Choose all \d+ that match$/ })
    .click();
  await choiceBar(page)
    .getByRole('button', { name: /^Edit \d\d listings$/ })
    .click();
  // Much at once, so that it takes its time.
  await byPercent(page, 'Minimum price', '2');
  await byPercent(page, 'Maximum price', '2');
  await setting(page, 'Minimum stay').check();
  await fieldsOf(page, 'Minimum stay').getByLabel('Minimum stay').fill('6');
  await setting(page, 'Overrides for some nights').check();
  const nights = fieldsOf(page, 'Overrides for some nights');
  await nights.getByRole('textbox', { name: 'First night' }).fill(FAR_NIGHTS['start-date']);
  await nights.getByRole('textbox', { name: 'Last night' }).fill(FAR_NIGHTS['end-date']);
  await nights.getByText('Percent', { exact: true }).click();
  await nights.getByRole('textbox', { name: 'Percent' }).fill('9');
  await nights.getByLabel('Minimum stay').fill('4');
  const goOn = await keepUnderWay(page);
  await editor(page)
    .getByRole('button', { name: /^Change \d\d listings$/ })
    .click();

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Stopped/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  const shown = page.getByRole('region', { name: 'State of the edit' });
  await expect(shown).toContainText(/Not reached[1-9]/);
  const underWay = page.getByRole('link', { name: /^Bulk edit: \d+ of \d+$/ });
  await expect(underWay).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: 'Bulk edits' }).first().click();
  await expect(page).toHaveURL(/\/listings\/bulk-edits$/);
  await expect(underWay).toBeVisible();
  await goOn();
  const row = page
    .getByRole('row', { name: /^Minimum price \+2%, Maximum price \+2%/ })
    .filter({ has: page.locator(`a[href="${new URL(address).pathname}"]`) });
  await expect(row).toContainText('Stopped');
  await expect(row).toContainText('mara@brandt-ueda.example');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Undo \d+ listings?$/ })
    .click();
  await expect(page.getByRole('heading', { name: /^Undo: / })).toBeVisible();
  await editIsOver(page);
  await expect(underWay).toHaveCount(0);
  await expect(shown).not.toContainText('Failed');
});

test('the calendar of all listings opens the editor for its search', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/calendar?search=Farol');
  await calendarIsThere(page);
  await page.getByRole('button', { name: /^Edit listings/ }).click();
  await expect(editor(page)).toContainText('Edit 1 listing');
  await byPercent(page, 'Base price', '-5');
  await expect(effectOn(page, CASCAIS[0] ?? '')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard this edit?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(editor(page)).toHaveCount(0);
});

test('a viewer sees what an edit would do, and sends nothing', async ({ page, signIn }) => {
  await signIn('viewer');
  await editListings(page, '?market=Cascais', CASCAIS);
  await byPercent(page, 'Minimum price', '5');
  await expect(editor(page)).toContainText('2 change');
  await expect(editor(page)).toContainText('An administrator or editor can.');
  await expect(editor(page).getByRole('button', { name: /^Change/ })).toHaveCount(0);
  const status = await page.evaluate(async () => {
    const attributes = { change: { 'min-stay': 5 }, listings: { filter: {} }, key: 'of-a-viewer-1' };
    const answer = await fetch('/bff/bulk-edits', {
      method: 'POST',
      headers: { 'x-ratewright': '1', 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({ data: { type: 'bulk-edits', attributes } }),
    });
    return answer.status;
  });
  expect(status).toBe(403);
  await page.goto('/listings/bulk-edits');
  await expect(
    page.getByRole('table', { name: 'Bulk edits' }).or(page.getByText('No bulk edit yet.')),
  ).toBeVisible();
});

test('staff choose nothing, and have no bulk edits', async ({ page, signIn }) => {
  await signIn('support');
  await page.goto('/listings');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('.tick')).toHaveCount(0);
  await page.goto('/listings/bulk-edits');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
});

test('what fails says so with the request’s id, keeps what was typed, and can be tried again', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await editListings(page, '?market=Cascais', [CASCAIS[0] ?? '']);
  await refuse(page, '**/bff/bulk-edit-previews*', refusal(500));
  await byPercent(page, 'Base price', '3');
  await expect(editor(page).getByRole('alert')).toContainText(REFUSED_REQUEST);
  await page.unroute('**/bff/bulk-edit-previews*');
  await editor(page).getByRole('button', { name: 'Try again' }).click();
  await expect(effectOn(page, CASCAIS[0] ?? '')).toBeVisible();

  await refuse(page, '**/bff/bulk-edits', refusal(503));
  await editor(page).getByRole('button', { name: 'Change 1 listing' }).click();
  await expect(editor(page).getByRole('alert')).toContainText('The pricing service did not answer.');
  await expect(editor(page).getByRole('alert')).toContainText(REFUSED_REQUEST);
  await expect(fieldsOf(page, 'Base price').getByLabel('Percent', { exact: true })).toHaveValue('3');

  await page.unroute('**/bff/bulk-edits');
  await page.goto('/listings/bulk-edits/999999999');
  await expect(page.getByText('There is no such bulk edit.')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('choosing, the editor, an edit and the list of edits meet WCAG 2.2 AA', async ({
      page,
      signIn,
      api,
    }) => {
      await signIn('admin');
      await openChoosable(page, '?market=Cascais');
      for (const title of CASCAIS) await chooseBox(page, title).check();
      await expectAccessible(page, 'chosen listings');
      await choiceBar(page).getByRole('button', { name: 'Edit 2 listings' }).click();
      await expect(editor(page)).toContainText('Nothing is to change yet.');
      await expectAccessible(page, 'the editor, empty');
      for (const name of ['Minimum price', 'Minimum stay', 'Overrides for some nights', 'Pricing'])
        await setting(page, name).check();
      await expectAccessible(page, 'the editor, incomplete');
      await setting(page, 'Overrides for some nights').uncheck();
      await setting(page, 'Minimum stay').uncheck();
      await byPercent(page, 'Minimum price', '2');
      await expect(effects(page)).toBeVisible();
      await expectAccessible(page, 'the editor with its preview', { whole: true });
      await page.keyboard.press('Escape');
      await expectAccessible(page, 'the question before it closes');
      await page
        .getByRole('dialog', { name: 'Discard this edit?' })
        .getByRole('button', { name: 'Discard' })
        .click();
      const { id: listing } = await listingCalled(api, CASCAIS[0] ?? '');
      const night = FAR_NIGHTS['start-date'];
      const [was] = await overridesOf(api, listing, night, night);
      const percent = was === `${night} 7%` ? 8 : 7;
      const change = { nights: { ...FAR_NIGHTS, override: { kind: 'percent', percent } } } as const;
      const id = await startEdit(page, change, { filter: { market: 'Cascais' } });
      await page.goto(`/listings/bulk-edits/${id}`);
      await editIsOver(page);
      await expectAccessible(page, 'an edit', { whole: true });
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expectAccessible(page, 'the question before an undo');
      await page.goto('/listings/bulk-edits');
      await expect(page.getByRole('table', { name: 'Bulk edits' })).toBeVisible();
      await expectAccessible(page, 'the list of edits');
    });
  });
}
