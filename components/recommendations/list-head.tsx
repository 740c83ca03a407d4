'use client';
import { useTranslations } from 'next-intl';
import { ChoicePick } from '#components/table/choice-pick.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import type { RecommendationsView } from '#lib/recommendations/recommendations-view.ts';

interface ListHeadProps {
  view: RecommendationsView;
  /** How many wait; undefined while that is not known. */
  waiting: number | undefined;
  chosen: number;
  onChange: (change: Partial<RecommendationsView>) => void;
  /** Ticks all or none; left out where there is nothing to choose from. */
  onChooseAll: ((all: boolean) => void) | undefined;
}

/** Which list is shown, in which order, and a box that ticks all of it. */
export function ListHead({ view, waiting, chosen, onChange, onChooseAll }: ListHeadProps) {
  const t = useTranslations('recommendations');
  const isAll = waiting !== undefined && chosen === waiting;
  return (
    <div className="sticky top-0 z-2 flex h-14 items-center gap-3 border-line-2 border-b bg-paper pr-4">
      {onChooseAll && (
        <label htmlFor="choose-all" className="-m-[15px] p-[15px]">
          <Checkbox
            id="choose-all"
            aria-label={t('chooseAll')}
            checked={isAll}
            some={chosen > 0 && !isAll}
            onChange={() => onChooseAll(!isAll)}
          />
        </label>
      )}
      <Segmented
        label={t('show')}
        value={view.show}
        options={[
          { value: 'waiting', label: t('waiting', { count: waiting ?? 0 }) },
          { value: 'decided', label: t('decided') },
        ]}
        onChange={(show) => onChange({ show, open: null, page: 1 })}
      />
      {view.show === 'waiting' && (
        <span className="ml-auto">
          <ChoicePick
            label={t('sort.label')}
            value={view.sort}
            rest="expiry"
            options={[
              { value: 'expiry', label: t('sort.expiry') },
              { value: 'newest', label: t('sort.newest') },
            ]}
            onChange={(sort) => onChange({ sort })}
          />
        </span>
      )}
    </div>
  );
}
