'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { AutomaticAcceptance } from '#components/recommendations/automatic-acceptance.tsx';
import { DecidedList } from '#components/recommendations/decided-list.tsx';
import { DecisionBar } from '#components/recommendations/decision-bar.tsx';
import { ListHead } from '#components/recommendations/list-head.tsx';
import { Proposal } from '#components/recommendations/proposal.tsx';
import { RecommendationsFailure } from '#components/recommendations/recommendations-failure.tsx';
import { WaitingList } from '#components/recommendations/waiting-list.tsx';
import { TableFoot } from '#components/table/table-foot.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { useMayEdit } from '#lib/person.tsx';
import { decidedPageSize, decidedQuery, waitingQuery } from '#lib/recommendations/list-recommendations.ts';
import {
  type RecommendationsView,
  recommendationsViewCodecs,
} from '#lib/recommendations/recommendations-view.ts';
import { useUrlState } from '#lib/url-state/use-url-state.ts';

/** So many of the decided ones stand below those that wait. */
const LATELY = 4;

/** The recommendations of all listings: what waits, what became of others, and one to read and decide. */
export function Recommendations() {
  const t = useTranslations('recommendations');
  const mayEdit = useMayEdit();
  const [view, change] = useUrlState<RecommendationsView>(recommendationsViewCodecs);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const waiting = useQuery(waitingQuery(readFromBrowser, null, view.sort));
  const isWaitingShown = view.show === 'waiting';
  const decided = useQuery(
    decidedQuery(
      readFromBrowser,
      null,
      isWaitingShown ? 1 : view.page,
      isWaitingShown ? LATELY : decidedPageSize,
    ),
  );
  const waitingOnes = waiting.data?.recommendations ?? [];
  const decidedOnes = decided.data?.recommendations ?? [];
  const listed = isWaitingShown ? [...waitingOnes, ...decidedOnes] : decidedOnes;
  const open = listed.find(({ id }) => id === view.open) ?? listed[0];
  const chosen = waitingOnes.filter(({ id }) => ticked.has(id));
  const openWaits = waitingOnes.filter(({ id }) => id === open?.id);
  const shown = isWaitingShown ? waiting : decided;
  const isPhoneReading = view.open !== null;

  const toggle = (id: string) =>
    setTicked(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const openOne = (id: string) => change({ open: id }, view.open ? 'replace' : 'push');
  const showAll = (all: boolean) => setTicked(new Set(all ? waitingOnes.map(({ id }) => id) : []));

  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[minmax(18rem,24.25rem)_minmax(0,1fr)]">
      <div
        className={classNames(
          'min-h-0 overflow-y-auto border-line-2 px-4 md:border-r md:pr-0 md:pl-8',
          isPhoneReading && 'max-md:hidden',
        )}
      >
        <ListHead
          view={view}
          waiting={waiting.data?.pagination.count}
          chosen={chosen.length}
          onChange={change}
          onChooseAll={mayEdit && isWaitingShown && waitingOnes.length > 1 ? showAll : undefined}
        />
        {!shown.data && !shown.error && <TableSkeleton rows={6} />}
        {!shown.data && shown.error && <RecommendationsFailure query={shown} />}
        {isWaitingShown && waiting.data && (
          <>
            {waitingOnes.length === 0 && <EmptyState title={t('empty')}>{t('emptyDetail')}</EmptyState>}
            <WaitingList
              waiting={waitingOnes}
              openId={open?.id ?? null}
              chosen={ticked}
              mayEdit={mayEdit}
              onOpen={openOne}
              onChoose={toggle}
            />
            {decidedOnes.length > 0 && (
              <h3 className="mt-7 border-line border-b pb-1.5 text-12 font-medium text-ink-2">
                {t('lately')}
              </h3>
            )}
          </>
        )}
        {!isWaitingShown && decided.data && decidedOnes.length === 0 && (
          <EmptyState title={t('noneDecided')}>{t('noneDecidedDetail')}</EmptyState>
        )}
        <DecidedList decided={decidedOnes} openId={open?.id ?? null} onOpen={openOne} />
        {!isWaitingShown && (
          <TableFoot
            page={view.page}
            pageSize={decidedPageSize}
            pagination={decided.data?.pagination}
            onPage={(page) => change({ page, open: null }, 'push')}
            className="pr-4"
          />
        )}
        <AutomaticAcceptance className="mt-7 border-line-2 border-t py-4 pr-4 md:hidden" />
      </div>
      <div
        className={classNames(
          'min-h-0 overflow-y-auto px-4 pt-4 md:px-8',
          !isPhoneReading && 'max-md:hidden',
        )}
      >
        {open && (
          <Proposal
            key={open.id}
            recommendation={open}
            named
            back={
              <button
                type="button"
                className={`${linkLook} mb-2 md:hidden`}
                onClick={() => change({ open: null })}
              >
                <Icon name="chevron-left" size={14} />
                {t('back')}
              </button>
            }
          />
        )}
        <AutomaticAcceptance className="border-line-2 border-t py-4 max-md:hidden" />
      </div>
      <DecisionBar
        chosen={chosen.length > 0 ? chosen : openWaits}
        waiting={chosen.length > 0 ? waitingOnes.length : undefined}
        onDecided={() => {
          setTicked(new Set());
          change({ open: null });
        }}
        className={classNames(
          'col-span-full px-4 md:px-8',
          !isPhoneReading && chosen.length === 0 && 'max-md:hidden',
        )}
      />
    </div>
  );
}
