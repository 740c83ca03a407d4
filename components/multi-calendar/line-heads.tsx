import { useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import type { Geometry } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { InSight } from '#lib/multi-calendar/in-sight.ts';
import type { Selection } from '#lib/multi-calendar/selection.ts';
import { LineHead } from './line-head.tsx';
import { spokenCells, spokenDays } from './spoken-cells.ts';

interface LineHeadsProps {
  geometry: Geometry;
  nights: GridNights;
  reach: InSight;
  /** What was in sight when the view came to rest. */
  rest: (InSight & { scrolled: number }) | null;
  openLine: number | null;
  selection: Selection | null;
  labelOf: (line: number, day: EpochDay) => string;
  onPin: (listing: string) => void;
}

/** The heads of the lines in sight and around, and the nights in sight in words. */
export function LineHeads({
  geometry,
  nights,
  reach,
  rest,
  openLine,
  selection,
  labelOf,
  onPin,
}: LineHeadsProps) {
  const { metrics, lines, tops } = geometry;
  const words = useMemo(() => {
    if (!rest) return null;
    const days = spokenDays(rest.from, rest.to, selection?.cursor.day ?? null);
    return new Map(
      Array.from({ length: rest.bottom - rest.top + 1 }, (_, index) => rest.top + index)
        .filter((line) => lines[line]?.kind === 'listing')
        .map((line) => [line, spokenCells(geometry, line, days, rest.scrolled, selection, labelOf)]),
    );
  }, [geometry, lines, rest, selection, labelOf]);
  const shares = useMemo(() => {
    const isTold = metrics.detail === 'marks' || metrics.detail === 'colour';
    return (listing: string) => (isTold && rest ? nights.bookedShare(listing, rest.from, rest.to) : null);
  }, [metrics.detail, nights, rest]);
  return lines.slice(reach.top, reach.bottom + 1).map((line, offset) => {
    const index = reach.top + offset;
    const top = tops[index] ?? 0;
    return (
      <LineHead
        key={line.kind === 'group' ? line.key : line.listing.id}
        line={line}
        index={index}
        top={top}
        height={(tops[index + 1] ?? 0) - top}
        metrics={metrics}
        booked={line.kind === 'listing' ? shares(line.listing.id) : null}
        marked={index === openLine}
        cells={words?.get(index) ?? null}
        onPin={onPin}
      />
    );
  });
}
