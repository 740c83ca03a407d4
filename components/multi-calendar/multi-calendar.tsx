'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { type EpochDay, type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { monthOf, weekStartOf } from '#lib/calendar/month.ts';
import { geometryOf } from '#lib/multi-calendar/geometry.ts';
import { arrange, type GridListing, type Line } from '#lib/multi-calendar/lines.ts';
import type { MultiCalendarView } from '#lib/multi-calendar/multi-calendar-view.ts';
import { layered } from '#lib/multi-calendar/pending.ts';
import { type ExtraColumn, gridListingsQuery } from '#lib/multi-calendar/read-grid.ts';
import type { Cell, Selection } from '#lib/multi-calendar/selection.ts';
import { selectCell } from '#lib/multi-calendar/selection.ts';
import { metricsOf } from '#lib/multi-calendar/zoom.ts';
import { paths } from '#lib/paths.ts';
import { useMayEdit } from '#lib/person.tsx';
import { ReadError } from '#lib/read.ts';
import { EditBar, type EditBarHandle } from './edit-bar.tsx';
import { Foot } from './foot.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import styles from './multi-calendar.module.css';
import { OutcomeBar } from './outcome-bar.tsx';
import { type GridHandle, PaintedGrid } from './painted-grid.tsx';
import type { Scene } from './painting/scene.ts';
import { PointedNight, ReadOut } from './read-out.tsx';
import { Toolbar } from './toolbar.tsx';
import { useGridNights } from './use-grid-nights.ts';
import { spoken, useNightWords } from './use-night-words.ts';
import { useRoom } from './use-room.ts';
import { useSceneWords } from './use-scene-words.ts';
import { useSelectionEdit } from './use-selection-edit.ts';

interface MultiCalendarProps {
  today: IsoDate;
  view: MultiCalendarView;
  onView: (change: Partial<MultiCalendarView>, history?: 'replace' | 'push') => void;
  /** Tells the days in sight, once they rest. */
  onDates: (from: EpochDay, to: EpochDay) => void;
  /** The phone's choices are shown. */
  optionsOpen: boolean;
}

const LANE_PX = 26;
const NO_LISTINGS: readonly GridListing[] = [];

