import type { IsoDate } from '#contract/dates.ts';
import type { DateRange } from '#lib/date-range/date-range.ts';
import type { Preset } from '#lib/date-range/preset.ts';

export interface DateRangePickProps {
  value: DateRange;
  /** Which preset the value is; null where it was given by its dates. */
  preset: Preset | null;
  presets: readonly Preset[];
  today: IsoDate;
  /** The most nights, first and last included. */
  maximumNights: number;
  onPreset: (preset: Preset) => void;
  onRange: (range: DateRange) => void;
}
