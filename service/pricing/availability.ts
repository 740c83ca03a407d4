import type { EpochDay } from '#contract/dates.ts';
import type { ColumnStore } from './column-store.ts';
import type { Block, Stay } from './inputs.ts';
import type { Span } from './seasons.ts';

/** The number of a state in `Nights.states` is its index here. */
export const AVAILABILITIES = ['available', 'booked', 'blocked', 'unavailable'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const AVAILABLE = 0;
export const BOOKED = 1;
const BLOCKED = 2;
const UNAVAILABLE = 3;

/** Nights known on either side of the window, for what looks at a night's surroundings. */
export const MARGIN_NIGHTS = 7;

/** A longer run of open nights counts as this long. */
const LONGEST_GAP = 65_535;

export interface Nights {
  /** The first night of `states`: the window's first night less `MARGIN_NIGHTS`. */
  from: EpochDay;
  /** One state per night of the window and its margins. */
  states: Uint8Array;
  /** Per night of the same range: length of the gap it lies in, 0 when it lies in none. */
  gapNights: Uint16Array;
}

/**
 * Availability and gaps around a window. A gap is a run of open nights with closed nights at both ends;
 * nights before today are as good as closed, since nobody can arrive on them. A booking hides a block on
 * the same night, a block hides `unavailable`. The result for a night does not depend on the window.
 */
export function nightsOf(
  window: Span,
  today: EpochDay,
  stays: readonly Stay[],
  blocks: readonly Block[],
  columns: ColumnStore,
): Nights {
  const from = window.from - MARGIN_NIGHTS;
  const to = window.to + MARGIN_NIGHTS;
  const states = columns.bytes(to - from + 1);
  let closedBefore = Number.NEGATIVE_INFINITY;
  let closedAfter = Number.POSITIVE_INFINITY;

  const close = (first: EpochDay, last: EpochDay, state: number) => {
    if (last < first) return;
    if (last < from) closedBefore = Math.max(closedBefore, last);
    else if (first > to) closedAfter = Math.min(closedAfter, first);
    else {
      if (first < from) closedBefore = from - 1;
      if (last > to) closedAfter = to + 1;
      const end = Math.min(last, to) - from;
      for (let at = Math.max(first, from) - from; at <= end; at++) states[at] = state;
    }
  };
  for (const block of blocks) if (block.kind === 'unavailable') close(block.from, block.to, UNAVAILABLE);
  for (const block of blocks) if (block.kind === 'blocked') close(block.from, block.to, BLOCKED);
  for (const stay of stays) close(stay.checkin, stay.checkout - 1, BOOKED);

  const gapNights = columns.counts(states.length);
  const firstOpen = Math.max(from, today);
  let runFrom = Math.max(closedBefore + 1, today);
  for (let day = firstOpen; day <= to; day++) {
    if (states[day - from] === AVAILABLE) continue;
    const length = Math.min(day - runFrom, LONGEST_GAP);
    for (let at = Math.max(runFrom, from) - from; at < day - from; at++) gapNights[at] = length;
    runFrom = day + 1;
  }
  if (runFrom <= to && Number.isFinite(closedAfter)) {
    gapNights.fill(Math.min(closedAfter - runFrom, LONGEST_GAP), Math.max(runFrom, from) - from);
  }
  return { from, states, gapNights };
}
