'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect } from 'react';
import type { FailedSwitch } from '#components/listings/switch-problem.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import type { Pagination } from '#contract/json-api.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { pageSize } from '#lib/listings/list-listings.ts';
import { listingsSurveyQuery } from '#lib/listings/survey-listings.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

// Loaded after the first paint, so that it is there when nothing else can be reached.
const loadProblem = () => import('#components/listings/switch-problem.tsx');
const SwitchProblem = lazy(loadProblem);

interface ListingsFootProps {
  page: number;
  pagination: Pagination | undefined;
  /** The rows are from an earlier answer; the last one failed. */
  stale: boolean;
  mayEdit: boolean;
  onPage: (page: number) => void;
  problem: FailedSwitch | null;
  dismissProblem: () => void;
}

/** Counts, what the person may not do, and what just failed. */
export default function ListingsFoot(props: ListingsFootProps) {
  const { page, pagination, stale, mayEdit, onPage, problem, dismissProblem } = props;
  const t = useTranslations('listings');
  const { data: survey } = useQuery(listingsSurveyQuery(readFromBrowser));
  // It comes to life after others that read the same: what they know by then is not what was drawn.
  const hydrated = useHydrated();
  useEffect(() => void loadProblem(), []);
  return (
    <div className="border-line-2 border-t px-4 text-12 text-ink-2 md:px-8">
      {problem && (
        <Suspense>
          <SwitchProblem {...problem} onDismiss={dismissProblem} />
        </Suspense>
      )}
      <TableFoot
        stale={stale && t('stale')}
        page={page}
        pageSize={pageSize}
        pagination={pagination}
        onPage={onPage}
      >
        <span className="max-md:hidden">
          {hydrated && survey && t('counts', { count: survey.count, enabled: survey.enabledCount })}
        </span>
        {!mayEdit && <span id="view-only">{t('viewOnly')}</span>}
      </TableFoot>
    </div>
  );
}
