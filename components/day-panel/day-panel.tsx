'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import type { IsoDate } from '#contract/dates.ts';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { explanationQuery } from '#lib/calendar/read-explanation.ts';
import type { Stay } from '#lib/calendar/stay.ts';
import { ReadError } from '#lib/read.ts';
import { DayExplanation } from './day-explanation.tsx';
import styles from './day-panel.module.css';
import { OverrideBar } from './override-bar.tsx';
import { PanelHead } from './panel-head.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { usePanelPlace } from './use-panel-place.ts';

interface DayPanelProps {
  listing: { id: string; title: string };
  date: IsoDate;
  /** The stay that has this night, if one is known. */
  stay: Stay | null;
  onDate: (date: IsoDate) => void;
  onClose: () => void;
}

/** Why a night costs what it costs: beside the calendar, over it, or as the whole of a phone's screen. */
export function DayPanel({ listing, date, stay, onDate, onClose }: DayPanelProps) {
  const t = useTranslations('dayPanel');
  const locale = useLocale();
  const place = usePanelPlace();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const explanation = useQuery(explanationQuery(readFromBrowser, listing.id, date));
  const isUnpriced = explanation.error instanceof ReadError && explanation.error.status === 400;
  usePrefetchedNeighbours(listing.id, date, explanation.isSuccess);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || place === null) return;
    if (place === 'full') element.showModal();
    else element.show();
    heading.current?.focus();
    return () => element.close();
  }, [place]);

  const step = (days: number) => onDate(toIsoDate(toEpochDay(date) + days));

  function onKeyDown(event: KeyboardEvent) {
    // In a field the arrows move the caret or the choice.
    const inField = event.target instanceof HTMLInputElement && event.key !== 'Escape';
    if (inField || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      data-place={place}
      aria-labelledby="night-title"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <PanelHead
        ref={heading}
        date={date}
        locale={locale}
        title={listing.title}
        explanation={explanation.data}
        onStep={step}
        onClose={onClose}
      />
      {explanation.isPending && <PanelSkeleton />}
      {isUnpriced && <p className={styles.unpriced}>{t('unpriced')}</p>}
      {explanation.isError && !isUnpriced && (
        <div className={styles.body}>
          <ReadFailure query={explanation} title={t('failed')}>
            {t('failedDetail')}
          </ReadFailure>
        </div>
      )}
      {explanation.data && <DayExplanation explanation={explanation.data} stay={stay} />}
      {!explanation.isError && (
        <OverrideBar key={listing.id} listingId={listing.id} date={date} explanation={explanation.data} />
      )}
    </dialog>
  );
}

/** Reads the nights on either side ahead, so that stepping to them shows them at once. */
function usePrefetchedNeighbours(listingId: string, date: IsoDate, ready: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!ready) return;
    for (const days of [1, -1]) {
      const neighbour = toIsoDate(toEpochDay(date) + days);
      queries.prefetchQuery(explanationQuery(readFromBrowser, listingId, neighbour));
    }
  }, [queries, listingId, date, ready]);
}
