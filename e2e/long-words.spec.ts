import type { Page } from '@playwright/test';
import { CUSTOMIZATIONS } from '#contract/customizations/names.ts';
import { expectAccessible } from './support/axe.ts';
import { dayAhead } from './support/days.ts';
import { sidewaysScroll } from './support/fit.ts';
import { type demoOfProduct, expect, login, test } from './support/fixtures.ts';
import { listingCalled } from './support/partner-api.ts';
import { cutWords, leftInEnglish } from './support/readable.ts';

const READERS = [
  { language: 'de', email: 'anneliese@', listing: 'Burgviertel Fachwerk' },
  { language: 'ja', email: 'kenji@', listing: 'Gion Lantern House' },
] as const;

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

const settled = async (page: Page) => {
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('.animate-late')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
};

async function expectReadable(page: Page, language: string, screen: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    const at = `${screen}, ${size.width} px`;
    expect.soft(await sidewaysScroll(page), `${at}: beyond the screen`).toBeLessThanOrEqual(0);
    expect.soft(await cutWords(page), `${at}: cut`).toEqual([]);
    expect.soft(await leftInEnglish(page, language), `${at}: English`).toEqual([]);
  }
  // High enough that nothing lies below the bar of a form.
  await page.setViewportSize({ width: 360, height: 3000 });
  await settled(page);
  await expectAccessible(page, screen);
}

/** The screens of the calendar and of the rules. */
const screensOf = (id: string, night: string): [screen: string, path: string][] => [
  ['calendar', '/calendar'],
  ['calendar, a year', '/calendar?zoom=year&colour=change'],
  ['listing', `/listings/${id}`],
  ['night', `/listings/${id}?night=${night}`],
  ...Object.keys(CUSTOMIZATIONS).map((name): [string, string] => [
    `rule ${name}`,
    `/listings/${id}/customizations?type=${name}`,
  ]),
  ['history', `/listings/${id}/history`],
];

for (const { language, email, listing } of READERS) {
  test(`every word of the calendar and the rules fits in ${language}`, async ({ page, demo, api }) => {
    test.setTimeout(240_000);
    await login(page, loginStartingWith(demo, email));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const { id } = await listingCalled(api, listing);
    for (const [screen, path] of screensOf(id, dayAhead(119))) {
      await page.goto(path);
      if (screen === 'night')
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await expectReadable(page, language, screen);
    }
  });
}

function loginStartingWith(demo: ReturnType<typeof demoOfProduct>, start: string) {
  const found = demo.logins.find(({ email }) => email.startsWith(start));
  if (!found) throw new Error(`Nobody of the demo has an address like ${start}.`);
  return found;
}
