import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { installPackages } from '../../scripts/install-packages.mjs';
import type { FlungGrid } from './fling.ts';

const PACKAGE = join(import.meta.dirname, '../grids');

interface OtherGrid extends FlungGrid {
  name: string;
  source: string;
}

const GRIDS: readonly OtherGrid[] = [
  {
    name: 'TanStack Virtual, a node per night',
    source: 'tanstack-virtual.jsx',
    scrollers: { x: '.scroller', y: '.scroller' },
    night: '.night',
  },
  {
    name: 'AG Grid Community',
    source: 'ag-grid.js',
    scrollers: { x: '.ag-grid-viewport', y: '.ag-grid-viewport' },
    night: '.night',
  },
];

/** Opens each grid by other people on a page of its own. Their packages are installed the first time. */
export async function withOtherGrids(
  browser: Browser,
  measure: (name: string, page: Page, grid: FlungGrid) => Promise<void>,
): Promise<void> {
  console.log('  the grids by others are in bench/grids, a package of its own');
  const problem = await installPackages(PACKAGE);
  if (problem) throw new Error(problem);
  const folder = mkdtempSync(join(tmpdir(), 'bench-grids-'));
  try {
    cpSync(join(PACKAGE, 'grids.css'), join(folder, 'grids.css'));
    cpSync(join(PACKAGE, 'page.html'), join(folder, 'page.html'));
    for (const { name, source, ...grid } of GRIDS) {
      await bundle(source, join(folder, 'grid.js'));
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(pathToFileURL(join(folder, 'page.html')).href);
      await page.addScriptTag({ path: join(folder, 'grid.js') });
      await page.locator('.night').first().waitFor();
      await measure(name, page, grid);
      await page.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(source: string, file: string): Promise<void> {
  const build = await rolldown({
    input: join(PACKAGE, source),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  await build.write({ file, format: 'iife', minify: true });
  await build.close();
}
