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

/** Prints what a listing-year costs on one core, beside the object-per-night version of the same prices. */
export async function benchPricing(): Promise<void> {
  const listings = portfolio(LISTINGS, TODAY);
  const compared = listings.slice(0, COMPARED);
  assertSamePrices(compared);

  const bare = medianMs(() => eachYear(listings, priceNights));
  const full = medianMs(() => eachYear(listings, priceCalendar));
  const simple = medianMs(() => eachYear(compared, straightforwardNights));
  const bareUs = (bare / LISTINGS) * 1000;
  const fullUs = (full / LISTINGS) * 1000;
  const simpleUs = (simple / COMPARED) * 1000;

  console.log(`Pricing engine on ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, one core`);
  console.log(`${LISTINGS} different listings in 20 markets, 366 nights each, median of ${ROUNDS} rounds\n`);
  console.table([
    row('listing-year without factors', `${bareUs.toFixed(1)} µs`, '< 60 µs', bareUs < 60),
    row('listing-year with factors and reasons', `${fullUs.toFixed(1)} µs`, '< 400 µs', fullUs < 400),
    row(`${LISTINGS} listing-years without factors`, `${bare.toFixed(0)} ms`, '< 1000 ms', bare < 1000),
    row('object per night, same prices', `${simpleUs.toFixed(0)} µs`, '', null),
    row('  times slower than without factors', `${(simpleUs / bareUs).toFixed(1)} ×`, '', null),
    row('  times slower than with factors', `${(simpleUs / fullUs).toFixed(1)} ×`, '', null),
  ]);
}

function row(what: string, measured: string, goal: string, isReached: boolean | null) {
  return { what, measured, goal, reached: isReached === null ? '' : isReached ? 'yes' : 'NO' };
}

function eachYear(
  listings: readonly PricingInputs[],
  price: (inputs: PricingInputs, from: number, to: number) => object,
): void {
  for (const listing of listings) price(listing, TODAY, LAST);
}

function medianMs(work: () => void): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
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
