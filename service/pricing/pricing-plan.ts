import type { EpochDay } from '#contract/dates.ts';
import { cohortOf } from '#service/market/model/cluster-model.ts';
import { adjacentNightRatios } from './adjacent-night.ts';
import { type ArrivalDays, arrivalDays, openGapChangeovers } from './arrival-days.ts';
import { MARGIN_NIGHTS, type Nights, nightsOf } from './availability.ts';
import { ColumnStore } from './column-store.ts';
import { type CompiledCohort, type CompiledModel, compileModel } from './compile-model.ts';
import { gapRatios } from './gap-price.ts';
import type { PricingInputs } from './inputs.ts';
import { type OverrideColumns, overrideColumns } from './manual-override.ts';
import { filledMinStay, gapFills, minStayRules } from './minimum-stay.ts';
import { paint } from './night-rules.ts';
import { type OccupancyColumns, occupancyColumns } from './occupancy-premium.ts';
import { limitRules } from './price-limits.ts';
import { reputationRatios } from './reputation.ts';
import type { Span } from './seasons.ts';
import { type LeadTimeColumns, leadTimeColumns } from './time-based-adjustment.ts';

/**
 * All that decides the prices of a window's nights, as columns. Index 0 is the window's first night,
 * except where a column says otherwise. A column is null where its step acts on no night.
 */
export interface PricingPlan {
  inputs: PricingInputs;
  window: Span;
  nightCount: number;
  /** Index of the first night that is not past: only season, weekday and events shape earlier ones. */
  firstLive: number;
  model: CompiledModel;
  /** Index of the window's first night in the columns of `model` and `cohort`. */
  modelOffset: number;
  cohort: CompiledCohort;
  /** Starts `MARGIN_NIGHTS` before the window. */
  nights: Nights;
  arrivals: ArrivalDays;
  occupancy: OccupancyColumns | null;
  reputation: Float64Array | null;
  leadTime: LeadTimeColumns | null;
  gaps: Float64Array | null;
  adjacent: Float64Array | null;
  floor: Float64Array;
  /** Infinity where there is none. */
  ceiling: Float64Array;
  overrides: OverrideColumns;
  columns: ColumnStore;
}

export function planPricing(inputs: PricingInputs, from: EpochDay, to: EpochDay): PricingPlan {
  const { today, rules, listing } = inputs;
  const window = { from, to };
  const columns = new ColumnStore();
  const model = compileModel(inputs.model, window);
  const modelOffset = from - model.from;
  const cohort = model.cohorts[cohortOf(listing.bedrooms)];
  const nights = nightsOf(window, today, inputs.stays, inputs.blocks, columns);
  const arrivals = arrivalDays(rules.checkinCheckoutDays, window, columns);
  openGapChangeovers(arrivals, rules.checkinCheckoutDays.changeoverGapFill, window, nights);

  const marketAround = (night: number) => cohort.occupancyAround[modelOffset + night] ?? Number.NaN;
  const isWeekend = (night: number) => model.weekend[modelOffset + night] === 1;
  const gaps = gapRatios(rules.gapPriceAdjustments, window, today, nights, isWeekend, columns);
  const nightCount = to - from + 1;
  const floor = columns.numbers(nightCount);
  const ceiling = columns.numbers(nightCount).fill(Number.POSITIVE_INFINITY);
  const limits = limitRules(rules.minMaxPrices, window);
  paint(limits.floors, from, floor);
  paint(limits.ceilings, from, ceiling);

  return {
    inputs,
    window,
    nightCount,
    firstLive: Math.max(0, today - from),
    model,
    modelOffset,
    cohort,
    nights,
    arrivals,
    occupancy: occupancyColumns(window, today, nights, marketAround, rules.occupancyBasedPricing, columns),
    reputation: reputationRatios(inputs.badReview, window, today, columns),
    leadTime: leadTimeColumns(rules.timeBasedAdjustments, window, today, model, columns),
    gaps,
    adjacent: adjacentNightRatios(window, today, nights, arrivals, gaps, columns),
    floor,
    ceiling,
    overrides: overrideColumns(rules.manualOverrides.overrides, window, columns),
    columns,
  };
}

/** Minimum stays of the plan's nights, gap fill included. */
export function minimumStays({ inputs, window, nightCount, nights, columns }: PricingPlan): Float64Array {
  const rules = inputs.rules.minStays;
  const stays = columns.numbers(nightCount);
  paint(minStayRules(rules, window, inputs.today), window.from, stays);
  for (const { fill, spans } of gapFills(rules, window)) {
    for (const span of spans) {
      const last = Math.min(span.to, window.to);
      for (let day = Math.max(span.from, window.from); day <= last; day++) {
        const i = day - window.from;
        stays[i] = filledMinStay(stays[i] ?? 1, nights.gapNights[i + MARGIN_NIGHTS] ?? 0, fill);
      }
    }
  }
  return stays;
}
