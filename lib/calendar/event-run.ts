import type { Band } from './month.ts';
import { daysOf } from './month.ts';
import type { NightEvent, Nights } from './night.ts';
import { strengthOf } from './night.ts';

/** Nights of a row on which the same event is the strongest one. */
export interface EventRun {
  event: NightEvent;
  /** First and last day, both inside. */
  first: number;
  last: number;
}

export function eventRuns(band: Band, nights: Nights): EventRun[] {
  const runs: EventRun[] = [];
  for (const day of daysOf(band)) {
    const event = nights.get(day)?.events[0];
    if (!event) continue;
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.event.name === event.name && run.event.impact === event.impact) {
      run.last = day;
    } else {
      runs.push({ event, first: day, last: day });
    }
  }
  return runs;
}

/** The events of a row, each name once, strongest first and then in the order of their nights. */
export function eventsIn(band: Band, nights: Nights): NightEvent[] {
  const strongest = new Map<string | null, NightEvent>();
  for (const day of daysOf(band)) {
    for (const event of nights.get(day)?.events ?? []) {
      const known = strongest.get(event.name);
      if (!known || strengthOf(known.impact) < strengthOf(event.impact)) strongest.set(event.name, event);
    }
  }
  return [...strongest.values()].sort((a, b) => strengthOf(b.impact) - strengthOf(a.impact));
}
