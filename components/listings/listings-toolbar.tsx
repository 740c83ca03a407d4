'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense } from 'react';
import { FilterPick } from '#components/table/filter-pick.tsx';
import { SearchBox } from '#components/table/search-box.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { ListingsView } from '#lib/listings/listings-view.ts';
import { listingsSurveyQuery } from '#lib/listings/survey-listings.ts';

// Drawn with the page, and answering a moment later than the filters.
const ViewTools = lazy(() => import('#components/listings/view-tools.tsx'));

interface ListingsToolbarProps {
  view: ListingsView;
  onChange: (change: Partial<ListingsView>) => void;
  tools: ReactNode;
}

/** Search, filters, columns and download. Every change starts again at the first page. */
export function ListingsToolbar({ view, onChange, tools }: ListingsToolbarProps) {
  const t = useTranslations('listings');
  const { data: survey } = useQuery(listingsSurveyQuery(readFromBrowser));
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3.5 border-line-2 border-b px-4 max-lg:py-1.5 md:px-8 lg:flex-nowrap">
      <SearchBox
        label={t('search')}
        value={view.name}
        onSearch={(name) => onChange({ name, page: 1 })}
        className="max-md:w-full md:w-52 md:shrink-0"
      />
      <div className="-mx-1 flex min-w-0 flex-1 items-center max-lg:order-last max-lg:basis-full gap-3 overflow-x-auto px-1 py-1">
        <FilterPick
          label={t('column.market')}
          value={view.market}
          options={(survey?.markets ?? []).map((market) => ({ value: market, label: market }))}
          onChange={(market) => onChange({ market, page: 1 })}
        />
        <FilterPick
          label={t('column.bedrooms')}
          value={view.bedrooms}
          options={(survey?.bedrooms ?? []).map((count) => ({
            value: count,
            label: t('bedrooms', { count }),
          }))}
          onChange={(bedrooms) => onChange({ bedrooms, page: 1 })}
        />
        <FilterPick
          label={t('column.pricing')}
          value={view.pricing}
          options={[
            { value: 'on', label: t('pricing.on') },
            { value: 'off', label: t('pricing.off') },
          ]}
          onChange={(pricing) => onChange({ pricing, page: 1 })}
        />
        <FilterPick
          label={t('active.label')}
          value={view.active}
          options={[
            { value: 'yes', label: t('active.yes') },
            { value: 'no', label: t('active.no') },
          ]}
          onChange={(active) => onChange({ active, page: 1 })}
        />
      </div>
      <div className="ml-auto hidden shrink-0 items-center gap-4 md:flex">
        {tools}
        <Suspense>
          <ViewTools view={view} onChange={onChange} />
        </Suspense>
      </div>
    </div>
  );
}
