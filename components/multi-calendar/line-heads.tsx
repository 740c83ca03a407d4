import { memo, useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import type { Geometry } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { InSight } from '#lib/multi-calendar/in-sight.ts';
import type { Selection } from '#lib/multi-calendar/selection.ts';
import { LineHead } from './line-head.tsx';
import type { SceneWords } from './painting/scene.ts';
import { type SpokenWindow, spokenDays } from './spoken-cells.tsx';

interface LineHeadsProps {
  geometry: Geometry;
  nights: GridNights;
  /** What was in sight when the view came to rest. */
  rest: InSight & { scrolled: number };
  openLine: number | null;
  selection: Selection | null;
  labelOf: (line: number, day: EpochDay) => string;
  groupWords: SceneWords['group'];
  onPin: (listing: string) => void;
}

/** The heads of the lines in sight, and the nights in sight in words. */
export const LineHeads = memo(function LineHeads(props: LineHeadsProps) {
  const { geometry, nights, rest, openLine, selection, labelOf, groupWords, onPin } = props;
  const { metrics, lines, tops } = geometry;
  const { scrolled } = rest;
  const [from, to] = spokenDays(rest.from, rest.to, selection?.cursor.day ?? null);
  const spoken = useMemo(
    (): SpokenWindow => ({ geometry, from, to, scrolled }),
    [geometry, from, to, scrolled],
  );
  const shares = useMemo(() => {
    const isTold = metrics.detail === 'marks' || metrics.detail === 'colour';
    return (listing: string) => (isTold ? nights.bookedShare(listing, rest.from, rest.to) : null);
  }, [metrics.detail, nights, rest]);
  return lines.slice(rest.top, rest.bottom + 1).map((line, offset) => {
    const index = rest.top + offset;
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
        spoken={spoken}
        selection={touches(selection, index) ? selection : null}
        labelOf={labelOf}
        groupWords={groupWords}
        onPin={onPin}
      />
    );
  });
});

/** A line that nothing is chosen in is not told of the selection, so that it need not be rendered for it. */
function touches(selection: Selection | null, line: number): boolean {
  if (!selection) return false;
  return (
    selection.cursor.line === line ||
    selection.blocks.some(({ top, bottom }) => top <= line && line <= bottom)
  );
}
