import { type Preset, rangeCodecs } from '#lib/date-range/preset.ts';
import { choice, choices, count } from '#lib/url-state/codecs.ts';
import type { StateOf } from '#lib/url-state/url-state.ts';
import { HORIZONS, MEASURES, type Measure } from './measure.ts';

export const compsetPresets = [
  'next-30',
  'next-90',
  'next-180',
  'last-30',
  'last-90',
  'last-180',
] as const satisfies readonly Preset[];

export const memberColumns = [...MEASURES, 'room-type', 'channel'] as const;
export type MemberColumn = (typeof memberColumns)[number];

export const defaultMemberColumns: readonly MemberColumn[] = [
  'similarity',
  'distance',
  'bedrooms',
  'booked-rate',
  'posted-rate',
  'occupancy',
  'adj-occupancy',
  'min-stay',
  'rating',
];

type SortKey = Measure | 'title';
const sortKeys: readonly SortKey[] = ['title', ...MEASURES];
export type MemberSort = SortKey | `-${SortKey}`;
export const memberSorts: readonly MemberSort[] = sortKeys.flatMap((by) => [by, `-${by}`] as const);

/** The screen's whole state, as it stands in the address. */
export const compsetViewCodecs = {
  /** Id of the comp set; null for the listing's own. */
  set: count(null, 1),
  horizon: choice(HORIZONS, '90'),
  ...rangeCodecs(compsetPresets, 'next-90'),
  sort: choice(memberSorts, '-similarity'),
  columns: choices(memberColumns, defaultMemberColumns),
};

export type CompsetView = StateOf<typeof compsetViewCodecs>;
