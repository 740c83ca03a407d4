import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { type Demo, type DemoLogin, readDemo } from '../../scripts/demo-file.ts';
import { measureFirstLoad } from '../product/first-load.ts';
import { productEnvironment, startProductAlone } from '../product/running-product.ts';
import { FLING_PX_PER_SECOND, fling } from './fling.ts';

const GOAL = {
  p95Ms: 33,
  worstMs: 67,
  framesASecond: 45,
  firstPricesMs: 1200,
  keyMs: 20,
  heapMb: 60,
  scriptKb: 220,
};
const SLOW = 4;
const CALENDAR = '/calendar';

/** The calendar of all listings in the built product: how soon it shows prices, and how it scrolls on a slow machine. */
export async function benchUi(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-ui-'));
  const product = await startProductAlone(await productEnvironment(dataDir));
  const browser = await chromium.launch(findBrowser());
  try {
    const login = adminOf(readDemo(dataDir));
    const { gzippedKilobytes } = await measureFirstLoad(product.url, CALENDAR, login);
    report('JavaScript of the route, gzipped', gzippedKilobytes, GOAL.scriptKb, 'kB');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, product.url, login);
    await openCalendar(page, product.url);
    report('first prices on a warm server', await openCalendar(page, product.url), GOAL.firstPricesMs, 'ms');
    const session = await page.context().newCDPSession(page);
    await benchZooms(page, session, product.url);
    await benchKeys(page, session);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    report('JS heap after all of it', usedSize / 1e6, GOAL.heapMb, 'MB');
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function adminOf(demo: Demo | null): DemoLogin {
  const login = demo?.logins.find(({ role }) => role === 'admin');
  if (!login) throw new Error('The product started without its demo.');
  return login;
}

async function signIn(page: Page, url: string, { email, password }: DemoLogin): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/(listings|calendar)/);
}

/** @returns how long it took until the first nights were there, in milliseconds */
async function openCalendar(page: Page, url: string, search = ''): Promise<number> {
  const startedAt = performance.now();
  await page.goto(`${url}${CALENDAR}${search}`);
  await page.locator('[role="grid"][aria-busy="false"]').waitFor();
  return performance.now() - startedAt;
}

async function benchZooms(page: Page, session: CDPSession, url: string): Promise<void> {
  console.log(
    `a fling of ${FLING_PX_PER_SECOND} px/s at ${SLOW}× CPU slow-down: p95 frame, worst frame, frames a second, frames with nights to come`,
  );
  console.log(`  goals ${GOAL.p95Ms} ms, ${GOAL.worstMs} ms, ${GOAL.framesASecond}, 1 %`);
  for (const zoom of ['month', 'quarter', 'year']) {
    await openCalendar(page, url, `?zoom=${zoom}`);
    for (const axis of ['y', 'x'] as const) {
      // Once for the nights to come in, as they do in a morning's work; then the measured one.
      await fling(page, axis);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
      const { p95Ms, worstMs, framesASecond, waitingShare } = await fling(page, axis);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      console.log(
        `  ${zoom}, ${axis === 'y' ? 'down' : 'across'}: ${p95Ms.toFixed(0)} ms, ${worstMs.toFixed(0)} ms, ${framesASecond.toFixed(0)}, ${(100 * waitingShare).toFixed(1)} %`,
      );
    }
  }
}

const KEY_PRESSES = 30;

/** From a key press to the selection in the page, the median of many. */
async function benchKeys(page: Page, session: CDPSession): Promise<void> {
  await page.getByRole('grid').focus();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  report(`key press to selection at ${SLOW}×`, times[KEY_PRESSES >> 1] ?? 0, GOAL.keyMs, 'ms');
}

function report(what: string, value: number, goal: number, unit: string): void {
  console.log(`  ${what}: ${value.toFixed(1)} ${unit} (goal ${goal}${value > goal ? ', MISSED' : ''})`);
}
