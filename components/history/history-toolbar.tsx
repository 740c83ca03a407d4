'use client';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { FacetPick } from '#components/history/facet-pick.tsx';
import { FilterChips } from '#components/history/filter-chips.tsx';
import { useFilterNames } from '#components/history/use-filter-names.ts';
import { ChoicePick } from '#components/table/choice-pick.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { Segmented } from '#components/ui/segmented.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { CHANGE_SURFACES } from '#contract/console/change-facets.ts';
import { isIsoDate } from '#contract/dates.ts';
import type { ChangeFacets } from '#lib/history/change.ts';
import { type HistoryView, historyPeriods } from '#lib/history/history-view.ts';
import { paths } from '#lib/paths.ts';
import { usePerson } from '#lib/person.tsx';

interface HistoryToolbarProps {
  /** Null: the history is of all listings already. */
  listingId: string | null;
  view: HistoryView;
  facets: ChangeFacets | undefined;
  onChange: (change: Partial<HistoryView>) => void;
}

/** Through what, which setting, who and when; below, what is set, each to be lifted. */
export function HistoryToolbar({ listingId, view, facets, onChange }: HistoryToolbarProps) {
  const t = useTranslations('history');
  const names = useFilterNames(view, facets);
  const { kind } = usePerson();
  const dateField = (name: 'after' | 'before') => (
    <TextField
      type="date"
      label={t(name)}
      labelHidden
      title={t(name)}
      value={view[name] ?? ''}
      min={name === 'before' ? (view.after ?? undefined) : undefined}
      onChange={({ target }) => onChange({ [name]: isIsoDate(target.value) ? target.value : null })}
      className="w-36 shrink-0"
    />
  );
  return (
    <div className="py-1.5">
      <div className="-mx-1 relative flex min-h-9 items-center gap-x-3 gap-y-1 px-1 py-1 max-md:overflow-x-auto md:flex-wrap">
        <Segmented
          label={t('filter.surface')}
          value={view.surface ?? 'any'}
          options={[
            { value: 'any', label: t('surface.any') },
            ...CHANGE_SURFACES.map((surface) => ({ value: surface, label: t(`surface.${surface}`) })),
          ]}
          onChange={(surface) => onChange({ surface: surface === 'any' ? null : surface })}
          className="shrink-0"
        />
        <FacetPick
          label={t('filter.setting')}
          value={view.setting}
          options={(facets?.settings ?? []).map(({ setting, count }) => ({
            value: setting as NonNullable<HistoryView['setting']>,
            label: names.setting(setting),
            count,
          }))}
          nameOf={names.setting}
          onChange={(setting) => onChange({ setting })}
        />
        <FacetPick
          label={t('filter.actor')}
          value={view.actor}
          options={(facets?.actors ?? []).map(({ label, count }) => ({
            value: label,
            label: names.actorName(label),
            count,
          }))}
          nameOf={names.actorName}
          onChange={(actor) => onChange({ actor })}
        />
        <ChoicePick
          label={t('period.label')}
          value={view.period}
          rest="all"
          options={historyPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(period) => onChange({ period, after: null, before: null })}
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
        {listingId !== null && kind !== 'staff' && (
          <Link href={paths.history()} prefetch={false} className={`${linkLook} ml-auto shrink-0 pl-3`}>
            {t('allListings')}
          </Link>
        )}
      </div>
      <FilterChips view={view} names={names} onChange={onChange} />
    </div>
  );
}
