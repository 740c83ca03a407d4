import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate, weekdayOf } from '#contract/dates.ts';
import { defaultBookingCurve } from '#service/market/model/defaults.ts';
import type { PackedNights } from '#service/market/model/observed-listing.ts';
import { AVAILABLE, NOT_AVAILABLE } from '#service/market/model/observed-listing.ts';
import type { MarketSeason } from './market-season.ts';
import type { Random } from './random.ts';

/** How a host sets prices. */
type Host = 'attentive' | 'seasonal' | 'flat';

export interface NightsPlan {
  season: MarketSeason;
  today: EpochDay;
  /** Median price of the listing, major units. */
  basePrice: number;
  /** Prices are multiples of this. */
  priceStep: number;
  minNights: number;
  meanStayNights: number;
  /** How much better than its market the listing sells, about 1. */
  appeal: number;
}

const HOSTS: readonly Host[] = ['attentive', 'seasonal', 'flat'];
const HOST_SHARES = [0.62, 0.26, 0.12];
const NIGHTLY_NOISE = 0.025;
const BLOCKED_SHARE = 0.14;
const CLOSED_FAR_OUT_SHARE = 0.18;
const CLOSED_FROM_DAYS = 240;

const bookedByLead = defaultBookingCurve();

/** A listing's nights as a feed shows them when `today` begins: what is booked by then, what is blocked, the rest open. */
export function generateNights(plan: NightsPlan, random: Random): PackedNights {
  const { season } = plan;
  const days = season.season.length;
  const nights: PackedNights = {
    firstDay: season.firstDay,
    available: new Uint8Array(days).fill(AVAILABLE),
    price: new Float32Array(days),
    minNights: new Uint16Array(days).fill(plan.minNights),
  };
  priceNights(plan, nights.price, random);
  bookNights(plan, nights.available, random);
  blockNights(plan, nights.available, random);
  return nights;
}

function priceNights(plan: NightsPlan, price: Float32Array, random: Random): void {
  const { season, basePrice, priceStep } = plan;
  const host = HOSTS[random.weighted(HOST_SHARES)] ?? 'attentive';
  const responsiveness = random.between(0.85, 1.15);
  const monthPrice = new Map<string, number>();
  for (let index = 0; index < price.length; index++) {
    const course = season.season[index] ?? 1;
    const week = season.weekday[index] ?? 1;
    const event = season.event[index] ?? 1;
    let ratio = 1;
    if (host === 'attentive') {
      ratio =
        course * week ** responsiveness * event ** responsiveness * Math.exp(NIGHTLY_NOISE * random.normal());
    } else if (host === 'seasonal') {
      const month = toIsoDate(season.firstDay + index).slice(0, 7);
      const step = monthPrice.get(month) ?? Math.round(course * 20) / 20;
      monthPrice.set(month, step);
      ratio = step * (isWeekend(season.firstDay + index) ? 1.06 : 1);
    }
    price[index] = Math.max(priceStep, Math.round((basePrice * ratio) / priceStep) * priceStep);
  }
}

/** Draws stays one after the other so that the market's occupancy comes out, and shows those booked by now. */
function bookNights(plan: NightsPlan, available: Uint8Array, random: Random): void {
  const { season, today } = plan;
  const meanStay = Math.max(plan.meanStayNights, plan.minNights);
  let index = 0;
  while (index < available.length) {
    const target = Math.min(0.98, (season.occupancy[index] ?? 0) * plan.appeal);
    const startChance = target / (target + meanStay * (1 - target));
    if (!random.chance(startChance)) {
      index++;
      continue;
    }
    const stay = drawStay(plan, meanStay, random);
    const bookedOn = season.firstDay + index - drawLead(random);
    if (bookedOn < today) available.fill(NOT_AVAILABLE, index, index + stay);
    index += stay;
  }
}

function drawStay(plan: NightsPlan, meanStay: number, random: Random): number {
  const beyond = Math.max(0.05, meanStay - plan.minNights);
  return plan.minNights + Math.floor(Math.log(1 - random.uniform()) / Math.log(beyond / (1 + beyond)));
}

/** Days between booking and arrival, so that the share booked before each lead is the booking curve. */
function drawLead(random: Random): number {
  const share = random.uniform();
  if (share > (bookedByLead[0] ?? 1)) return 0;
  let low = 0;
  let high = bookedByLead.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((bookedByLead[middle] ?? 0) >= share) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

function blockNights(plan: NightsPlan, available: Uint8Array, random: Random): void {
  if (random.chance(BLOCKED_SHARE)) {
    const from = random.integer(0, available.length - 61);
    available.fill(NOT_AVAILABLE, from, from + random.integer(24, 60));
  }
  if (random.chance(CLOSED_FAR_OUT_SHARE)) {
    const opening = plan.today - plan.season.firstDay + CLOSED_FROM_DAYS;
    available.fill(NOT_AVAILABLE, opening);
  }
}

function isWeekend(day: EpochDay): boolean {
  return weekdayOf(day) === 4 || weekdayOf(day) === 5;
}
