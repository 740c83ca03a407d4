import type { EpochDay } from '#contract/dates.ts';
import type { MarketEvent } from './cluster-model.ts';
import type { EventCalendar, MeasuredEvent } from './find-events.ts';
import type { KnownEvent } from './holidays.ts';

/** The nights whose prices were seen. */
export interface ObservedSpan {
  from: EpochDay;
  to: EpochDay;
}

/**
 * Events as the engine reads them: the measured ones, and the named ones again on their dates in years that
 * nobody posted prices for yet, with the mean uplift of the years that were seen.
 */
export function projectEvents(
  measured: readonly MeasuredEvent[],
  calendar: EventCalendar,
  seen: ObservedSpan,
): MarketEvent[] {
  const events = measured.map(({ from, to, logUplift, known }) => ({
    from,
    to,
    uplift: Math.exp(logUplift) - 1,
    names: known ? known.names : null,
  }));
  const history = groupByName(measured);
  for (const occurrence of [...calendar.local, ...calendar.holidays]) {
    const past = history.get(nameOf(occurrence));
    if (!past || isSeen(occurrence, seen)) continue;
    const share = 1 / past.length;
    const mean = (value: (event: MeasuredEvent, known: KnownEvent) => number) =>
      past.reduce((sum, event) => sum + share * value(event, event.known ?? occurrence), 0);
    events.push({
      from: occurrence.from + Math.round(mean((event, known) => event.from - known.from)),
      to: occurrence.to + Math.round(mean((event, known) => event.to - known.to)),
      uplift: Math.exp(mean((event) => event.logUplift)) - 1,
      names: occurrence.names,
    });
  }
  return events.filter((event) => event.from <= event.to).sort((a, b) => a.from - b.from || a.to - b.to);
}

/** As in the measuring: more than half of the nights show prices. */
function isSeen(event: KnownEvent, seen: ObservedSpan): boolean {
  const nights = Math.min(event.to, seen.to) - Math.max(event.from, seen.from) + 1;
  return nights * 2 > event.to - event.from + 1;
}

function groupByName(measured: readonly MeasuredEvent[]): Map<string, MeasuredEvent[]> {
  const groups = new Map<string, MeasuredEvent[]>();
  for (const event of measured) {
    if (!event.known) continue;
    const name = nameOf(event.known);
    groups.set(name, [...(groups.get(name) ?? []), event]);
  }
  return groups;
}

function nameOf(event: KnownEvent): string {
  return event.names.en ?? Object.values(event.names)[0] ?? '';
}
