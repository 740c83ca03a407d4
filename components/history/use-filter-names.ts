import { useLocale, useTranslations } from 'next-intl';
import { useActorName } from '#components/history/use-actor-name.ts';
import { useWords } from '#components/history/use-words.ts';
import { formatDate, formatDateRange } from '#lib/format/date.ts';
import type { ChangeFacets } from '#lib/history/change.ts';
import type { HistoryFilter, HistoryView } from '#lib/history/history-view.ts';

/** What a view's filters are called, and what each is set to. */
export function useFilterNames(view: HistoryView, facets: ChangeFacets | undefined) {
  const t = useTranslations('history');
  const locale = useLocale();
  const { setting } = useWords('EUR');
  const actors = useActorName();

  /** Of a person or program by its label. */
  const actorName = (label: string): string => {
    const known = facets?.actors.find((actor) => actor.label === label);
    return known?.type === 'service' ? (actors.detail(known) ?? label) : label;
  };

  function period(): string {
    const { after, before } = view;
    if (view.period !== 'between') return t(`period.${view.period}`);
    if (after && before) return formatDateRange(after, before, locale);
    if (after) return t('from', { date: formatDate(after, locale) });
    return before ? t('until', { date: formatDate(before, locale) }) : t('period.between');
  }

  const value = (filter: HistoryFilter): string => {
    if (filter === 'surface') return view.surface ? t(`surface.${view.surface}`) : '';
    if (filter === 'setting') return view.setting ? setting(view.setting) : '';
    if (filter === 'actor') return view.actor ? actorName(view.actor) : '';
    return period();
  };

  return { setting, actorName, label: (filter: HistoryFilter) => t(`filter.${filter}`), value };
}
