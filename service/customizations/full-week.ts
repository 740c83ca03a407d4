import { WEEKDAYS, type Weekday } from '#contract/dates.ts';

/** All seven weekdays, with null where nothing is set: in order, unless they were all given in another. */
export function fullWeek<N extends string>(
  entries: readonly ({ weekday: Weekday } & Record<N, number | null>)[],
  value: N,
): ({ weekday: Weekday } & Record<N, number | null>)[] {
  const days = entries.length === WEEKDAYS.length ? entries.map(({ weekday }) => weekday) : WEEKDAYS;
  return days.map((weekday) => {
    const known = entries.find((entry) => entry.weekday === weekday);
    return { weekday, [value]: known?.[value] ?? null } as { weekday: Weekday } & Record<N, number | null>;
  });
}
