import type { EpochDay } from '#contract/dates.ts';
import type { Nights } from './night.ts';
import type { Stay } from './stay.ts';

export type StretchKind = 'stay' | 'request' | 'owner';

/** Nights that are drawn as one bar. */
export interface Stretch {
  key: string;
  kind: StretchKind;
  from: EpochDay;
  /** The day after the last night. */
  to: EpochDay;
  /** Null where the nights are booked and no single stay says by whom. */
  stay: Stay | null;
  /** Stays behind the bar: more than one for a listing with several units. */
  count: number;
}

interface Cluster {
  from: EpochDay;
  to: EpochDay;
  stays: Stay[];
}

/** Stays that share nights, together. @param stays in order of arrival */
function clustersOf(stays: Stay[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const stay of stays) {
    const cluster = clusters.at(-1);
    if (cluster && stay.checkin < cluster.to) {
      cluster.stays.push(stay);
      cluster.to = Math.max(cluster.to, stay.checkout);
    } else {
      clusters.push({ from: stay.checkin, to: stay.checkout, stays: [stay] });
    }
  }
  return clusters;
}

function isTaken(nights: Nights, day: EpochDay): boolean {
  return nights.get(day)?.availability === 'booked';
}

/** Runs of days in `[from, to)` for which `holds` is true. */
function runsIn(from: EpochDay, to: EpochDay, holds: (day: EpochDay) => boolean): [EpochDay, EpochDay][] {
  const runs: [EpochDay, EpochDay][] = [];
  for (let day = from; day < to; day++) {
    if (!holds(day)) continue;
    const run = runs.at(-1);
    if (run && run[1] === day) run[1] = day + 1;
    else runs.push([day, day + 1]);
  }
  return runs;
}

/** One stay is one bar. Where several units share nights, only nights on which none is left are barred. */
function barredBy({ from, to, stays }: Cluster, nights: Nights): Stretch[] {
  const [only, second] = stays;
  if (only && !second) {
    return [{ key: only.id, kind: only.ownerStay ? 'owner' : 'stay', from, to, stay: only, count: 1 }];
  }
  return runsIn(from, to, (day) => nights.size === 0 || isTaken(nights, day)).map(([first, end]) => ({
    key: `several-${first}`,
    kind: 'stay',
    from: first,
    to: end,
    stay: null,
    count: stays.filter((stay) => stay.checkin < end && stay.checkout > first).length,
  }));
}

/**
 * The bars of a calendar: confirmed stays, requests on nights nobody has confirmed, and nights that the channel
 * reports as booked without a stay. No two of them share a night.
 */
export function stretchesOf(stays: Stay[], nights: Nights): Stretch[] {
  const confirmed = clustersOf(stays.filter((stay) => stay.status === 'accepted'));
  const meets = (from: EpochDay, to: EpochDay) =>
    confirmed.some((cluster) => cluster.from < to && cluster.to > from);
  const requests = clustersOf(
    stays.filter((stay) => stay.status === 'unconfirmed' && !meets(stay.checkin, stay.checkout)),
  ).map(
    ({ from, to, stays: asked }): Stretch => ({
      key: `request-${from}`,
      kind: 'request',
      from,
      to,
      stay: asked.length === 1 ? (asked[0] ?? null) : null,
      count: asked.length,
    }),
  );
  const named = [...confirmed.flatMap((cluster) => barredBy(cluster, nights)), ...requests];
  const days = [...nights.keys()];
  const covered = new Set(named.flatMap(({ from, to }) => runsIn(from, to, () => true).flatMap(daysOfRun)));
  const unnamed = days.length
    ? runsIn(Math.min(...days), Math.max(...days) + 1, (day) => isTaken(nights, day) && !covered.has(day))
    : [];
  return [
    ...named,
    ...unnamed.map(
      ([from, to]): Stretch => ({ key: `unnamed-${from}`, kind: 'stay', from, to, stay: null, count: 1 }),
    ),
  ].sort((a, b) => a.from - b.from);
}

function daysOfRun([from, to]: [EpochDay, EpochDay]): EpochDay[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
