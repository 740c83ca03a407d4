import { useTranslations } from 'next-intl';
import type { useFilterNames } from '#components/history/use-filter-names.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { ChangeFacets } from '#lib/history/change.ts';
import { filtersOf, type HistoryFilter, type HistoryView, lift } from '#lib/history/history-view.ts';

interface NoMatchProps {
  view: HistoryView;
  facets: ChangeFacets | undefined;
  names: ReturnType<typeof useFilterNames>;
  onChange: (change: Partial<HistoryView>) => void;
}

const sum = (counts: readonly { count: number }[] = []) =>
  counts.reduce((total, { count }) => total + count, 0);

/** Nothing passes all filters: which of them to lift, and how many changes that would show. */
export function NoMatch({ view, facets, names, onChange }: NoMatchProps) {
  const t = useTranslations('history');
  const filters = filtersOf(view);
  const without: Record<HistoryFilter, number> = {
    surface: sum(facets?.surfaces),
    setting: sum(facets?.settings),
    actor: sum(facets?.actors),
    period: facets?.['count-at-any-time'] ?? 0,
  };
  const helping = filters.filter((filter) => without[filter] > 0);
  return (
    <EmptyState
      title={t('noMatch')}
      action={
        <span className="flex flex-wrap gap-2">
          {helping.map((filter) => (
            <Button
              key={filter}
              onClick={() => onChange(lift([filter]))}
              className="h-auto! min-h-[30px] max-w-full py-1 text-left whitespace-normal!"
            >
              {t('without', {
                filter: names.label(filter),
                value: names.value(filter),
                count: without[filter],
              })}
            </Button>
          ))}
          {helping.length === 0 && <Button onClick={() => onChange(lift(filters))}>{t('liftAll')}</Button>}
        </span>
      }
    >
      {facets && helping.length === 0 && filters.length > 1 ? t('liftSeveral') : null}
    </EmptyState>
  );
}
