'use client';
import { todayIn } from '#lib/calendar/today.ts';
import type { Edit } from '#lib/history/change.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

export interface Day {
  /** In the reader's own zone, once that is known. */
  date: string;
  edits: Edit[];
}

/** Edits by the day on which the reader saw them happen. */
export function useDays(edits: readonly Edit[]): Day[] {
  const hydrated = useHydrated();
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  const days: Day[] = [];
  for (const edit of edits) {
    const date = todayIn(zone, new Date(edit['changed-at']));
    const last = days.at(-1);
    if (last?.date === date) last.edits.push(edit);
    else days.push({ date, edits: [edit] });
  }
  return days;
}
