'use client';
import { useTranslations } from 'next-intl';
import { ChoicePick } from '#components/table/choice-pick.tsx';
import { CsvButton } from '#components/table/csv-button.tsx';
import { FilterPick } from '#components/table/filter-pick.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { type IsoDate, isIsoDate } from '#contract/dates.ts';
import { RESERVATION_STATUSES } from '#contract/reservation-statuses.ts';
import { type ReservationsView, stayWindows, windowOf } from '#lib/reservations/reservations-view.ts';

interface ReservationsToolbarProps {
  view: ReservationsView;
  today: IsoDate;
  onChange: (change: Partial<ReservationsView>) => void;
  onDownload: () => Promise<void>;
}

/** Which nights, which status, and the download. Every change starts again at the first page. */
export function ReservationsToolbar({ view, today, onChange, onDownload }: ReservationsToolbarProps) {
  const t = useTranslations('reservations');
  const dates = windowOf(view, today);
  const dateField = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(name)}
      labelHidden
      title={t(name)}
      value={dates[name] ?? ''}
      min={name === 'to' ? dates.from : undefined}
      onChange={({ target }) => onChange({ [name]: isIsoDate(target.value) ? target.value : null, page: 1 })}
      className="w-36 shrink-0"
    />
  );
  return (
    <div className="flex min-h-12 items-center gap-3">
      <div className="-mx-1 relative flex min-w-0 flex-1 items-center gap-3 overflow-x-auto px-1 py-1">
        <ChoicePick
          label={t('window.label')}
          value={view.stays}
          rest="ahead"
          options={stayWindows.map((value) => ({ value, label: t(`window.${value}`) }))}
          onChange={(stays) => {
            const between = stays === 'between' ? dates : { from: null, to: null };
            onChange({ stays, ...between, page: 1 });
          }}
        />
        {view.stays === 'between' && (
          <>
            {dateField('from')}
            <span aria-hidden="true" className="text-ink-3">
              –
            </span>
            {dateField('to')}
          </>
        )}
        <FilterPick
          label={t('status.label')}
          value={view.status}
          options={RESERVATION_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(status) => onChange({ status, page: 1 })}
        />
      </div>
      <span className="max-md:hidden">
        <CsvButton title={t('download')} failed={t('downloadFailed')} onDownload={onDownload} />
      </span>
    </div>
  );
}
