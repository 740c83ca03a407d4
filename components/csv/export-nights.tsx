import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateField } from '#components/ui/date-field.tsx';
import { MAXIMUM_EXPORT_NIGHTS } from '#contract/console/csv-files.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { nightsProblem } from '#lib/csv/export-view.ts';

interface ExportNightsProps {
  nights: { from: string; to: string };
  problem: ReturnType<typeof nightsProblem>;
  today: IsoDate;
  onChange: (change: { from?: string; to?: string }) => void;
  children: ReactNode;
}

/** First and last night of a calendar's file. */
export function ExportNights({ nights, problem, today, onChange, children }: ExportNightsProps) {
  const t = useTranslations('csv.export');
  const text = problem ? t(`problem.${problem}`, { limit: MAXIMUM_EXPORT_NIGHTS }) : undefined;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="sr-only">{t('nights')}</legend>
      <div className="flex items-start gap-3 md:gap-4">
        <DateField
          label={t('from')}
          value={nights.from}
          today={today}
          error={problem === 'from' ? text : undefined}
          onChange={(from) => onChange({ from })}
          className="w-44 min-w-0"
        />
        <DateField
          label={t('to')}
          value={nights.to}
          today={today}
          opensAt={nights.from}
          error={problem === 'from' ? undefined : text}
          onChange={(to) => onChange({ to })}
          className="w-44 min-w-0"
        />
      </div>
      {children}
    </fieldset>
  );
}
