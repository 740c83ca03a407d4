'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { Pager } from '#components/table/pager.tsx';
import { linkLook } from '#components/ui/text-link.tsx';
import type { Pagination } from '#contract/json-api.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { type Listing, pageSize } from '#lib/listings/list-listings.ts';
import { listingsSurveyQuery } from '#lib/listings/survey-listings.ts';
import { ReadError } from '#lib/read.ts';

interface ListingsFootProps {
  page: number;
  pagination: Pagination | undefined;
  /** The rows are from an earlier answer; the last one failed. */
  stale: boolean;
  mayEdit: boolean;
  onPage: (page: number) => void;
  problem: { error: Error; listing: Listing; retry: () => void } | null;
  dismissProblem: () => void;
}

/** Counts, what the person may not do, and what just failed. */
export function ListingsFoot(props: ListingsFootProps) {
  const { page, pagination, stale, mayEdit, onPage, problem, dismissProblem } = props;
  const t = useTranslations('listings');
  const { data: survey } = useQuery(listingsSurveyQuery(readFromBrowser));
  return (
    <footer className="border-line-2 border-t px-4 text-12 text-ink-2 md:px-8">
      {problem && <Problem {...problem} onDismiss={dismissProblem} />}
      <div className="flex min-h-8 flex-wrap items-center gap-x-4">
        <span>{survey && t('counts', { count: survey.count, enabled: survey.enabledCount })}</span>
        {!mayEdit && <span id="view-only">{t('viewOnly')}</span>}
        {stale && <span className="text-bad">{t('stale')}</span>}
        <span className="ml-auto">
          {pagination && (
            <Pager
              page={page}
              pages={pagination.pages}
              count={pagination.count}
              pageSize={pageSize}
              onPage={onPage}
            />
          )}
        </span>
      </div>
    </footer>
  );
}

function Problem({
  error,
  listing,
  retry,
  onDismiss,
}: NonNullable<ListingsFootProps['problem']> & { onDismiss: () => void }) {
  const t = useTranslations('listings');
  const common = useTranslations();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 border-line border-b py-2 text-13">
      <span className="flex items-center gap-1.5 text-bad">
        <Icon name="alert" size={14} />
        {listing.enabled ? t('offFailed', { title: listing.title }) : t('onFailed', { title: listing.title })}
      </span>
      <span>
        {error instanceof ReadError && error.status > 0 ? error.message : common('error.unreachable')}
      </span>
      {error instanceof ReadError && error.requestId && (
        <code className="font-mono text-12">{error.requestId}</code>
      )}
      <button type="button" className={linkLook} onClick={retry}>
        {common('error.tryAgain')}
      </button>
      <button type="button" className={linkLook} onClick={onDismiss}>
        {common('common.close')}
      </button>
    </div>
  );
}
