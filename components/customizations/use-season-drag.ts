'use client';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Seasons } from '#components/customizations/use-seasons.ts';
import type { EpochDay } from '#contract/dates.ts';
import { dayAt } from '#lib/customizations/season-lanes.ts';
import { drawnDates, moveSeason, type SeasonPart } from '#lib/customizations/season-moves.ts';
import { type Season, type Span, seasonSpans } from '#lib/customizations/season-overlap.ts';

interface Hold {
  before: readonly Season[];
  /** The day that was pressed. */
  anchor: EpochDay;
  /** The last day the pointer was over. */
  day: EpochDay;
  x: number;
  /** Null until a drawn season is long enough to be meant. */
  index: number | null;
  /** What of which appearance was taken hold of; null for a season that is drawn. */
  taken: { part: SeasonPart; shown: Span } | null;
}

interface DragOptions {
  seasons: Seasons;
  /** What the strip shows; it is kept as it is while something is held. */
  window: Span;
  /** Where a season that does not repeat must stay. */
  seen: Span;
  onDrawn: (index: number) => void;
  onFull: () => void;
  onGivenUp: () => void;
}

/** A press that moves less is none: it must not leave a season of one day. */
const DRAWN_PX = 4;

/** Draws, moves and resizes seasons of a strip by one pointer, day by day; Escape takes all of it back. */
export function useSeasonDrag({ seasons, window, seen, onDrawn, onFull, onGivenUp }: DragOptions) {
  const hold = useRef<Hold | null>(null);
  const [held, setHeld] = useState<{ index: number | null; window: Span } | null>(null);

  function dayUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>): EpochDay {
    const { left, width } = currentTarget.getBoundingClientRect();
    return dayAt((clientX - left) / width, window);
  }

  function take(event: PointerEvent<HTMLElement>) {
    if (seasons.readOnly || !event.isPrimary || event.button !== 0 || hold.current) return;
    const target = event.target as Element;
    const bar = target.closest<HTMLElement>('[data-season]');
    const anchor = dayUnder(event);
    const index = bar ? Number(bar.dataset.season) : null;
    if (index === null && seasons.isFull) return onFull();
    const season = index === null ? undefined : seasons.list[index];
    const shown = season && seasonSpans(season, window)[Number(bar?.dataset.year)];
    const part = (target.closest<HTMLElement>('[data-part]')?.dataset.part ?? 'whole') as SeasonPart;
    hold.current = {
      before: structuredClone(seasons.list),
      anchor,
      day: anchor,
      x: event.clientX,
      index,
      taken: shown ? { part, shown } : null,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ index, window });
  }

  function move(event: PointerEvent<HTMLElement>) {
    const now = hold.current;
    if (!now) return;
    const day = dayUnder(event);
    if (now.index === null) {
      if (Math.abs(event.clientX - now.x) < DRAWN_PX) return;
      now.index = seasons.add(drawnDates(now.anchor, day));
      setHeld({ index: now.index, window });
    } else if (day !== now.day) {
      const season = now.before[now.index];
      if (!now.taken) seasons.setDates(now.index, drawnDates(now.anchor, day));
      else if (season) {
        const { part, shown } = now.taken;
        seasons.setDates(now.index, moveSeason(season, shown, part, day - now.anchor, seen));
      }
    }
    now.day = day;
  }

  function drop() {
    const now = hold.current;
    if (!now) return;
    hold.current = null;
    setHeld(null);
    if (!now.taken && now.index !== null) onDrawn(now.index);
  }

  function giveUp() {
    const now = hold.current;
    if (!now) return;
    hold.current = null;
    setHeld(null);
    const season = now.index === null ? undefined : now.before[now.index];
    if (now.index === null) return;
    if (season) seasons.setDates(now.index, season);
    else seasons.restore(now.before);
    onGivenUp();
  }

  const isHeld = held !== null;
  const latestGiveUp = useRef(giveUp);
  latestGiveUp.current = giveUp;
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latestGiveUp.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isHeld]);

  return {
    /** The season under the pointer while it is pressed, and the window in which that began. */
    held,
    handlers: {
      onPointerDown: take,
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: giveUp,
    },
  };
}
