import { clamp, roundRatio } from './ratio.ts';
import type { TimeBasedTier } from './rules.ts';

/** A night that books with this chance or better needs no discount. */
const COMFORTABLE_CHANCE = 0.75;
const DEEPEST_DISCOUNT = 0.3;
/** Full strength in the last 15 days, fading to nothing at 30. */
const FULL_STRENGTH_DAYS = 15;
const FIRST_DISCOUNT_DAYS = 30;
const PREMIUM_FROM_DAYS = 180;
const PREMIUM_FULL_DAYS = 365;
const HIGHEST_PREMIUM = 0.15;
/** The chance of a night that usually sells late collapses in its last hours; its price must not do the same. */
const STEEPEST_FALL_PER_DAY = 0.05;

/** How much of the possible discount a tier gives to fill the night. */
const WILLINGNESS: Record<TimeBasedTier, number> = { occupancy: 1, revenue: 0.6, rate: 0.3 };

/**
 * The dynamic lead-time curve of one kind of night: `dynamicLeadRatio` by lead days, on which a price falls by
 * at most five points from one day to the next.
 * @param chances by lead days, 0…1 that a night still open then books, NaN where unknown
 * @returns a ratio from -0.3 to 0.15 for each lead
 */
export function dynamicLeadCurve(chances: Float64Array, tier: TimeBasedTier): Float64Array {
  const curve = new Float64Array(chances.length);
  for (let lead = curve.length - 1; lead >= 0; lead--) {
    const wanted = dynamicLeadRatio(chances[lead] ?? Number.NaN, lead, tier);
    const dayBefore = curve[lead + 1] ?? wanted;
    curve[lead] = roundRatio(Math.max(wanted, dayBefore - STEEPEST_FALL_PER_DAY));
  }
  return curve;
}

/**
 * What the chance of a night alone asks for: a discount in the last weeks in as far as nights of this kind stay empty,
 * a premium far out. Nights that usually sell late keep their price to the end.
 * @param chance 0…1 that a night still open this many days out books, NaN where unknown
 * @param leadDays days until the night, 0 or more
 * @returns a ratio from -0.3 to 0.15
 */
export function dynamicLeadRatio(chance: number, leadDays: number, tier: TimeBasedTier): number {
  if (leadDays >= PREMIUM_FROM_DAYS) {
    const share = (leadDays - PREMIUM_FROM_DAYS) / (PREMIUM_FULL_DAYS - PREMIUM_FROM_DAYS);
    return roundRatio(HIGHEST_PREMIUM * Math.min(1, share));
  }
  if (leadDays >= FIRST_DISCOUNT_DAYS) return 0;
  const strength = (FIRST_DISCOUNT_DAYS - leadDays) / (FIRST_DISCOUNT_DAYS - FULL_STRENGTH_DAYS);
  const shortfall = clamp(1 - chance / COMFORTABLE_CHANCE, 0, 1);
  return roundRatio(-DEEPEST_DISCOUNT * WILLINGNESS[tier] * shortfall * Math.min(1, strength));
}
