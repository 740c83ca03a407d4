import type { IsoDate } from '#contract/dates.ts';
import { type DateRange, type RangeLimit, type RangeProblem, rangeProblem } from './date-range.ts';
import { type Preset, presetRange } from './preset.ts';

export interface RangeState {
  range: Preset;
  from: IsoDate | null;
  to: IsoDate | null;
}

export interface ResolvedRange extends DateRange {
  /** Null where the range was given by its dates. */
  preset: Preset | null;
  /** Why the dates in the address were not taken; the preset stands in for them. */
  problem: RangeProblem | null;
}

/** The nights that an address means today. Dates that cannot be asked for are told, and the preset taken instead. */
export function resolveRange(state: RangeState, today: IsoDate, limit: RangeLimit): ResolvedRange {
  const { range: preset, from, to } = state;
  if (from === null && to === null) return { ...presetRange(preset, today), preset, problem: null };
  const given = { from: from ?? '', to: to ?? '' };
  const problem = rangeProblem(given, limit);
  return problem === null
    ? { ...given, preset: null, problem }
    : { ...presetRange(preset, today), preset, problem };
}
