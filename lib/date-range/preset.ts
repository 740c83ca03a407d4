import { type IsoDate, isIsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { checkedText, choice } from '#lib/url-state/codecs.ts';
import type { DateRange } from './date-range.ts';

export const PRESETS = [
  'around',
  'last-30',
  'last-90',
  'last-180',
  'last-365',
  'next-30',
  'next-90',
  'next-180',
  'next-365',
  'this-year',
  'last-year',
] as const;

/** A range that moves with the days. `around` is the last 60 nights and the next 30, today among these. */
export type Preset = (typeof PRESETS)[number];

/** The nights that a preset means on a day; "last" ends with the night before, "next" begins with today's. */
export function presetRange(preset: Preset, today: IsoDate): DateRange {
  const day = toEpochDay(today);
  const year = Number(today.slice(0, 4));
  if (preset === 'this-year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  if (preset === 'last-year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (preset === 'around') return { from: toIsoDate(day - 60), to: toIsoDate(day + 29) };
  const [side, length] = preset.split('-');
  const nights = Number(length);
  return side === 'last'
    ? { from: toIsoDate(day - nights), to: toIsoDate(day - 1) }
    : { from: toIsoDate(day), to: toIsoDate(day + nights - 1) };
}

/** How a range stands in an address: by its preset's name, or by its first and last night. */
export const rangeCodecs = (presets: readonly Preset[], fallback: Preset) => ({
  range: choice<Preset, Preset>(presets, fallback),
  from: checkedText(isIsoDate),
  to: checkedText(isIsoDate),
});
