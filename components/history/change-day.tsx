'use client';
import { useLocale, useTranslations } from 'next-intl';
import { EditSteps, type EditStepsProps } from '#components/history/edit-steps.tsx';
import { FoldedEdit } from '#components/history/folded-edit.tsx';
import { allColumns } from '#components/history/step-grid.ts';
import type { Day } from '#components/history/use-days.ts';
import { todayIn } from '#lib/calendar/today.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

interface ChangeDayProps extends Day, Omit<EditStepsProps, 'edit'> {
  onRestoreAll: EditStepsProps['onRestoreAll'];
}

/** The edits of one day under its name; one of several listings is folded. */
export function ChangeDay({ date, edits, ...steps }: ChangeDayProps) {
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
    // The name reaches over both rows: what sticks stays within its cells.
    <section className={`${allColumns} @2xl:grid-rows-[2.25rem_auto]`}>
      <h2 className="@2xl:col-span-full @2xl:row-start-1 @2xl:row-end-3 sticky top-0 z-1 flex h-9 items-center border-line-2 border-b bg-paper text-13 font-semibold tracking-normal">
        {isToday ? t('today') : format.format(new Date(date))}
      </h2>
      <ul className={`@2xl:row-start-2 ${allColumns}`}>
        {edits.map((edit) =>
          edit['listing-count'] > 1 ? (
            <FoldedEdit key={edit.id} edit={edit} {...steps} />
          ) : (
            <EditSteps key={edit.id} edit={edit} {...steps} />
          ),
        )}
      </ul>
    </section>
  );
}
