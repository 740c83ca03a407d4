import { type EpochDay, weekdayOf } from '#contract/dates.ts';
import {
  BEDROOM_COHORTS,
  type BedroomCohort,
  type ClusterModel,
} from '#service/market/model/cluster-model.ts';
import { MARGIN_NIGHTS } from './availability.ts';
import { dynamicLeadCurve } from './dynamic-lead-curve.ts';
import { pacingRatio, pacingReading } from './pacing.ts';
import { roundRatio } from './ratio.ts';
import { TIME_BASED_TIERS, type TimeBasedTier } from './rules.ts';
import type { Span } from './seasons.ts';

/** A cluster's model as ratios per date, ready to be multiplied. Index 0 is the night `from`. */
export interface CompiledModel {
  from: EpochDay;
  to: EpochDay;
  seasonality: Float64Array;
  dow: Float64Array;
  /** The events of night i are `eventIds[eventStarts[i]]` … `eventIds[eventStarts[i + 1] - 1]`. */
  eventStarts: Uint32Array;
  /** Indices into `model.events`. */
  eventIds: Uint16Array;
  /** By index of `model.events`. */
  eventRatios: Float64Array;
  /** 1 on weekend nights. */
  weekend: Uint8Array;
  cohorts: Record<BedroomCohort, CompiledCohort>;
  /** By tier 2 × 366 ratios, `[weekdayClass * 366 + lead]`. */
  leadCurves: Record<TimeBasedTier, Float64Array>;
}

export interface CompiledCohort {
  pacing: Float64Array;
  /** Mean share on the books within `MARGIN_NIGHTS` either side of the night, NaN where unknown. */
  occupancyAround: Float64Array;
}

export const LEAD_DAYS = 366;
/** Longer windows are compiled for their caller alone. */
const LONGEST_KEPT_NIGHTS = 1500;

const compiled = new WeakMap<ClusterModel, CompiledModel>();

/**
 * The model's ratios for at least the nights of a window. The result is kept with the model object, and
 * grows to cover the windows that are asked for, so a market's listings share it.
 */
export function compileModel(model: ClusterModel, window: Span): CompiledModel {
  const kept = compiled.get(model);
  if (kept && kept.from <= window.from && kept.to >= window.to) return kept;
  const both = kept
    ? { from: Math.min(kept.from, window.from), to: Math.max(kept.to, window.to) }
    : { from: window.from, to: window.to };
  if (both.to - both.from >= LONGEST_KEPT_NIGHTS) return compileWindow(model, window);
  const fresh = compileWindow(model, both);
  compiled.set(model, fresh);
  return fresh;
}

function compileWindow(model: ClusterModel, { from, to }: Span): CompiledModel {
  const nights = to - from + 1;
  const seasonality = new Float64Array(nights);
  const dow = new Float64Array(nights);
  const weekend = new Uint8Array(nights);
  for (let i = 0; i < nights; i++) {
    const weekday = weekdayOf(from + i);
    const date = new Date((from + i) * 86_400_000);
    const month = date.getUTCMonth();
    const dayOfLeapYear = (Date.UTC(2000, month, date.getUTCDate()) - Date.UTC(2000, 0, 1)) / 86_400_000;
    seasonality[i] = roundRatio((model.seasonality[dayOfLeapYear] ?? 1) * model.level - 1);
    dow[i] = roundRatio((model.weekday[month * 7 + weekday] ?? 1) - 1);
    weekend[i] = model.weekend[weekday] ? 1 : 0;
  }
  return {
    from,
    to,
    seasonality,
    dow,
    weekend,
    ...compileEvents(model, from, nights),
    cohorts: compileCohorts(model, from, nights),
    leadCurves: compileLeadCurves(model),
  };
}

function compileEvents(model: ClusterModel, from: EpochDay, nights: number) {
  const eventRatios = Float64Array.from(model.events, ({ uplift }) => roundRatio(uplift));
  const perNight: number[][] = Array.from({ length: nights }, () => []);
  model.events.forEach((event, id) => {
    if (eventRatios[id] === 0) return;
    const last = Math.min(event.to - from, nights - 1);
    for (let i = Math.max(event.from - from, 0); i <= last; i++) perNight[i]?.push(id);
  });
  const eventStarts = new Uint32Array(nights + 1);
  perNight.forEach((ids, i) => {
    eventStarts[i + 1] = (eventStarts[i] ?? 0) + ids.length;
  });
  return { eventRatios, eventStarts, eventIds: Uint16Array.from(perNight.flat()) };
}

function compileCohorts(model: ClusterModel, from: EpochDay, nights: number) {
  const entries = BEDROOM_COHORTS.map((cohort) => {
    const pacing = new Float64Array(nights);
    const occupancyAround = new Float64Array(nights);
    for (let i = 0; i < nights; i++) {
      const { onTheBooks, expected } = pacingReading(model, cohort, from + i);
      pacing[i] = pacingRatio(onTheBooks, expected);
      occupancyAround[i] = meanAround(model.occupancy[cohort].onTheBooks, from + i - model.asOf);
    }
    return [cohort, { pacing, occupancyAround }] as const;
  });
  return Object.fromEntries(entries) as Record<BedroomCohort, CompiledCohort>;
}

function meanAround(onTheBooks: Float64Array, lead: number): number {
  let sum = 0;
  let known = 0;
  for (let at = lead - MARGIN_NIGHTS; at <= lead + MARGIN_NIGHTS; at++) {
    const share = onTheBooks[at] ?? Number.NaN;
    if (Number.isNaN(share)) continue;
    sum += share;
    known++;
  }
  return known > 0 ? sum / known : Number.NaN;
}

function compileLeadCurves(model: ClusterModel) {
  const entries = TIME_BASED_TIERS.map((tier) => {
    const curves = new Float64Array(2 * LEAD_DAYS);
    for (const start of [0, LEAD_DAYS]) {
      const chances = model.chanceToBook.subarray(start, start + LEAD_DAYS);
      curves.set(dynamicLeadCurve(chances, tier), start);
    }
    return [tier, curves] as const;
  });
  return Object.fromEntries(entries) as Record<TimeBasedTier, Float64Array>;
}
