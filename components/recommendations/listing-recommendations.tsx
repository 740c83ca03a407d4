'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AutomaticAcceptance } from '#components/recommendations/automatic-acceptance.tsx';
import { DecisionBar } from '#components/recommendations/decision-bar.tsx';
import { EarlierTable } from '#components/recommendations/earlier-table.tsx';
import { Proposal } from '#components/recommendations/proposal.tsx';
import { RecommendationsFailure } from '#components/recommendations/recommendations-failure.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { decidedPageSize, decidedQuery, waitingQuery } from '#lib/recommendations/list-recommendations.ts';

/** What is recommended for one listing: the proposal that waits, and what became of earlier ones. */
export function ListingRecommendations({ listingId }: { listingId: string }) {
  const t = useTranslations('recommendations');
  const [page, setPage] = useState(1);
  const waiting = useQuery(waitingQuery(readFromBrowser, listingId));
  const decided = useQuery(decidedQuery(readFromBrowser, listingId, page));
  const failed = [waiting, decided].find(({ data, error }) => !data && error);
  if (failed) return <RecommendationsFailure query={failed} />;
  if (!waiting.data || !decided.data) {
    return (
      <div className="pt-12">
        <TableSkeleton rows={6} />
      </div>
    );
  }
  const proposals = waiting.data.recommendations;
  const { recommendations: earlier, pagination } = decided.data;
  return (
    <>
      <div className="grow pt-4">
        {proposals.length === 0 && <EmptyState title={t('noneHere')}>{t('noneHereDetail')}</EmptyState>}
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} recommendation={proposal} />
        ))}
        {earlier.length > 0 && (
          <section className="pb-6">
            <h2 className="pb-1">{t('earlier')}</h2>
            <EarlierTable earlier={earlier} />
            <TableFoot page={page} pageSize={decidedPageSize} pagination={pagination} onPage={setPage} />
          </section>
        )}
        <AutomaticAcceptance className="border-line-2 border-t py-4" />
      </div>
      <DecisionBar chosen={proposals} className="-mx-4 sticky bottom-0 z-3 px-4 md:-mx-8 md:px-8" />
    </>
  );
}
