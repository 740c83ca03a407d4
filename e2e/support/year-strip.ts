import { expect, type Locator, type Page } from '@playwright/test';

const MS_PER_DAY = 86_400_000;

/** The strip over a list of seasons, with its rows, as a person sees and moves them. */
export class Strip {
  readonly page: Page;
  readonly figure: Locator;
  readonly rows: Locator;

  constructor(page: Page, section: Locator) {
    this.page = page;
    this.figure = section.getByRole('figure', { name: 'Seasons over the months ahead' });
    this.rows = section.getByRole('group', { name: /^Season \d+$/ });
  }

  bar(number: number): Locator {
    return this.figure.getByRole('slider', { name: `Season ${number}`, exact: true });
  }

  /** First and last day of a row, in days since 1970. */
  async datesOf(number: number): Promise<[number, number]> {
    const row = this.rows.nth(number - 1);
    const day = async (label: string) => {
      const text = await row.getByLabel(label, { exact: true }).inputValue();
      return Date.parse(`${text} UTC`) / MS_PER_DAY;
    };
    return [await day('From'), await day('To')];
  }

  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.figure.locator('[data-lane]').boundingBox();
    if (!box) throw new Error('The strip cannot be seen.');
    return box;
  }

  /** How wide a day is, and which is the first; known once there is a season. */
  async scale(): Promise<{ first: number; dayPx: number }> {
    const [first, last] = await Promise.all(
      ['aria-valuemin', 'aria-valuemax'].map(async (name) => Number(await this.bar(1).getAttribute(name))),
    );
    const { width } = await this.box();
    return { first: first as number, dayPx: width / ((last as number) - (first as number) + 1) };
  }

  /** Presses in the middle of one day and leaves the pointer in that of another. */
  async hold(fromDay: number, toDay: number, offsetPx = 0): Promise<void> {
    const { x, y } = await this.box();
    const { first, dayPx } = await this.scale();
    const at = (day: number) => x + (day - first + 0.5) * dayPx + offsetPx;
    await this.page.mouse.move(at(fromDay), y + 14);
    await this.page.mouse.down();
    await this.page.mouse.move(at(toDay), y + 15, { steps: 4 });
  }

  async drag(fromDay: number, toDay: number, offsetPx = 0): Promise<void> {
    await this.hold(fromDay, toDay, offsetPx);
    await this.page.mouse.up();
  }

  /** Draws over a stretch, given as shares of the whole. */
  async draw(from: number, to: number): Promise<void> {
    const { x, y, width } = await this.box();
    await this.page.mouse.move(x + from * width, y + 14);
    await this.page.mouse.down();
    await this.page.mouse.move(x + to * width, y + 15, { steps: 4 });
    await this.page.mouse.up();
  }

  async expectDates(number: number, dates: readonly [number, number]): Promise<void> {
    await expect.poll(() => this.datesOf(number)).toEqual(dates);
  }
}
