import { type EpochDay, toEpochDay } from '#contract/dates.ts';

const known = new Map<string, { day: EpochDay; untilMs: number; sinceMs: number }>();

/** The calendar date in a timezone. Asked on every request, so each date is worked out once. */
export function localToday(timezone: string, now: Date): EpochDay {
  const nowMs = now.getTime();
  const remembered = known.get(timezone);
  if (remembered && nowMs >= remembered.sinceMs && nowMs < remembered.untilMs) return remembered.day;
  const date = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timezone);
  const start = date.startOfDay();
  const entry = {
    day: toEpochDay(date.toPlainDate().toString()),
    sinceMs: start.epochMilliseconds,
    untilMs: start.add({ days: 1 }).startOfDay().epochMilliseconds,
  };
  known.set(timezone, entry);
  return entry.day;
}
