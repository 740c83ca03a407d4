// biome-ignore-all lint/a11y/useFocusableInteractive: the grid takes the focus, and says which cell is active
// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, whose cells are painted
import { type Geometry, xOf } from '#lib/multi-calendar/geometry.ts';
import { type Block, type Cell, isSelected, type Selection } from '#lib/multi-calendar/selection.ts';
import styles from './multi-calendar.module.css';

interface OverlayProps {
  geometry: Geometry;
  selection: Selection | null;
  labelOf: (cell: Cell) => string;
}

export const ACTIVE_CELL = 'active-night';

/** What lies over the painted nights: what is chosen, and the active night, which is spoken. */
export function Overlay({ geometry, selection, labelOf }: OverlayProps) {
  if (!selection) return null;
  const { cursor, blocks } = selection;
  const isOne =
    blocks.length === 1 && blocks[0]?.top === blocks[0]?.bottom && blocks[0]?.from === blocks[0]?.to;
  return (
    <>
      {!isOne &&
        blocks.flatMap((block, index) =>
          stretchesOf(geometry, block).map((stretch) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the selection
            <i key={`${index} ${stretch.top}`} className={styles.chosen} style={boxOf(geometry, stretch)} />
          )),
        )}
      <div role="row" aria-rowindex={cursor.line + 2}>
        <div
          // Another night is another element: only so is it spoken.
          key={`${cursor.line} ${cursor.day}`}
          id={ACTIVE_CELL}
          role="gridcell"
          aria-colindex={cursor.day - geometry.first + 2}
          aria-selected={isSelected(selection, cursor)}
          aria-label={labelOf(cursor)}
          data-day={cursor.day}
          className={styles.cursor}
          style={boxOf(geometry, { top: cursor.line, bottom: cursor.line, from: cursor.day, to: cursor.day })}
        />
      </div>
    </>
  );
}

/** A block without the names of groups that lie in it. */
function stretchesOf({ lines }: Geometry, block: Block): Block[] {
  const stretches: Block[] = [];
  for (let line = block.top; line <= block.bottom; line++) {
    if (lines[line]?.kind !== 'listing') continue;
    const last = stretches.at(-1);
    if (last && last.bottom === line - 1) last.bottom = line;
    else stretches.push({ ...block, top: line, bottom: line });
  }
  return stretches;
}

function boxOf(geometry: Geometry, { top, bottom, from, to }: Block) {
  const { tops, metrics } = geometry;
  const start = (tops[top + 1] ?? 0) - metrics.nights;
  return {
    left: xOf(geometry, from),
    top: start,
    width: (to - from + 1) * metrics.column,
    height: (tops[bottom + 1] ?? 0) - start - (metrics.stacked && top !== bottom ? 0 : 1),
  };
}