/** All listings' nights on one screen: seen, chosen and priced by mouse, finger and keyboard. */
export function MultiCalendar({ today, view, onView, onDates, optionsOpen }: MultiCalendarProps) {
  const t = useTranslations('multiCalendar');
  const locale = useLocale();
  const mayEdit = useMayEdit();
  const [measure, room] = useRoom();
  const grid = useRef<GridHandle>(null);
  const bar = useRef<EditBarHandle>(null);
  const [pointed] = useState(() => new PointedNight());
  const [selection, setSelection] = useState<Selection | null>(null);
  const listings = useQuery(gridListingsQuery(readFromBrowser, today));
  const all = listings.data ?? NO_LISTINGS;
  const search = useDeferredValue(view.search);
  const { zoom, group, colour, pinned: pins } = view;

  const ordered = useMemo(
    () => arrange(all, { grouping: group, search: '', pinned: new Set(), locale }),
    [all, group, locale],
  );
  const lines = useMemo(
    () => arrange(all, { grouping: group, search, pinned: new Set(pins), locale }),
    [all, group, search, pins, locale],
  );
  const extra = useMemo((): ExtraColumn[] => {
    const columns = new Set<ExtraColumn>();
    if (zoom === 'fortnight') columns.add('min-stay').add('change');
    if (colour !== 'base') columns.add(colour);
    return [...columns].sort();
  }, [zoom, colour]);
  const current = monthOf(today);
  const { nights, version, loading, error, retry, onSight } = useGridNights(ordered, lines, current, extra);
  const { width, stacked, scale } = room ?? { width: 1200, stacked: false, scale: 1 };
  const metrics = useMemo(() => metricsOf(zoom, width, stacked, scale), [zoom, width, stacked, scale]);
  const geometry = useMemo(() => {
    const first = nights.windows[0]?.from ?? 0;
    const last = nights.windows.at(-1)?.to ?? 0;
    return geometryOf(lines, metrics, first, last - first + 1);
  }, [lines, metrics, nights]);

  const edit = useSelectionEdit({
    nights,
    version,
    lines,
    selection,
    last: geometry.first + geometry.days - 1,
    mayEdit,
  });
  const open = useMemo((): Cell | null => {
    if (!view.night || !view.listing) return null;
    const line = lines.findIndex((own) => own.kind === 'listing' && own.listing.id === view.listing);
    const day = toEpochDay(view.night);
    const known = day >= geometry.first && day < geometry.first + geometry.days;
    return line < 0 || !known ? null : { line, day };
  }, [lines, view.night, view.listing, geometry.first, geometry.days]);

  const words = useSceneWords();
  const pending = useMemo(() => layered(edit.pending, edit.draft), [edit.pending, edit.draft]);
  const todayDay = toEpochDay(today);
  const scene = useMemo(
    (): Scene => ({
      geometry,
      nights,
      mode: colour,
      today: todayDay,
      weekStart: weekStartOf(locale),
      pending,
      words,
      lane: group === 'market' ? 0 : Math.round(LANE_PX * scale),
      openLine: open?.line ?? null,
      openDay: open?.day ?? null,
    }),
    [geometry, nights, colour, todayDay, locale, pending, words, group, scale, open],
  );

  const describe = useNightWords(colour);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the nights changes with the version
  const wordsOf = useCallback(
    ({ line, day }: Cell) => {
      const own = lines[line];
      if (own?.kind !== 'listing') return null;
      const planned = pending.get(own.listing.id)?.get(day);
      return { title: own.listing.title, words: describe(own.listing, day, nights, planned) };
    },
    [lines, pending, describe, nights, version],
  );
  const labelOf = useCallback(
    (line: number, day: EpochDay) => {
      const night = wordsOf({ line, day });
      return night ? spoken(night.title, night.words) : '';
    },
    [wordsOf],
  );

  const openCell = useCallback(
    ({ line, day }: Cell) => {
      const own = lines[line];
      if (own?.kind !== 'listing') return;
      onView({ listing: own.listing.id, night: toIsoDate(day) }, view.night ? 'replace' : 'push');
    },
    [lines, onView, view.night],
  );

  function select(next: Selection) {
    setSelection(next);
    edit.selected();
    // An open panel goes with the cursor.
    if (view.night) openCell(next.cursor);
  }

  function stepBack() {
    if (edit.isOpen) {
      edit.cancel();
      setSelection((known) => known && selectCell(known.cursor));
    } else if (view.night) onView({ listing: null, night: null });
    else setSelection((known) => known && selectCell(known.cursor));
    grid.current?.focus();
  }

  const edge = useRef<EpochDay>(todayDay);
  const step = useCallback(
    (direction: -1 | 0 | 1) => {
      const shown = Math.max(1, Math.floor((width - metrics.names) / metrics.column) - 1);
      const days = zoom === 'month' ? 7 : Math.min(shown, 91);
      grid.current?.showFrom(direction === 0 ? todayDay : edge.current + direction * days);
    },
    [width, metrics, zoom, todayDay],
  );
  const pin = useCallback(
    (id: string) =>
      onView({ pinned: pins.includes(id) ? pins.filter((other) => other !== id) : [...pins, id] }),
    [onView, pins],
  );
  const groups = lines.filter(({ kind }) => kind === 'group').length;
  const shownListings = lines.length - groups;
  const brief = metrics.detail === 'marks' || metrics.detail === 'colour';

  if (listings.isError && !listings.data) {
    return (
      <div className="px-4 md:px-5">
        <ErrorState
          title={t('failed')}
          requestId={listings.error instanceof ReadError ? listings.error.requestId : null}
          onRetry={() => listings.refetch()}
          busy={listings.isFetching}
        >
          {t('failedDetail')}
        </ErrorState>
      </div>
    );
  }
  if (listings.data?.length === 0) {
    return (
      <div className="px-4 md:px-5">
        <EmptyState
          title={t('noListings')}
          action={
            <ButtonLink href={paths.accounts()} variant="first">
              {t('connect')}
            </ButtonLink>
          }
        >
          {t('noListingsDetail')}
        </EmptyState>
      </div>
    );
  }

  return (
    <div className={styles.screen}>
      <Toolbar view={view} onView={onView} onStep={step} open={optionsOpen} />
      <div ref={measure} className={styles.place}>
        {lines.length === 0 && listings.data ? (
          <div className="px-4 md:px-5">
            <EmptyState
              title={t('noMatch', { search })}
              action={<Button onClick={() => onView({ search: '' })}>{t('showAll')}</Button>}
            />
          </div>
        ) : room && listings.data ? (
          <PaintedGrid
            ref={grid}
            label={t('grid')}
            scene={scene}
            nights={nights}
            start={startOf(view, todayDay)}
            selection={selection}
            open={open}
            busy={loading}
            corner={
              <>
                <span>{t('listing')}</span>
                <span>{t(brief ? 'booked' : 'base')}</span>
              </>
            }
            labelOf={labelOf}
            onSight={(sight, settled) => {
              onSight(sight, settled);
              edge.current = sight.from;
              const from = sight.from === todayDay ? null : toIsoDate(sight.from);
              if (!settled) return;
              onDates(sight.from, sight.to);
              if (from !== view.from) onView({ from });
            }}
            onSelect={select}
            onOpen={openCell}
            onHover={pointed.set}
            onPin={pin}
            onType={(text) => edit.type(text, () => bar.current?.focus())}
            onClear={() => edit.clear(() => bar.current?.focus())}
            onUndo={edit.undo}
            onEscape={stepBack}
            onCopy={edit.copy}
            onPaste={(text) => edit.paste(text, () => bar.current?.focus())}
          />
        ) : (
          <GridSkeleton metrics={metrics} />
        )}
      </div>
      {error && (
        <div className={styles.outcome} role="alert" data-refused="">
          <span className="text-bad">{t('partlyFailed')}</span>
          <span className={styles.actions}>
            <Button onClick={retry}>{t('outcome.retry')}</Button>
          </span>
        </div>
      )}
      {edit.outcome && (
        <OutcomeBar
          outcome={edit.outcome}
          titleOf={(id) => titleOf(lines, id)}
          canUndo={edit.canUndo}
          onUndo={edit.undo}
          onRetry={edit.retry}
          onDismiss={edit.dismiss}
        />
      )}
      {edit.isOpen && (
        <EditBar
          ref={bar}
          {...edit.bar}
          mayEdit={mayEdit}
          onEdit={edit.change}
          onApply={() => {
            edit.apply();
            grid.current?.focus();
          }}
          onCancel={stepBack}
        />
      )}
      <Foot detail={metrics.detail} panelOpen={view.night !== null}>
        {edit.notice ?? (
          <ReadOut pointed={pointed} cursor={brief ? (selection?.cursor ?? null) : null} wordsOf={wordsOf}>
            <span className="text-ink-2">{t(`summary.${group}`, { listings: shownListings, groups })}</span>
          </ReadOut>
        )}
      </Foot>
    </div>
  );
}

function startOf({ from, night }: MultiCalendarView, today: EpochDay): EpochDay {
  if (from) return toEpochDay(from);
  return night ? Math.min(today, toEpochDay(night)) : today;
}

function titleOf(lines: readonly Line[], id: string): string {
  const line = lines.find((own) => own.kind === 'listing' && own.listing.id === id);
  return line?.kind === 'listing' ? line.listing.title : id;
}
