import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { freeWeeks, nightCell, openCalendar } from './support/multi-calendar.ts';

const TITLE = 'Bandshell Beach Flat';

test('the calendar fits the screen, with its choices under a button', async ({ page, signIn }) => {
  await signIn('admin');
  await openCalendar(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('radio', { name: 'Year' })).toBeHidden();
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('radio', { name: 'Year' }).check({ force: true });
  await expect(page).toHaveURL(/zoom=year/);
  await expectAccessible(page, 'the calendar of a phone');
});

test('a touch opens a night on the whole screen', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { spoken, search } = await freeWeeks(api, [TITLE]);
  await openCalendar(page, `${search}&search=bandshell`);
  const box = await nightCell(page, TITLE, spoken(2)).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 16);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(
    spoken(2)
      .replace(/^\D*/, '')
      .replace(/ \d{4}$/, ''),
  );
  expect((await panel.boundingBox())?.width).toBe(360);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
});

test('a long press chooses a night, and the drag after it more of them', async ({ page, signIn, api }) => {
  await signIn('admin');
  const { spoken, search } = await freeWeeks(api, [TITLE]);
  await openCalendar(page, `${search}&search=bandshell`);
  const box = await nightCell(page, TITLE, spoken(1)).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 16];
  const touch = await page.context().newCDPSession(page);
  const at = (to: number) => [{ x: to, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x) });
  await expect(page.locator('#active-night')).toHaveAccessibleName(new RegExp(spoken(1)));
  for (const to of [x + 30, x + 60, x + 88]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('form', { name: 'Edit the selection' })).toContainText('3 nights');
  await expectAccessible(page, 'nights chosen on a phone');
});
