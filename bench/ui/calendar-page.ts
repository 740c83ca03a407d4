import type { CDPSession, Page } from '@playwright/test';
import type { DemoLogin } from '../../scripts/demo-file.ts';
import type { FlungGrid } from './fling.ts';

const CALENDAR = '/calendar';

/** The product's own: one element scrolls both ways, and the grid tells what it has painted. */
export const OWN_GRID: FlungGrid = {
  scrollers: { x: ':has(> * > [role="grid"])', y: ':has(> * > [role="grid"])' },
  night: null,
};

export async function signIn(page: Page, url: string, { email, password }: DemoLogin): Promise<void> {
  await page.addInitScript(noteFirstPrices);
  await page.goto(`${url}/sign-in`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/(listings|calendar)/);
}

interface Noted {
  firstPricesMs?: number;
}

/** Runs in every page, before its own scripts. */
function noteFirstPrices(): void {
  document.addEventListener('painted', (event) => {
    const isWhole = (event as Event & { waitingShare: () => number }).waitingShare() === 0;
    if (isWhole) (window as Noted).firstPricesMs ??= performance.now();
  });
}

/** @returns from the start of the page until all prices in sight were painted, in milliseconds */
export async function openCalendar(page: Page, url: string, search = ''): Promise<number> {
  await page.goto(`${url}${CALENDAR}${search}`);
  const noted = await page.waitForFunction(() => (window as Noted).firstPricesMs);
  return Number(await noted.jsonValue());
}

/** Runs something while the page's own thread is slowed down. */
export async function slowedDown<Result>(
  session: CDPSession,
  rate: number,
  run: () => Promise<Result>,
): Promise<Result> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await run();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

const KEY_PRESSES = 30;

/** From a key press to the selection in the page, in milliseconds: the median of many. */
export async function keyPressMs(page: Page): Promise<number> {
  await page.getByRole('grid').focus();
  const times = await page.getByRole('grid').evaluate(async (grid, presses) => {
    const taken: number[] = [];
    for (let press = 0; press < presses; press += 1) {
      const startedAt = performance.now();
      const key = press % 2 ? 'ArrowDown' : 'ArrowRight';
      grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // React renders a key press before the next task.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      taken.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return taken.sort((a, b) => a - b);
  }, KEY_PRESSES);
  return times[KEY_PRESSES >> 1] ?? 0;
}
