import { expect, type Locator, type Page } from '@playwright/test';
import { calendarCollectionSchema } from '../../contract/calendar.ts';
import { type Answer, listingCalled, type PartnerApi } from './partner-api.ts';

const DAY_MS = 86_400_000;
const isoDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Opens the calendar of all listings, and waits until its nights are there. */
export async function openCalendar(page: Page, search = ''): Promise<Locator> {
  await page.goto(`/calendar${search}`);
  return calendarIsThere(page);
}

export async function calendarIsThere(page: Page): Promise<Locator> {
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expect(grid.getByRole('gridcell').nth(5)).toBeAttached();
  return grid;
}

/** A night as assistive technology finds it. @param date as it is spoken: "Wednesday, 10 March 2027" */
export function nightCell(page: Page, title: string, date: string): Locator {
  return page.getByRole('gridcell', { name: `${title}, ${date}` });
}

/** Three weeks of nights, a Monday's the first (0). */
export interface FreeWeeks {
  date: (night: number) => string;
  /** As assistive technology hears it: "Wednesday, 10 March 2027". */
  spoken: (night: number, locale?: string) => string;
  /** What opens the calendar at the first of them, its listings by their titles. */
  search: string;
}

const FREE_NIGHTS = 21;

/** Weeks far ahead in which nobody has booked any of the listings: which those are changes from day to day. */
export async function freeWeeks(api: PartnerApi, titles: readonly string[]): Promise<FreeWeeks> {
  const from = Date.parse(isoDate(Date.now() + 90 * DAY_MS));
  const free = await Promise.all(titles.map((title) => freeDatesOf(api, title, from)));
  const isFree = (ms: number) => free.every((dates) => dates.has(isoDate(ms)));
  for (let monday = from; monday < from + 250 * DAY_MS; monday += DAY_MS) {
    if (new Date(monday).getUTCDay() !== 1) continue;
    const nights = Array.from({ length: FREE_NIGHTS }, (_, night) => monday + night * DAY_MS);
    if (nights.every(isFree)) return weeksFrom(monday);
  }
  throw new Error(`There are no three weeks in which ${titles.join(' and ')} are free.`);
}

async function freeDatesOf(api: PartnerApi, title: string, from: number): Promise<Set<string>> {
  const { id } = await listingCalled(api, title);
  const to = isoDate(from + 270 * DAY_MS);
  const window = `filter[start-date]=${isoDate(from)}&filter[end-date]=${to}&page[size]=366`;
  const { data } = await api.read(calendarCollectionSchema, `/api/v1/listings/${id}/calendar/?${window}`);
  return new Set(
    data.filter(({ attributes }) => attributes.availability === 'available').map((night) => night.id),
  );
}

function weeksFrom(monday: number): FreeWeeks {
  const msOf = (night: number) => monday + night * DAY_MS;
  return {
    date: (night) => isoDate(msOf(night)),
    spoken: (night, locale = 'en-GB') =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(msOf(night)),
    search: `?from=${isoDate(monday)}&group=none`,
  };
}

async function middleOf(cell: Locator): Promise<{ x: number; y: number }> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('The night is not in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the painted night that a cell stands for. */
export async function pressNight(page: Page, cell: Locator, count = 1): Promise<void> {
  const { x, y } = await middleOf(cell);
  await page.mouse.click(x, y, { clickCount: count });
}

export async function dragNights(page: Page, first: Locator, last: Locator): Promise<void> {
  const [from, to] = [await middleOf(first), await middleOf(last)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

interface Overrides {
  data: {
    attributes: {
      overrides: { 'start-date': string; price: number | null; 'percentage-adjustment': number | null }[];
    };
  };
}

/** The overrides of a listing between two dates, as a partner reads them: `2027-03-10 €`, `2027-03-11 %`. */
export async function overridesOf(api: PartnerApi, id: string, from: string, to: string): Promise<string[]> {
  const path = `/api/v1/listings/${id}/customizations/manual-overrides/?filter[start-date]=${from}&filter[end-date]=${to}`;
  const { json }: Answer = await api.send('GET', path);
  return (json as Overrides).data.attributes.overrides.map(
    (one) => `${one['start-date']} ${one.price ?? `${one['percentage-adjustment']}%`}`,
  );
}

export async function setOverrides(
  api: PartnerApi,
  id: string,
  overrides: readonly { date: string; price?: number; percentage?: number }[],
): Promise<void> {
  const { status } = await api.send('PATCH', `/api/v1/listings/${id}/customizations/manual-overrides/`, {
    data: {
      type: 'manual-override-customizations',
      id,
      attributes: {
        overrides: overrides.map(({ date, price, percentage }) => ({
          'start-date': date,
          'end-date': date,
          price: price ?? null,
          'percentage-adjustment': percentage ?? null,
        })),
      },
    },
  });
  expect(status).toBe(200);
}
