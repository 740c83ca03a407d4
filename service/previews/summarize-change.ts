import type { PreviewSummary } from '#contract/console/price-preview.ts';
import { AVAILABLE } from '../pricing/availability.ts';
import { HELD_AT_CEILING, HELD_AT_FLOOR, type NightPrices, NOT_HELD } from '../pricing/price-nights.ts';

/** What a change does to the nights that are open, which are the same before and after. */
export function summarizeChange(before: NightPrices, after: NightPrices): PreviewSummary {
  const open = [...after.price.keys()].filter((night) => after.availability[night] === AVAILABLE);
  const count = (is: (night: number) => boolean) => open.filter(is).length;
  const change = (night: number) => (after.price[night] ?? 0) - (before.price[night] ?? 0);
  const changed = open.filter((night) => change(night) !== 0);
  const newlyAt = (limit: number) => (night: number) =>
    after.heldAt[night] === limit && before.heldAt[night] !== limit;
  return {
    'nights-open': open.length,
    'nights-changed': changed.length,
    'nights-raised': count((night) => change(night) > 0),
    'nights-lowered': count((night) => change(night) < 0),
    'average-before': mean(open, (night) => before.price[night] ?? 0),
    'average-after': mean(open, (night) => after.price[night] ?? 0),
    'average-change': mean(changed, change),
    'nights-newly-at-floor': count(newlyAt(HELD_AT_FLOOR)),
    'nights-newly-at-ceiling': count(newlyAt(HELD_AT_CEILING)),
    'nights-freed': count((night) => before.heldAt[night] !== NOT_HELD && after.heldAt[night] === NOT_HELD),
    'nights-below-floor': count((night) => (after.price[night] ?? 0) < (after.floor[night] ?? 0)),
    'min-stays-changed': count((night) => after.minStay[night] !== before.minStay[night]),
  };
}

/** To the cent; null of no nights. */
function mean(nights: readonly number[], value: (night: number) => number): number | null {
  if (nights.length === 0) return null;
  const sum = nights.reduce((total, night) => total + value(night), 0);
  return Math.round((sum / nights.length) * 100) / 100;
}
