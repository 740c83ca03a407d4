import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toEpochDay } from '#contract/dates.ts';
import { DEMO_MARKETS } from '#service/demo/markets/definitions.ts';
import { generateDemoMarket } from '#service/demo/markets/generate-market.ts';
import { fitPlaces } from '#service/market/model/fit-places.ts';
import { writeSampleFiles } from './sample-files.ts';

const CALENDAR_ROWS = 1_400_000;
const GOAL = { seconds: 30, megabytes: 500 };
const readSample = fileURLToPath(new URL('./read-sample.ts', import.meta.url));

/** Reading a large market's files, and fitting a market with its neighbourhoods. */
export async function benchMarket(): Promise<void> {
  await benchImport();
  benchFit();
}

async function benchImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-market-'));
  try {
    await writeSampleFiles(folder, CALENDAR_ROWS);
    const { stdout } = await promisify(execFile)(process.execPath, [readSample, folder]);
    const { rows, seconds, peakMegabytes } = JSON.parse(stdout) as Record<string, number>;
    console.log(
      `market import: ${rows!.toLocaleString('en')} calendar rows in ${seconds!.toFixed(2)} s ` +
        `(${Math.round(rows! / seconds!).toLocaleString('en')} rows/s, goal ${GOAL.seconds} s), ` +
        `peak memory ${Math.round(peakMegabytes!)} MB (goal ${GOAL.megabytes} MB)`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

function benchFit(): void {
  const today = toEpochDay('2026-11-21');
  for (const market of DEMO_MARKETS) {
    const listings = generateDemoMarket(market, today);
    const latitude = market.neighbourhoods[0]!.latitude;
    const startedMs = performance.now();
    const places = fitPlaces(listings, [], {
      asOf: today,
      country: market.country,
      region: market.region,
      latitude,
    });
    const spentMs = performance.now() - startedMs;
    console.log(
      `market fit: ${market.name}, ${listings.length} listings × 731 nights, ${places.length} places in ${Math.round(spentMs)} ms`,
    );
  }
}

if (import.meta.main) await benchMarket();
