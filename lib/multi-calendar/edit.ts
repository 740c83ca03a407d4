import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import type { GridNights } from './grid-nights.ts';
import type { GridListing } from './lines.ts';
import { OPEN } from './night-block.ts';
import type { Pending, PendingNight } from './pending.ts';
import type { DayRun } from './selection.ts';

/** A price, a percentage on top of the modeled price, or neither: the model's price again. */
export interface OverrideValue {
  price: number | null;
  percentage: number | null;
}

/** What is to become of some nights of a listing. */
export interface PlannedListing {
  listing: GridListing;
  nights: ReadonlyMap<EpochDay, OverrideValue>;
}

export type Plan = readonly PlannedListing[];

/** Runs of days of a listing that are chosen. */
export interface ChosenListing {
  listing: GridListing;
  runs: readonly DayRun[];
}

/** The chosen nights that can still be changed: none that is past where its listing is. */
export function changeable(chosen: readonly ChosenListing[]): ChosenListing[] {
  return chosen
    .map(({ listing, runs }) => ({
      listing,
      runs: runs
        .filter(([, to]) => to >= listing.today)
        .map(([from, to]): DayRun => [Math.max(from, listing.today), to]),
    }))
    .filter(({ runs }) => runs.length > 0);
}

export function nightsIn(chosen: readonly ChosenListing[]): number {
  return chosen.reduce(
    (sum, { runs }) => sum + runs.reduce((days, [from, to]) => days + to - from + 1, 0),
    0,
  );
}

/** The same value for all of them. */
export function planFor(chosen: readonly ChosenListing[], value: OverrideValue): Plan {
  return chosen.map(({ listing, runs }) => {
    const nights = new Map<EpochDay, OverrideValue>();
    for (const [from, to] of runs) for (let day = from; day <= to; day++) nights.set(day, value);
    return { listing, nights };
  });
}

/** The price that a night comes to; null where only the service knows: its modeled price is under an override. */
export function priceAfter(
  { price, percentage }: OverrideValue,
  night: { price: number | null; override: number },
): number | null {
  if (price !== null) return Math.round(price);
  if (night.override !== 0 || night.price === null) return null;
  return percentage === null ? night.price : Math.max(1, Math.round(night.price * (1 + percentage / 100)));
}

/** The plan with every night that would sit below its floor set to the floor. */
export function heldAtFloor(plan: Plan, nights: GridNights): Plan {
  return plan.map(({ listing, nights: planned }) => ({
    listing,
    nights: new Map(
      [...planned].map(([day, value]) => {
        const night = nights.nightOf(listing.id, day);
        const after = night && priceAfter(value, night);
        const isBelow = night?.floor != null && after != null && after < night.floor;
        return [day, isBelow ? { price: night.floor, percentage: null } : value] as const;
      }),
    ),
  }));
}

/** What a plan does to the nights that can still be sold, in one currency. */
export interface Effect {
  currency: string;
  nights: number;
  /** Sums of the nights whose price is known before and after. */
  before: number;
  after: number;
  compared: number;
}

export interface Effects {
  byCurrency: Effect[];
  belowFloor: number;
  /** Nights whose price only the service can tell. */
  untold: number;
}

/** @param asIs count the nights at the price they have, whatever is planned */
export function effectsOf(plan: Plan, nights: GridNights, asIs = false): Effects {
  const byCurrency = new Map<string, Effect>();
  let belowFloor = 0;
  let untold = 0;
  for (const { listing, nights: planned } of plan) {
    for (const [day, value] of planned) {
      const night = nights.nightOf(listing.id, day);
      if (night?.state !== OPEN || night.price === null) continue;
      const effect = byCurrency.get(listing.currency) ?? {
        currency: listing.currency,
        nights: 0,
        before: 0,
        after: 0,
        compared: 0,
      };
      byCurrency.set(listing.currency, effect);
      effect.nights += 1;
      const after = asIs ? night.price : priceAfter(value, night);
      if (after === null) {
        untold += 1;
        continue;
      }
      effect.compared += 1;
      effect.before += night.price;
      effect.after += after;
      if (night.floor !== null && after < night.floor) belowFloor += 1;
    }
  }
  return { byCurrency: [...byCurrency.values()], belowFloor, untold };
}

/** How the nights of a plan are painted. */
export function pendingOf(plan: Plan, nights: GridNights, state: PendingNight['state']): Pending {
  return new Map(
    plan.map(({ listing, nights: planned }) => [
      listing.id,
      new Map(
        [...planned].map(([day, value]) => {
          const night = nights.nightOf(listing.id, day);
          const price = night ? priceAfter(value, night) : value.price;
          const pending: PendingNight = {
            state,
            kind: value.price !== null ? 'fixed' : value.percentage !== null ? 'percentage' : 'clear',
            price,
            belowFloor: night?.floor != null && price !== null && price < night.floor,
          };
          return [day, pending];
        }),
      ),
    ]),
  );
}

/** A listing's planned nights as the rows of one request: nights in a row with the same value are one. */
export function overrideRows({ nights }: PlannedListing): OverrideRow[] {
  const rows: OverrideRow[] = [];
  let end = Number.NaN;
  for (const [day, { price, percentage }] of [...nights].sort(([a], [b]) => a - b)) {
    const date = toIsoDate(day);
    const last = rows.at(-1);
    if (last && day === end + 1 && last.price === price && last['percentage-adjustment'] === percentage) {
      last['end-date'] = date;
    } else {
      rows.push({
        'start-date': date,
        'end-date': date,
        price,
        'percentage-adjustment': percentage,
        'days-of-week': null,
      });
    }
    end = day;
  }
  return rows;
}
