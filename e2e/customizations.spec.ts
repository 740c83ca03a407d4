import type { Locator, Page } from '@playwright/test';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { toEpochDay, toIsoDate, WEEKDAYS, weekdayOf } from '#contract/dates.ts';
import { expectAccessible } from './support/axe.ts';
import { changeCustomization, customizationOf, openForm, save, tamper } from './support/customizations.ts';
import { dayAhead } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { overridesOf, setOverrides } from './support/multi-calendar.ts';
import { listingCalled } from './support/partner-api.ts';
import { REFUSED_REQUEST, refusal, refuse } from './support/refusal.ts';

type Attributes = Record<string, unknown>;

interface FormCase {
  type: CustomizationName;
  before: Attributes;
  /** Changes the form as a person does. */
  edit: (form: Locator, page: Page) => Promise<void>;
  /** What the Partner API answers afterwards. */
  expected: Attributes;
  /** Makes what is sent wrong in a way that only the service can tell, and the field that must say so. */
  spoil: (attributes: Attributes) => void;
  field: (form: Locator) => Locator;
}

const DAY_MS = 86_400_000;
/** Where the listing stands. */
const THIS_YEAR = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format(Date.now()),
);
const NEXT_YEAR = THIS_YEAR + 1;
const first = (attributes: Attributes, list: string) => (attributes[list] as Attributes[])[0] as Attributes;
const row = (form: Locator, name: string) => form.getByRole('group', { name, exact: true });

async function addSeason(form: Locator, section: string, name: string): Promise<Locator> {
  await form
    .getByRole('region', { name: section, exact: true })
    .getByRole('button', { name: 'Add a season' })
    .click();
  const season = form
    .getByRole('region', { name: section, exact: true })
    .getByRole('group', { name, exact: true });
  await season.getByLabel('From', { exact: true }).fill(`10 Jan ${NEXT_YEAR}`);
  await season.getByLabel('To', { exact: true }).fill(`20 Jan ${NEXT_YEAR}`);
  return season;
}

const cases: FormCase[] = [
  {
    type: 'base-price',
    before: { 'base-price': 180 },
    edit: async (form) => form.getByLabel('Base price per night').fill('231'),
    expected: { 'base-price': 231 },
    spoil: (attributes) => {
      attributes['base-price'] = 9;
    },
    field: (form) => form.getByLabel('Base price per night'),
  },
  {
    type: 'min-max-prices',
    before: { 'monthly-min-price': null, 'seasonal-monthly-prices': [] },
    edit: async (form) => {
      await form.getByLabel('Minimum, 28+ nights').fill('101');
      const season = await addSeason(form, 'Stays of 28 nights and more in seasons', 'Season 1');
      await season.getByLabel('Minimum').fill('120');
      await season.getByLabel('Every year').check();
    },
    expected: {
      'monthly-min-price': 101,
      'seasonal-monthly-prices': [
        {
          // A season of every year is told as it falls in the current one.
          'start-date': `${THIS_YEAR}-01-10`,
          'end-date': `${THIS_YEAR}-01-20`,
          rollover: true,
          'monthly-min-price': 120,
          'monthly-max-price': null,
        },
      ],
    },
    spoil: (attributes) => {
      first(attributes, 'seasonal-monthly-prices')['end-date'] = `${NEXT_YEAR + 4}-01-01`;
    },
    field: (form) => row(form, 'Season 1').last().getByLabel('To', { exact: true }),
  },
  {
    type: 'min-stays',
    before: {
      'min-stay': 2,
      'seasonal-min-stays': [],
      'day-of-week-min-stays': WEEKDAYS.map((weekday) => ({ weekday, 'min-stay': null })),
    },
    edit: async (form) => {
      await form.getByRole('textbox', { name: 'Minimum stay', exact: true }).fill('3');
      await form.getByLabel('Minimum stay on Friday').fill('4');
    },
    expected: { 'min-stay': 3 },
    spoil: (attributes) => {
      const week = attributes['day-of-week-min-stays'] as Attributes[];
      Object.assign(week[4] as Attributes, { 'min-stay': 0 });
    },
    field: (form) => form.getByLabel('Minimum stay on Friday'),
  },
  {
    type: 'time-based-adjustments',
    before: { 'time-based-adjustments': [] },
    edit: async (form) => {
      const rules = form.getByRole('region', { name: 'Own rules' });
      await rules.getByRole('button', { name: 'Add a rule' }).click();
      await rules.getByLabel('Days before arrival').last().fill('7');
      await rules.getByLabel('Change of the price').last().fill('-12.5');
    },
    expected: { 'time-based-adjustments': [{ days: 7, percentage: -12.5, direction: 'within' }] },
    spoil: (attributes) => {
      first(attributes, 'time-based-adjustments').percentage = 101;
    },
    field: (form) => form.getByLabel('Change of the price').first(),
  },
  {
    type: 'occupancy-based-pricing',
    before: { 'min-factor': 0.75 },
    edit: async (form) => form.getByLabel('Takes off at most').fill('15'),
    expected: { 'min-factor': 0.85 },
    spoil: (attributes) => {
      attributes['min-factor'] = 0.4;
    },
    field: (form) => form.getByLabel('Takes off at most'),
  },
  {
    type: 'checkin-checkout-days',
    before: { 'checkin-days': WEEKDAYS, 'changeover-gap-fill': { enabled: false, 'max-gap': null } },
    edit: async (form) => {
      await form.getByRole('group', { name: 'Check-in' }).getByLabel('Monday').uncheck();
      await form.getByLabel('Open the first day').check();
      await form.getByLabel('Longest gap').fill('3');
    },
    expected: {
      'checkin-days': ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      'changeover-gap-fill': { enabled: true, 'max-gap': 3 },
    },
    spoil: (attributes) => {
      attributes['changeover-gap-fill'] = { 'max-gap': 400 };
    },
    field: (form) => form.getByLabel('Longest gap'),
  },
  {
    type: 'extra-guest-fees',
    before: { 'extra-guest-fee': 0, 'extra-guest-threshold': 2 },
    edit: async (form) => {
      await form.getByLabel('Fee per extra guest').fill('12.5');
      await form.getByLabel('Guests included').fill('3');
    },
    expected: { 'extra-guest-fee': 12.5, 'extra-guest-threshold': 3 },
    spoil: (attributes) => {
      attributes['extra-guest-threshold'] = 0;
    },
    field: (form) => form.getByLabel('Guests included'),
  },
];

