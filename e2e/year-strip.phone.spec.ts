import { expectAccessible } from './support/axe.ts';
import { openForm } from './support/customizations.ts';
import { expectNoSidewaysScroll } from './support/fit.ts';
import { expect, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import { Strip } from './support/year-strip.ts';

test('a finger draws a season and pulls its end', async ({ page, context, signIn, api }) => {
  await signIn('admin');
  const { id } = await listingCalled(api, 'Bandshell Beach Flat');
  const form = await openForm(page, id, 'min-stays');
  const strip = new Strip(page, form.getByRole('region', { name: 'Seasons', exact: true }));
  const fingers = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) => {
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  };
  const pull = async (from: number, to: number, y: number) => {
    await touch('touchStart', [{ x: from, y }]);
    for (let step = 1; step <= 5; step += 1) {
      await touch('touchMove', [{ x: from + ((to - from) * step) / 5, y }]);
    }
    await touch('touchEnd', []);
  };

  await strip.figure.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('figure')?.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = await strip.box();
  expect(height).toBeGreaterThanOrEqual(44);
  await pull(x + width * 0.3, x + width * 0.5, y + height / 2);
  await expect(strip.bar(1)).toBeFocused();
  const [start, end] = await strip.datesOf(1);
  const knob = await strip.figure.locator('[data-part="end"]').boundingBox();
  expect(knob?.width).toBeGreaterThanOrEqual(24);
  const at = (knob?.x ?? 0) + (knob?.width ?? 0) / 2;
  await pull(at, at + 40, y + height / 2);
  await expect.poll(async () => (await strip.datesOf(1))[1]).toBeGreaterThan(end + 30);
  expect((await strip.datesOf(1))[0]).toBe(start);
  await expectNoSidewaysScroll(page);
  // Where the bar at the foot lies half over a button, that is no smaller for it.
  await strip.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expectAccessible(page, 'a strip on a phone');
});
