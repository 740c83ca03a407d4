'use client';
import { useTranslations } from 'next-intl';
import { ChoicePick } from '#components/table/choice-pick.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { isIsoDate } from '#contract/dates.ts';
import { type HistoryView, historyPeriods } from '#lib/history/history-view.ts';

interface HistoryToolbarProps {
  view: HistoryView;
  onChange: (change: Partial<HistoryView>) => void;
}

/** When: any time, lately, or between two dates. */
export function HistoryToolbar({ view, onChange }: HistoryToolbarProps) {
  const t = useTranslations('history');
  const dateField = (name: 'after' | 'before') => (
    <TextField
      type="date"
      label={t(name)}
      labelHidden
      title={t(name)}
      value={view[name] ?? ''}
      min={name === 'before' ? (view.after ?? undefined) : undefined}
      onChange={({ target }) => onChange({ [name]: isIsoDate(target.value) ? target.value : null, page: 1 })}
      className="w-36 shrink-0"
    />
  );
  return (
    <div className="-mx-1 flex min-h-12 items-center gap-3 overflow-x-auto px-1 py-1">
      <ChoicePick
        label={t('period.label')}
        value={view.period}
        rest="all"
        options={historyPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(period) => onChange({ period, after: null, before: null, page: 1 })}
      />
      {view.period === 'between' && (
        <>
          {dateField('after')}
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
          {dateField('before')}
        </>
      )}
    </div>
  );
}
