import { cpus } from 'node:os';
import { toEpochDay } from '#contract/dates.ts';
import type { PricingInputs } from '#service/pricing/inputs.ts';
import { priceCalendar } from '#service/pricing/price-calendar.ts';
import { priceNights } from '#service/pricing/price-nights.ts';
import { straightforwardNights } from './straightforward.ts';
import { portfolio } from './workload.ts';

const TODAY = toEpochDay('2026-11-20');
const LAST = TODAY + 365;
const LISTINGS = 10_000;
/** The straightforward version is too slow for the whole portfolio: it prices a slice of the same. */
const COMPARED = 200;
const ROUNDS = 5;

/** Milliseconds of the clock, and of all cores together: other programs slow the first, not the second. */
interface Cost {
  wallMs: number;
  cpuMs: number;
}

/** Prints what a listing-year costs beside the object-per-night version of the same prices. */
export async function benchPricing(): Promise<void> {
  const listings = portfolio(LISTINGS, TODAY);
  const compared = listings.slice(0, COMPARED);
  assertSamePrices(compared);

  const bare = measure(() => eachYear(listings, priceNights));
  const full = measure(() => eachYear(listings, priceCalendar));
  const simple = measure(() => eachYear(compared, straightforwardNights));
  const simpleMs = simple.cpuMs / COMPARED;

  console.log(`Pricing engine on ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`);
  console.log(`${LISTINGS} different listings in 20 markets, 366 nights each, medians of ${ROUNDS} rounds;`);
  console.log('the goal is held against the time of all cores together, garbage collection included\n');
  console.table([
    row('listing-year without factors', bare, LISTINGS, 0.06),
    row('listing-year with factors and reasons', full, LISTINGS, 0.4),
    row(`${LISTINGS} listing-years without factors`, bare, 1, 1000),
    row('object per night, same prices', simple, COMPARED, null),
  ]);
  console.log(
    `Object per night costs ${times(simpleMs / (bare.cpuMs / LISTINGS))} the engine without factors,`,
  );
  console.log(`${times(simpleMs / (full.cpuMs / LISTINGS))} the engine with factors and reasons.\n`);
}

function row(what: string, cost: Cost, units: number, goalMs: number | null) {
  const cpuMs = cost.cpuMs / units;
  return {
    what,
    cores: duration(cpuMs),
    clock: duration(cost.wallMs / units),
    goal: goalMs === null ? '' : `< ${duration(goalMs)}`,
    reached: goalMs === null ? '' : cpuMs < goalMs ? 'yes' : 'NO',
  };
}

function duration(ms: number): string {
  return ms < 10 ? `${(ms * 1000).toFixed(1)} µs` : `${ms.toFixed(0)} ms`;
}

function times(ratio: number): string {
  return `${ratio.toFixed(1)} times`;
}

function eachYear(
  listings: readonly PricingInputs[],
  price: (inputs: PricingInputs, from: number, to: number) => object,
): void {
  for (const listing of listings) price(listing, TODAY, LAST);
}

function measure(work: () => void): Cost {
  work();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const cpuBefore = process.cpuUsage();
    const started = performance.now();
    work();
    const wallMs = performance.now() - started;
    const { user, system } = process.cpuUsage(cpuBefore);
    return { wallMs, cpuMs: (user + system) / 1000 };
  });
  return {
    wallMs: median(rounds.map((round) => round.wallMs)),
    cpuMs: median(rounds.map((round) => round.cpuMs)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function assertSamePrices(listings: readonly PricingInputs[]): void {
  listings.forEach((listing, at) => {
    const { price } = priceNights(listing, TODAY, LAST);
    straightforwardNights(listing, TODAY, LAST).forEach((night, i) => {
      if (night.price === price[i]) return;
      throw new Error(`Listing ${at} on ${night.date}: ${price[i]} here, ${night.price} straightforwardly`);
    });
  });
}

if (import.meta.main) await benchPricing();
