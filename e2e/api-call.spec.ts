import type { Locator } from '@playwright/test';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { alive } from './support/alive.ts';
import { callDialog, openCall, runInShell, shownCall } from './support/api-calls.ts';
import { expectAccessible } from './support/axe.ts';
import { byPercent, editListings, editor, fieldsOf, setting } from './support/bulk-edits.ts';
import { changeCustomization, customizationOf, openForm, save } from './support/customizations.ts';
import { dayAhead } from './support/days.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { holdBack } from './support/hold-back.ts';
import {
  dragNights,
  freeWeeks,
  nightCell,
  openCalendar,
  overridesOf,
  setOverrides,
} from './support/multi-calendar.ts';
import { listingCalled } from './support/partner-api.ts';

const LISTING = 'Flamingo Park Garden Flat';

interface FormCase {
  type: CustomizationName;
  before: Record<string, unknown>;
  edit: (form: Locator) => Promise<void>;
  expected: Record<string, unknown>;
}

const cases: FormCase[] = [
  {
    type: 'base-price',
    before: { 'base-price': 210 },
    edit: (form) => form.getByLabel('Base price per night').fill('247'),
    expected: { 'base-price': 247 },
  },
  {
    type: 'extra-guest-fees',
    before: { 'extra-guest-fee': 0, 'extra-guest-threshold': 2 },
    edit: async (form) => {
      await form.getByLabel('Fee per extra guest').fill('17.5');
      await form.getByLabel('Guests included').fill('4');
    },
    expected: { 'extra-guest-fee': 17.5, 'extra-guest-threshold': 4 },
  },
  {
    type: 'time-based-adjustments',
    before: { 'time-based-adjustments': [] },
    edit: async (form) => {
      const rules = form.getByRole('region', { name: 'Own rules' });
      await rules.getByRole('button', { name: 'Add a rule' }).click();
      await rules.getByLabel('Days before arrival').last().fill('9');
      await rules.getByLabel('Change of the price').last().fill('-7.5');
    },
    expected: { 'time-based-adjustments': [{ days: 9, percentage: -7.5, direction: 'within' }] },
  },
];

for (const { type, before, edit, expected } of cases) {
  test(`what ${type} shows as an API call does in a shell what saving does`, async ({
    page,
    signIn,
    api,
    demo,
  }) => {
    const { userId } = await signIn('admin');
    const { id } = await listingCalled(api, LISTING);
    await changeCustomization(api, id, type, before);
    const form = await openForm(page, id, type);
    await edit(form);
    const script = await shownCall(await openCall(page));
    await page.keyboard.press('Escape');
    await expect(callDialog(page)).toBeHidden();

    await runInShell(demo, userId, script);
    const called = await customizationOf(api, id, type);
    expect(called).toMatchObject(expected);

    await changeCustomization(api, id, type, before);
    const again = await openForm(page, id, type);
    await edit(again);
    await save(page);
    expect(await customizationOf(api, id, type)).toEqual(called);
    await changeCustomization(api, id, type, before);
  });
}

test.describe('a night’s override', () => {
  const night = dayAhead(61);

  test('is shown as a call that a shell can run', async ({ page, signIn, api, demo }) => {
    const { userId } = await signIn('admin');
    const { id } = await listingCalled(api, LISTING);
    await setOverrides(api, id, [{ date: night }]);
    await page.goto(`/listings/${id}?night=${night}`);
    const form = page.getByRole('form', { name: 'Override' });
    const missing = await openCall(page, form);
    await expect(missing).toContainText('There is nothing to send yet.');
    await expect(missing).toContainText('Fill this in.');
    await expectAccessible(page, 'nothing to send');
    await missing.getByRole('button', { name: 'Close' }).click();

    await form.getByRole('textbox', { name: 'Price a night' }).fill('377');
    const script = await shownCall(await openCall(page, form));
    await page.keyboard.press('Escape');
    await expect(callDialog(page)).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'Price a night' })).toHaveValue('377');
    await runInShell(demo, userId, script);
    expect(await overridesOf(api, id, night, night)).toEqual([`${night} 377`]);
    await setOverrides(api, id, [{ date: night }]);
  });
});

test('nights of several listings are shown as a call for each', async ({ page, signIn, api, demo }) => {
  const { userId } = await signIn('admin');
  const titles = ['Bandshell Beach Flat', 'Bauerngasse Studio'];
  const weeks = await freeWeeks(api, titles);
  const days = [weeks.date(1), weeks.date(2)] as const;
  const ids = await Promise.all(titles.map(async (title) => (await listingCalled(api, title)).id));
  const clear = () =>
    Promise.all(
      ids.map((id) =>
        setOverrides(
          api,
          id,
          days.map((date) => ({ date })),
        ),
      ),
    );
  await clear();
  await openCalendar(page, weeks.search);
  await dragNights(
    page,
    nightCell(page, titles[0] ?? '', weeks.spoken(1)),
    nightCell(page, titles[1] ?? '', weeks.spoken(2)),
  );
  const bar = page.getByRole('form', { name: 'Edit the selection' });
  await bar.getByRole('textbox').fill('412');
  const dialog = await openCall(page, bar);
  await expect(dialog).toContainText('2 requests, listing by listing.');
  await expectAccessible(page, 'calls of several listings');
  const script = await shownCall(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar.getByRole('textbox')).toHaveValue('412');
  await runInShell(demo, userId, script);
  for (const id of ids) {
    expect(await overridesOf(api, id, ...days)).toEqual(days.map((day) => `${day} 412`));
  }
  await clear();
});

