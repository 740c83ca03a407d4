'use client';
import { useLocale, useTranslations } from 'next-intl';
import { ChangeStep } from '#components/history/change-step.tsx';
import type { Day } from '#components/history/use-days.ts';
import { todayIn } from '#lib/calendar/today.ts';
import type { ChangeGroup } from '#lib/history/group-changes.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

interface ChangeDayProps extends Day {
  currency: string;
  onRestore: (group: ChangeGroup) => void;
}

/** The steps of one day under its name. */
export function ChangeDay({ date, groups, currency, onRestore }: ChangeDayProps) {
  const t = useTranslations('history');
  const locale = useLocale();
  const hydrated = useHydrated();
  const isToday = hydrated && date === todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: date.slice(0, 4) === new Date().toISOString().slice(0, 4) ? undefined : 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section>
      <h2 className="sticky top-0 z-1 flex h-9 items-center border-line-2 border-b bg-paper text-13 font-semibold tracking-normal">
        {isToday ? t('today') : format.format(new Date(date))}
      </h2>
      <ul>
        {groups.map((group) => (
          <ChangeStep key={group.id} group={group} currency={currency} onRestore={onRestore} />
        ))}
      </ul>
    </section>
  );
}
