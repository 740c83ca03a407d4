import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { type EpochDay, type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { monthOf } from '#lib/calendar/month.ts';
import { geometryOf } from '#lib/multi-calendar/geometry.ts';
import type { InSight } from '#lib/multi-calendar/in-sight.ts';
import type { MultiCalendarView } from '#lib/multi-calendar/multi-calendar-view.ts';
import { layered } from '#lib/multi-calendar/pending.ts';
import type { ExtraColumn } from '#lib/multi-calendar/read-grid.ts';
import { type Cell, type Selection, selectCell } from '#lib/multi-calendar/selection.ts';
import { metricsOf } from '#lib/multi-calendar/zoom.ts';
import { useMayEdit } from '#lib/person.tsx';
import type { GridHandle } from './painted-grid.tsx';
import { useCellWords } from './use-cell-words.ts';
import { useGridNights } from './use-grid-nights.ts';
import { useGridScene } from './use-grid-scene.ts';
import { useLines } from './use-lines.ts';
import type { Room } from './use-room.ts';
import { useSelectionEdit } from './use-selection-edit.ts';

export interface MultiCalendarOptions {
  today: IsoDate;
  view: MultiCalendarView;
  onView: (change: Partial<MultiCalendarView>, history?: 'replace' | 'push') => void;
  /** Tells the days in sight, once they rest. */
  onDates: (from: EpochDay, to: EpochDay) => void;
}

const UNMEASURED: Room = { width: 1200, stacked: false, scale: 1 };

/** What the calendar shows and what is chosen of it, and what moves either. @param room null until it is measured */
export function useMultiCalendar(
  { today, view, onView, onDates }: MultiCalendarOptions,
  room: Room | null,
  grid: RefObject<GridHandle | null>,
) {
  const { zoom, colour, pinned } = view;
  const mayEdit = useMayEdit();
  const [selection, setSelection] = useState<Selection | null>(null);
  const { listings, ordered, lines, search } = useLines(today, view);
  const extra = useMemo(() => extraColumns({ zoom, colour }), [zoom, colour]);
  const reading = useGridNights(ordered, lines, monthOf(today), extra);
  const { nights, version } = reading;
  const { width, stacked, scale } = room ?? UNMEASURED;
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
  const pending = useMemo(() => layered(edit.pending, edit.draft), [edit.pending, edit.draft]);
  const { scene, open } = useGridScene({ geometry, nights, view, today, pending });
  const { wordsOf, labelOf } = useCellWords(scene, version);

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

  const todayDay = scene.today;
  const edge = useRef<EpochDay>(todayDay);
  const step = useCallback(
    (direction: -1 | 0 | 1) => {
      const shown = Math.max(1, Math.floor((width - metrics.names) / metrics.column) - 1);
      const days = zoom === 'month' ? 7 : Math.min(shown, 91);
      grid.current?.showFrom(direction === 0 ? todayDay : edge.current + direction * days);
    },
    [width, metrics, zoom, todayDay, grid],
  );

  function see(sight: InSight, settled: boolean) {
    reading.onSight(sight, settled);
    edge.current = sight.from;
    const from = sight.from === todayDay ? null : toIsoDate(sight.from);
    if (!settled) return;
    onDates(sight.from, sight.to);
    if (from !== view.from) onView({ from });
  }

  const pin = useCallback(
    (id: string) =>
      onView({ pinned: pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id] }),
    [onView, pinned],
  );

  return {
    listings,
    lines,
    search,
    reading,
    metrics,
    scene,
    start: startOf(view, todayDay),
    selection,
    open,
    edit,
    mayEdit,
    wordsOf,
    labelOf,
    select,
    openCell,
    stepBack,
    step,
    see,
    pin,
  };
}

function extraColumns({ zoom, colour }: Pick<MultiCalendarView, 'zoom' | 'colour'>): ExtraColumn[] {
  const columns = new Set<ExtraColumn>();
  if (zoom === 'fortnight') columns.add('min-stay').add('change');
  if (colour !== 'base') columns.add(colour);
  return [...columns].sort();
}

function startOf({ from, night }: MultiCalendarView, today: EpochDay): EpochDay {
  if (from) return toEpochDay(from);
  return night ? Math.min(today, toEpochDay(night)) : today;
}