test('a bulk edit is shown as the calls that do the same', async ({ page, signIn, api, demo }) => {
  const { userId } = await signIn('admin');
  const titles = ['Casa do Farol Velho', 'Estúdio da Rua Amarela'];
  const ids = await Promise.all(titles.map(async (title) => (await listingCalled(api, title)).id));
  const set = (price: number, stay: number) =>
    Promise.all(
      ids.map(async (id) => {
        await changeCustomization(api, id, 'base-price', { 'base-price': price });
        await changeCustomization(api, id, 'min-stays', { 'min-stay': stay });
      }),
    );
  await set(120, 2);
  await editListings(page, '?market=Cascais', titles);
  await byPercent(page, 'Base price', '25');
  await setting(page, 'Minimum stay').check();
  await fieldsOf(page, 'Minimum stay').getByLabel('Minimum stay').fill('4');
  const dialog = await openCall(page, editor(page));
  await expect(dialog).toContainText('4 requests, listing by listing.');
  await expectAccessible(page, 'calls of a bulk edit');
  const script = await shownCall(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(editor(page).getByRole('button', { name: 'Change 2 listings' })).toBeEnabled();
  await runInShell(demo, userId, script);
  for (const id of ids) {
    expect(await customizationOf(api, id, 'base-price')).toMatchObject({ 'base-price': 150 });
    expect(await customizationOf(api, id, 'min-stays')).toMatchObject({ 'min-stay': 4 });
  }
  await set(120, 2);
});

/** A request as the service's own description has it. */
interface Description {
  paths: Record<string, Record<string, { operationId: string; security?: Record<string, string[]>[] }>>;
}

test('every call is a documented one, with its scope and its place in the reference', async ({
  page,
  signIn,
  api,
  demo,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, LISTING);
  const { paths } = (await (await fetch(`${demo.apiUrl}/api/v1/schema`)).json()) as Description;
  const reference = await (await fetch(`${demo.apiUrl}/api/v1/redoc`)).text();
  const types = [
    'base-price',
    'min-max-prices',
    'min-stays',
    'time-based-adjustments',
    'manual-overrides',
    'occupancy-based-pricing',
    'gap-price-adjustments',
    'checkin-checkout-days',
    'extra-guest-fees',
  ];
  const check = async (dialog: Locator, path: string) => {
    const operation = paths[path]?.patch;
    await expect(dialog).toContainText(`PATCH${demo.apiUrl}${path.replace('{id}', id)}`);
    expect(JSON.stringify(operation?.security)).toContain('listings:write');
    await expect(dialog.locator('code').first()).toHaveText('listings:write');
    const href = await dialog.getByRole('link', { name: 'API reference' }).getAttribute('href');
    expect(href).toBe(`${demo.apiUrl}/api/v1/redoc#${operation?.operationId}`);
    expect(reference).toContain(`id="${operation?.operationId}"`);
    for (const language of ['curl', 'JavaScript', 'Python']) {
      const call = await shownCall(dialog, language);
      expect(call).toContain('RATEWRIGHT_TOKEN');
      expect(call).not.toMatch(/Bearer [A-Za-z0-9]|xpat_/);
    }
  };
  for (const type of types) {
    await openForm(page, id, type);
    const dialog = await openCall(page);
    await expect(dialog).toContainText('Nothing is changed yet.');
    await check(dialog, `/api/v1/listings/{id}/customizations/${type}/`);
  }
  await page.goto(`/listings/${id}`);
  await (await alive(page.getByRole('button', { name: 'More for this listing' }))).click();
  await page.getByRole('menuitem', { name: 'Pricing as an API call' }).click();
  await check(
    page.getByRole('dialog', { name: 'Pricing as an API call' }),
    '/api/v1/listings/{id}/activation/',
  );
});

test('a form that cannot be sent says why, also to who asks before its check is there', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('viewer');
  const { id } = await listingCalled(api, LISTING);
  const form = await openForm(page, id, 'base-price');
  const letGo = await holdBack(page, '**/_next/static/**');
  await form.getByLabel('Base price per night').fill('3');
  await page.getByRole('button', { name: 'API call', exact: true }).click();
  letGo();
  const dialog = callDialog(page);
  await expect(dialog.getByRole('listitem')).toContainText(/base-price\s*At least \$10\./);
  await expect(dialog.locator('pre')).toHaveCount(0);
});

for (const { theme, width } of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360 },
] as const) {
  test.describe(`at ${width} px, in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 780 }, hasTouch: width < 768 });

    test('a call is opened, read, copied and closed by keyboard alone', async ({
      page,
      signIn,
      api,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signIn('admin');
      const { id } = await listingCalled(api, LISTING);
      await changeCustomization(api, id, 'extra-guest-fees', { 'extra-guest-threshold': 2 });
      const form = await openForm(page, id, 'extra-guest-fees');
      await form.getByLabel('Guests included').fill('5');
      const button = page.getByRole('button', { name: 'API call', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = callDialog(page);
      await expect(dialog.getByRole('radio', { name: 'curl' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.locator('pre')).toContainText('await fetch(');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await dialog.locator('pre').textContent(),
      );
      await expectAccessible(page, `a call, ${theme}`);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.getByText(/changes? saved/)).toHaveCount(0);
    });
  });
}
