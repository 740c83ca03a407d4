import { REPUTATION } from '../factors.ts';
import { FIXED, PERCENTAGE } from '../manual-override.ts';
import type { NightRecord } from './price-record.ts';

const CENTS = 100;

/**
 * The price that a record's parts make, in whole units, by the arithmetic of `priceNight`. A night with several
 * events may differ from its own price by a unit, as they are kept as one.
 */
export function replayPrice(night: Omit<NightRecord, 'price'>): number {
  const floor = night.floor * CENTS;
  const ceiling = (night.ceiling ?? Number.POSITIVE_INFINITY) * CENTS;
  const limited = (price: number) => Math.max(Math.min(price, ceiling), floor);
  let price = night.basePrice * CENTS;
  night.ratios.forEach((ratio, step) => {
    if (ratio !== 0) price = Math.floor(price * (1 + ratio) + 0.5);
    if (step + 1 === REPUTATION) price = limited(price);
  });
  price = wholeUnit(limited(price));
  if (night.overrideKind === FIXED) price = night.overrideValue * CENTS;
  if (night.overrideKind === PERCENTAGE) {
    price = wholeUnit(Math.floor(price * (1 + night.overrideValue / 100) + 0.5));
  }
  return price / CENTS;
}

const wholeUnit = (price: number) => Math.floor(price / CENTS + 0.5) * CENTS;
