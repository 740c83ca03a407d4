'use client';
import { todayIn } from '#lib/calendar/today.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

export interface Day {
  /** In the reader's own zone, once that is known. */
  date: string;
  groups: ChangeGroup[];
}

/** Steps by the day on which the reader saw them happen. */
export function useDays(groups: readonly ChangeGroup[]): Day[] {
  const hydrated = useHydrated();
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  const days: Day[] = [];
  for (const group of groups) {
    const date = todayIn(zone, new Date(group.changes[0]['changed-at']));
    const last = days.at(-1);
    if (last?.date === date) last.groups.push(group);
    else days.push({ date, groups: [group] });
  }
  return days;
}
