import type { Locator, Page } from '@playwright/test';
import { reservationCollectionSchema } from '../contract/reservations.ts';
import { expect, test } from './support/fixtures.ts';
import { nightCell, openCalendar } from './support/multi-calendar.ts';
import { listingOf, type PartnerApi } from './support/partner-api.ts';

const DAY_MS = 86_400_000;
const isoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const CHANNELS = ['Airbnb', 'Booking', 'Vrbo', 'Expedia', 'Direct'];
const nights = (page: Page) => page.locator('[role=grid] canvas').first();

/** Keeps what is written on canvases, with its distance from the canvas's left edge in device pixels. */
async function recordPaintedText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: { text: string; left: number }[] = [];
    Object.assign(globalThis, { painted });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      if (this.textAlign === 'left') painted.push({ text, left: x + this.getTransform().e });
      fillText.call(this, text, x, y);
    };
  });
}

const paintedText = (page: Page): Promise<{ text: string; left: number }[]> =>
  page.evaluate(() => (globalThis as unknown as { painted: { text: string; left: number }[] }).painted);

/** Scrolls the grid a step at a time, as a finger does; each step is painted before the next. */
async function scrollBy(page: Page, steps: readonly (readonly [x: number, y: number])[]): Promise<void> {
  await page.evaluate(async (all) => {
    const box = document.querySelector('[role=grid]')?.closest('[data-detail]');
    for (const [x, y] of all) {
      box?.scrollBy(x, y);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  }, steps);
}

const pictureOf = (page: Page): Promise<string> =>
  nights(page).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

test('a bar that the left edge cuts has its words in what is left of it', async ({ page, signIn }) => {
  await recordPaintedText(page);
  await signIn('admin');
  await openCalendar(page);
  await scrollBy(page, [...Array(40).fill([7, 0]), ...Array(10).fill([-9, 4])]);
  const words = (await paintedText(page)).filter(({ text }) => CHANNELS.includes(text));
  expect(words.filter(({ left }) => left < 8)).toEqual([]);
  expect(words.filter(({ left }) => left === 8).length).toBeGreaterThan(0);
});

test('what was scrolled to looks as if it had been painted there', async ({ page, signIn }) => {
  await signIn('admin');
  await openCalendar(page);
  await scrollBy(page, [...Array(12).fill([11, 3]), ...Array(6).fill([-17, 0]), [90, -20]]);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const scrolled = await pictureOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => pictureOf(page)).not.toBe(scrolled);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => differingShare(page, scrolled)).toBeLessThan(0.0001);
});

/** Share of the pixels that are plainly another colour than in a picture. */
function differingShare(page: Page, picture: string): Promise<number> {
  return nights(page).evaluate(async (canvas, source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const pixelsOf = (drawn: CanvasImageSource) => {
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(drawn, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height).data ?? [];
    };
    const [before, now] = [pixelsOf(image), pixelsOf(canvas as HTMLCanvasElement)];
    let differing = 0;
    for (let at = 0; at < before.length; at++)
      if (Math.abs((before[at] ?? 0) - (now[at] ?? 0)) > 16) differing += 1;
    return differing / Math.max(1, before.length);
  }, picture);
}

test('without colours of its own a stay is solid and an owner’s is not', async ({ page, signIn, api }) => {
  const { title, night } = await anOwnersNight(api);
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('admin');
  const from = isoDate(Date.parse(night) - 3 * DAY_MS);
  await openCalendar(page, `?zoom=quarter&group=none&from=${from}&search=${encodeURIComponent(title)}`);
  const spoken = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
  const owners = nightCell(page, title, spoken.format(Date.parse(night)));
  await expect(owners).toHaveAccessibleName(/owner stay/);
  const paper = await colourIn(page, owners);
  await openCalendar(page, '?zoom=quarter&group=none');
  const guests = page.getByRole('gridcell', { name: /booked through/ }).first();
  expect(await colourIn(page, guests)).not.toBe(paper);
});

/** A night of an owner who stays at a place of their own, by its date and the listing's title. */
async function anOwnersNight(api: PartnerApi): Promise<{ title: string; night: string }> {
  const from = isoDate(Date.now() - 90 * DAY_MS);
  for (let number = 1; ; number += 1) {
    const { data, meta } = await api.read(
      reservationCollectionSchema,
      `/api/v1/reservations/?filter[start-date]=${from}&filter[status]=accepted&page[size]=100&page[number]=${number}`,
    );
    const owners = data.find(({ attributes }) => attributes['is-owner-stay']);
    if (owners) {
      const { listing } = owners.relationships as { listing: { data: { id: string } } };
      const { title = '' } = await listingOf(api, listing.data.id);
      return { title, night: owners.attributes['checkin-date'] ?? '' };
    }
    if (number >= meta.pagination.pages) throw new Error('No owner stays at any of the demo’s listings.');
  }
}

/** What is painted in the middle of a night. */
async function colourIn(page: Page, cell: Locator): Promise<string> {
  await cell.waitFor({ state: 'attached' });
  const [box, host] = [await cell.boundingBox(), await nights(page).boundingBox()];
  if (!box || !host) throw new Error('The night is not in sight.');
  const at = { x: box.x + box.width / 2 - host.x, y: box.y + box.height / 2 - host.y };
  return nights(page).evaluate((canvas, { x, y }) => {
    const context = (canvas as HTMLCanvasElement).getContext('2d');
    const scale = devicePixelRatio;
    return String(context?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data);
  }, at);
}