for (const { type, before, edit, expected, spoil, field } of cases) {
  test(`${type} is saved, and what the service refuses stands at its field`, async ({
    page,
    signIn,
    api,
  }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
    await changeCustomization(api, id, type, before);
    const form = await openForm(page, id, type);
    await edit(form, page);
    await tamper(page, type, spoil);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(field(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form)).toHaveAccessibleDescription(/\S/);
    await expect(page.getByText('1 problem to solve')).toBeVisible();
    await save(page);
    expect(await customizationOf(api, id, type)).toMatchObject(expected);
    await expectAccessible(page, type);
  });
}

/** From a Monday to a Sunday of one month, so far ahead that no other test changes them. */
function weekAhead(): string[] {
  const isInOneMonth = (monday: string) => Number(monday.slice(-2)) <= 22;
  const monday = Array.from({ length: 21 }, (_, days) => dayAhead(80 + days)).find(
    (date) => weekdayOf(toEpochDay(date)) === 0 && isInOneMonth(date),
  );
  return WEEKDAYS.map((_, day) => toIsoDate(toEpochDay(monday ?? '') + day));
}

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date));

test('overrides are set for some weekdays, shown, undone, and refused in the past', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
  const week = weekAhead();
  const [monday = '', friday = '', saturday = '', sunday = ''] = [0, 4, 5, 6].map((day) => week[day]);
  await setOverrides(
    api,
    id,
    week.map((date) => ({ date })),
  );
  const form = await openForm(page, id, 'manual-overrides');
  await form.getByRole('button', { name: 'Add nights' }).click();
  const nights = row(form, 'Row 1');
  await nights.getByLabel('From', { exact: true }).fill(monday);
  await nights.getByLabel('To', { exact: true }).fill(sunday);
  await nights.getByLabel('Price per night').fill('250');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) await nights.getByLabel(day).uncheck();
  await tamper(page, 'manual-overrides', (attributes) => {
    first(attributes, 'overrides')['start-date'] = '2020-01-01';
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(nights.getByLabel('From', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(nights.getByLabel('From', { exact: true })).toHaveAccessibleDescription(/past/);
  await save(page);
  const overridden = () => overridesOf(api, id, monday, sunday);
  expect(await overridden()).toEqual([friday, saturday, sunday].map((night) => `${night} 250`));
  const listed = form.getByRole('row', { name: `${Number(friday.slice(-2))} – ${dayOf(sunday)}` });
  await expect(listed).toContainText('$250');
  await expectAccessible(page, 'overrides');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listed).toBeHidden();
  expect(await overridden()).toEqual([]);
});

test('own gap rules are saved, and impossible while the service prices gaps', async ({
  page,
  signIn,
  api,
}) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Collins Ave Deco 4B');
  const type = 'gap-price-adjustments';
  await changeCustomization(api, id, type, {
    'dynamic-gap-price-adjustments': true,
    'manual-gap-price-adjustments': [],
  });
  const form = await openForm(page, id, type);
  await expect(form.getByRole('button', { name: 'Add a rule' })).toBeHidden();
  await form.getByRole('switch').uncheck();
  await form.getByRole('button', { name: 'Add a rule' }).click();
  await form.getByLabel('Change', { exact: true }).fill('−12 %');
  await tamper(page, type, (attributes) => {
    attributes['dynamic-gap-price-adjustments'] = true;
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'what you typed is still here' });
  await expect(alert).toContainText(/Request/);
  await expect(form.getByRole('alert')).toContainText('Switch the automatic adjustment off');
  await save(page);
  expect(await customizationOf(api, id, type)).toMatchObject({
    'dynamic-gap-price-adjustments': false,
    'manual-gap-price-adjustments': [
      { 'min-nights': 1, 'max-nights': 1, percentage: -12, weekdays: 'all', 'within-days': null },
    ],
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByRole('switch')).toBeChecked();
  expect(await customizationOf(api, id, type)).toMatchObject({
    'dynamic-gap-price-adjustments': true,
    'manual-gap-price-adjustments': [],
  });
});

test.describe('a form of limits', () => {
  test('tells before sending what cannot be, and keeps what is typed', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
    const form = await openForm(page, id, 'min-max-prices');
    const minimum = form.getByLabel('Minimum', { exact: true }).first();
    const before = await minimum.inputValue();
    await minimum.fill('lots');
    await form.getByLabel('Maximum').first().fill('400.5');
    await expect(minimum).toHaveAccessibleDescription('This is not a number.');
    await addSeason(form, 'Weekdays in seasons', 'Season 1');
    const second = await addSeason(form, 'Weekdays in seasons', 'Season 2');
    await second.getByLabel('Minimum on Friday').focus();
    await expect(form.getByLabel('Maximum').first()).toHaveAccessibleDescription('Whole numbers only.');
    await expect(second.getByLabel('From', { exact: true })).toHaveAccessibleDescription(
      new RegExp(`Overlaps 10 – 20 Jan ${NEXT_YEAR}`),
    );
    await expectAccessible(page, 'problems');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(minimum).toBeFocused();
    await page.getByRole('link', { name: 'Gaps' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(minimum).toHaveValue('lots');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(minimum).toHaveValue(before);
    await page.getByRole('link', { name: 'Gaps' }).click();
    await expect(page.getByRole('heading', { name: 'Gaps', exact: true })).toBeVisible();
  });

  test('asks before the way back takes what is typed', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
    await openForm(page, id, 'base-price');
    await page.getByRole('link', { name: /^Extra guests/ }).click();
    await page.getByLabel('Guests included').fill('7');
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByLabel('Base price per night')).toBeVisible();
  });

  test('loses nothing when the service cannot be reached', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
    await changeCustomization(api, id, 'extra-guest-fees', { 'extra-guest-threshold': 2 });
    const form = await openForm(page, id, 'extra-guest-fees');
    await form.getByLabel('Guests included').fill('6');
    await page.route('**/bff/listings/*/customizations/extra-guest-fees', (route) => route.abort(), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not answer' })).toBeVisible();
    await expect(form.getByLabel('Guests included')).toHaveValue('6');
    await save(page);
    expect(await customizationOf(api, id, 'extra-guest-fees')).toMatchObject({ 'extra-guest-threshold': 6 });
  });

  test('sends what changed and nothing else', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
    const form = await openForm(page, id, 'min-stays');
    const toggle = form.getByRole('switch', { name: 'Let short gaps be booked' });
    const was = await toggle.isChecked();
    await toggle.click();
    const sent = page.waitForRequest('**/bff/listings/*/customizations/min-stays');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await sent).postDataJSON()).toEqual({
      data: { type: 'min-stay-customizations', id, attributes: { 'gap-fill-min-stay': { enabled: !was } } },
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toggle).toBeChecked({ checked: was });
  });

  test('is filled and saved without a mouse', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
    await changeCustomization(api, id, 'min-stays', { 'seasonal-min-stays': [] });
    const form = await openForm(page, id, 'min-stays');
    await form.getByRole('button', { name: 'Add a season' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('From', { exact: true })).toBeFocused();
    await page.keyboard.type(`1 aug ${NEXT_YEAR}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: `, 1 August ${NEXT_YEAR}` }),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('From', { exact: true })).toHaveValue(`8 Aug ${NEXT_YEAR}`);
    await form.getByLabel('To', { exact: true }).focus();
    await page.keyboard.type(`31/08/${NEXT_YEAR}`);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 change saved.').last()).toBeVisible();
    expect(await customizationOf(api, id, 'min-stays')).toMatchObject({
      'seasonal-min-stays': [
        { 'start-date': `${NEXT_YEAR}-08-08`, 'end-date': `${NEXT_YEAR}-08-31`, 'min-stay': 5 },
      ],
    });
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('forms and what is wrong in them meet WCAG 2.2 AA', async ({ page, signIn, api }) => {
    await signIn('admin');
    const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
    const form = await openForm(page, id, 'min-max-prices');
    await form.getByLabel('Minimum', { exact: true }).first().fill('2');
    for (const add of await form.getByRole('button', { name: 'Add a season' }).all()) await add.click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText('At least $5.')).toBeVisible();
    await expectAccessible(page, 'a form in the dark');
    await form.getByRole('button', { name: 'Pick From from a calendar' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'a calendar in the dark');
  });
});

test('a viewer may try values in every form', async ({ page, signIn, api }) => {
  await signIn('viewer');
  const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
  for (const type of [...cases.map((one) => one.type), 'manual-overrides', 'gap-price-adjustments']) {
    const form = await openForm(page, id, type);
    await expect(page.locator('#main').getByText('You can try values here')).toBeVisible();
    for (const box of await form.getByRole('textbox').all()) await expect(box).toBeEditable();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  }
});

test('a listing outside every market has its forms too', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Monte da Azinheira');
  await changeCustomization(api, id, 'extra-guest-fees', { 'extra-guest-threshold': 2 });
  const form = await openForm(page, id, 'extra-guest-fees');
  await form.getByLabel('Guests included').fill('5');
  await save(page);
  expect(await customizationOf(api, id, 'extra-guest-fees')).toMatchObject({ 'extra-guest-threshold': 5 });
});

test('yen have no decimals, and are typed as Japanese people type them', async ({ page, signIn, api }) => {
  await signIn('editor');
  const { id } = await listingCalled(api, 'Gion Lantern House');
  await changeCustomization(api, id, 'extra-guest-fees', { 'extra-guest-fee': 0 });
  const form = await openForm(page, id, 'extra-guest-fees');
  const fee = form.getByLabel('追加ゲスト1名の料金');
  await fee.fill('1500.5');
  await fee.blur();
  await expect(fee).toHaveAccessibleDescription('整数で入力してください。');
  await fee.fill('￥１，８００');
  await page.getByRole('button', { name: '変更を保存' }).click();
  await expect(page.getByText('1件の変更を保存しました。').last()).toBeVisible();
  await expect(fee).toHaveValue('1,800');
  expect(await customizationOf(api, id, 'extra-guest-fees')).toMatchObject({ 'extra-guest-fee': 1800 });
});

test('a failed read says so, and can be tried again', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Boardwalk Cabana 803');
  await openForm(page, id, 'base-price');
  const overrides = '**/bff/listings/*/customizations/manual-overrides*';
  await refuse(page, overrides, refusal(500));
  // They came with the page, and are read again from the next day on.
  await page.clock.setFixedTime(Date.now() + 2 * DAY_MS);
  await page.getByRole('link', { name: /^Overrides/ }).click();
  await expect(page.getByText('The customizations could not be read.')).toBeVisible();
  await expect(page.getByText(REFUSED_REQUEST)).toBeVisible();
  await page.unroute(overrides);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add nights' })).toBeVisible();
});
