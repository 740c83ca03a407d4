import { useTranslations } from 'next-intl';
import type { useFilterNames } from '#components/history/use-filter-names.ts';
import { Icon } from '#components/icons/icon.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { filtersOf, type HistoryView, lift } from '#lib/history/history-view.ts';

interface FilterChipsProps {
  view: HistoryView;
  names: ReturnType<typeof useFilterNames>;
  onChange: (change: Partial<HistoryView>) => void;
}

/** The filters that are set, each with the way to lift it. */
export function FilterChips({ view, names, onChange }: FilterChipsProps) {
  const t = useTranslations('history');
  const filters = filtersOf(view);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('filters')} className="flex flex-wrap items-center gap-2 pt-1 pb-1.5">
      {filters.map((filter) => (
        <li key={filter}>
          <button
            type="button"
            onClick={() => onChange(lift([filter]))}
            className="inline-flex h-6 max-w-80 items-center gap-1.5 rounded-control border border-line-2 bg-raised px-1.5 text-12 hover:bg-hover touch:h-11 touch:px-3"
          >
            <span className="text-ink-2">{names.label(filter)}</span>{' '}
            <b className="truncate font-medium">{names.value(filter)}</b>{' '}
            <span className="sr-only">{t('lift')}</span>
            <Icon name="close" size={12} className="text-ink-3" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button type="button" className={`${linkLook} text-12`} onClick={() => onChange(lift(filters))}>
            {t('liftAll')}
          </button>
        </li>
      )}
    </ul>
  );
}
