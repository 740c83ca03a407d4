import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { type GridLayout, movedBy } from '#lib/calendar/grid-move.ts';
import type { WeekStart } from '#lib/calendar/month.ts';

interface GridKeysOptions {
  layout: GridLayout;
  weekStart: WeekStart;
  /** The nights in sight, and those that the calendar can be moved to. */
  shown: { first: EpochDay; last: EpochDay };
  reachable: { first: EpochDay; last: EpochDay };
  /** Where Tab enters the grid as long as nothing in it had the focus. */
  entry: EpochDay;
  onOpen: (day: EpochDay) => void;
  /** Escape; does nothing where no night is open. */
  onClose: () => void;
  /** Brings a night into sight that the keys have led to. */
  onReveal: (day: EpochDay) => void;
}

/** One night of the grid is in the tab order; the keys move it, Enter, Space and a press open it. */
export function useGridKeys(grid: RefObject<HTMLElement | null>, options: GridKeysOptions) {
  const { layout, weekStart, shown, reachable, entry, onOpen, onClose, onReveal } = options;
  const [visited, setVisited] = useState<EpochDay | null>(null);
  // The address, and with it the window in sight, follows a moment after the key.
  const awaitsFocus = useRef<EpochDay | null>(null);
  const isShown = (day: EpochDay) => day >= shown.first && day <= shown.last;
  const tabDay = visited !== null && isShown(visited) ? visited : entry;

  useLayoutEffect(() => {
    if (awaitsFocus.current !== tabDay) return;
    awaitsFocus.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`)?.focus();
  }, [grid, tabDay]);

  function moveTo(target: EpochDay) {
    const day = Math.min(reachable.last, Math.max(reachable.first, target));
    if (day === tabDay) return;
    awaitsFocus.current = day;
    setVisited(day);
    if (!isShown(day)) onReveal(day);
  }

  function onKeyDown(event: KeyboardEvent) {
    const day = dayOf(event.target);
    if (day === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = movedBy(event.key, day, layout, weekStart);
    if (target !== null) moveTo(target);
    else if (event.key === 'Enter' || event.key === ' ') onOpen(day);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    const day = dayOf(event.target);
    if (day === null) return;
    setVisited(day);
    onOpen(day);
  }

  return { tabDay, onKeyDown, onClick };
}

function dayOf(target: EventTarget): EpochDay | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
  return day === undefined ? null : Number(day);
}
