import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { type IsoDate, toEpochDay } from '#contract/dates.ts';
import { weekStartOf } from '#lib/calendar/month.ts';
import type { Geometry } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { MultiCalendarView } from '#lib/multi-calendar/multi-calendar-view.ts';
import type { Pending } from '#lib/multi-calendar/pending.ts';
import type { Cell } from '#lib/multi-calendar/selection.ts';
import type { Scene } from './painting/scene.ts';
import { useSceneWords } from './use-scene-words.ts';

const LANE_PX = 26;

interface GridSceneOptions {
  geometry: Geometry;
  nights: GridNights;
  view: Pick<MultiCalendarView, 'colour' | 'group' | 'night' | 'listing'>;
  today: IsoDate;
  pending: Pending;
}

/** What is painted, and the night in it whose panel is open. */
export function useGridScene({ geometry, nights, view, today, pending }: GridSceneOptions) {
  const { colour, group, night, listing } = view;
  const { lines, first, days, metrics } = geometry;
  const locale = useLocale();
  const words = useSceneWords();
  const open = useMemo((): Cell | null => {
    if (!night || !listing) return null;
    const line = lines.findIndex((own) => own.kind === 'listing' && own.listing.id === listing);
    const day = toEpochDay(night);
    const known = day >= first && day < first + days;
    return line < 0 || !known ? null : { line, day };
  }, [lines, night, listing, first, days]);
  const scene = useMemo(
    (): Scene => ({
      geometry,
      nights,
      mode: colour,
      today: toEpochDay(today),
      weekStart: weekStartOf(locale),
      pending,
      words,
      lane: group === 'market' ? 0 : Math.round(LANE_PX * metrics.scale),
      openLine: open?.line ?? null,
      openDay: open?.day ?? null,
    }),
    [geometry, nights, colour, today, locale, pending, words, group, metrics.scale, open],
  );
  return { scene, open };
}
