import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { type DemoLogin, readDemo } from '../../scripts/demo-file.ts';
import { measureFirstLoad } from '../product/first-load.ts';
import { productEnvironment, type RunningProduct, startProductAlone } from '../product/running-product.ts';
import { keyPressMs, OWN_GRID, openCalendar, signIn, slowedDown } from './calendar-page.ts';
import { copyListings } from './copy-listings.ts';
import { FLING_PX_PER_SECOND, type FlungGrid, fling, type Way } from './fling.ts';
import { withOtherGrids } from './other-grids.ts';

const GOAL = {
  p95Ms: 33,
  worstMs: 67,
  framesASecond: 45,
  blankPercent: 1,
  firstPricesMs: 1200,
  keyMs: 20,
  heapMb: 60,
  scriptKb: 220,
};
const SLOW = 4;
const LISTINGS = [500, 1000] as const;
const ZOOMS = ['fortnight', 'month', 'quarter', 'year'];
const WAYS: readonly Way[] = ['down', 'across', 'both at once'];
/** A person looks before they scroll; the page reads on meanwhile. */
const LOOK_MS = 6000;

/** The calendar of hundreds of listings in the built product, and grids by others beside it, on a slow machine. */
export async function benchUi(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-ui-'));
  const environment = await productEnvironment(dataDir);
  const browser = await chromium.launch(findBrowser());
  console.log(`  Chromium ${browser.version()}, without a graphics processor`);
  try {
    await (await startProductAlone(environment)).stop();
    const login = adminOf(dataDir);
    for (const listings of LISTINGS) {
      await copyListings(dataDir, Number(login.userId), listings);
      const product = await startProductAlone(environment);
      try {
        console.log(`\n  ${listings} listings`);
        await benchCalendar(browser, product, login, listings);
      } finally {
        await product.stop();
      }
    }
  } finally {
    await browser.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchCalendar(
  browser: Browser,
  { url }: RunningProduct,
  login: DemoLogin,
  listings: number,
): Promise<void> {
  const isFirst = listings === LISTINGS[0];
  if (isFirst) {
    const { gzippedKilobytes } = await measureFirstLoad(url, '/calendar', login);
    report('JavaScript of the route, gzipped', gzippedKilobytes, GOAL.scriptKb, 'kB');
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, url, login);
  await openCalendar(page, url);
  report('first prices on a warm server', await openCalendar(page, url), GOAL.firstPricesMs, 'ms');
  const session = await page.context().newCDPSession(page);
  printFlingHead();
  for (const zoom of isFirst ? ZOOMS : ['month', 'year']) {
    await openCalendar(page, url, `?zoom=${zoom}`);
    await page.waitForTimeout(LOOK_MS);
    await benchFlings(`ours, ${zoom}`, page, OWN_GRID, session);
  }
  const keyMs = await slowedDown(session, SLOW, () => keyPressMs(page));
  if (isFirst) await withOtherGrids(browser, benchFlings);
  report(`key press to selection at ${SLOW}×`, keyMs, GOAL.keyMs, 'ms');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  report('JS heap after all of it', usedSize / 1e6, GOAL.heapMb, 'MB');
  console.log(`  nights and other buffers beside it: ${(backingStorageSize / 1e6).toFixed(1)} MB`);
  await page.close();
}

async function benchFlings(name: string, page: Page, grid: FlungGrid, known?: CDPSession): Promise<void> {
  const session = known ?? (await page.context().newCDPSession(page));
  for (const way of WAYS) {
    const { p95Ms, worstMs, framesASecond, blankShare } = await slowedDown(session, SLOW, () =>
      fling(page, grid, way),
    );
    const cells = [
      name.padEnd(36),
      way.padEnd(12),
      `${p95Ms.toFixed(0)} ms`.padStart(7),
      `${worstMs.toFixed(0)} ms`.padStart(7),
      framesASecond.toFixed(0).padStart(4),
      `${(100 * blankShare).toFixed(1)} %`.padStart(7),
      (loadavg()[0] ?? 0).toFixed(1).padStart(6),
    ];
    console.log(`  ${cells.join(' ')}`);
  }
}

function printFlingHead(): void {
  console.log(
    `  a fling of ${FLING_PX_PER_SECOND} px/s at ${SLOW}× CPU slow-down; goals: p95 ${GOAL.p95Ms} ms, worst ${GOAL.worstMs} ms, ${GOAL.framesASecond} frames a second, ${GOAL.blankPercent} % blank`,
  );
  console.log(`  ${'grid'.padEnd(36)} ${'way'.padEnd(12)}     p95   worst  fps   blank   load`);
}

function adminOf(dataDir: string): DemoLogin {
  const login = readDemo(dataDir)?.logins.find(({ role }) => role === 'admin');
  if (!login) throw new Error('The product started without its demo.');
  return login;
}

function report(what: string, value: number, goal: number, unit: string): void {
  console.log(`  ${what}: ${value.toFixed(1)} ${unit} (goal ${goal}${value > goal ? ', MISSED' : ''})`);
}
