import type { EpochDay } from '#contract/dates.ts';

/** A night of a line of the grid. */
export interface Cell {
  line: number;
  day: EpochDay;
}

/** Nights of neighbouring lines, all bounds inside. */
export interface Block {
  top: number;
  bottom: number;
  from: EpochDay;
  to: EpochDay;
}

/** What is chosen. The last block reaches from the anchor to the cursor; it alone is extended. */
export interface Selection {
  cursor: Cell;
  anchor: Cell;
  blocks: readonly Block[];
}

export function blockOf(a: Cell, b: Cell): Block {
  return {
    top: Math.min(a.line, b.line),
    bottom: Math.max(a.line, b.line),
    from: Math.min(a.day, b.day),
    to: Math.max(a.day, b.day),
  };
}

/** A single night, and nothing else. */
export function selectCell(cell: Cell): Selection {
  return { cursor: cell, anchor: cell, blocks: [blockOf(cell, cell)] };
}

/** Reaches from the anchor to a cell; earlier blocks stay. */
export function extendTo({ anchor, blocks }: Selection, cell: Cell): Selection {
  return { cursor: cell, anchor, blocks: [...blocks.slice(0, -1), blockOf(anchor, cell)] };
}

/** Adds a night to what is chosen; one that is a block by itself is taken out again. */
export function addCell(selection: Selection, cell: Cell): Selection {
  const single = blockOf(cell, cell);
  const others = selection.blocks.filter((block) => !isSame(block, single));
  if (others.length < selection.blocks.length && others.length > 0) {
    return { cursor: cell, anchor: cell, blocks: others };
  }
  return { cursor: cell, anchor: cell, blocks: [...others, single] };
}

export function isSelected({ blocks }: Pick<Selection, 'blocks'>, { line, day }: Cell): boolean {
  return blocks.some(
    ({ top, bottom, from, to }) => line >= top && line <= bottom && day >= from && day <= to,
  );
}

/** The smallest block that holds all that is chosen. */
export function boundsOf({ blocks }: Pick<Selection, 'blocks'>): Block {
  return {
    top: Math.min(...blocks.map(({ top }) => top)),
    bottom: Math.max(...blocks.map(({ bottom }) => bottom)),
    from: Math.min(...blocks.map(({ from }) => from)),
    to: Math.max(...blocks.map(({ to }) => to)),
  };
}

export type DayRun = readonly [from: EpochDay, to: EpochDay];

/** The chosen runs of days by line, none of them touching another: no night counts twice. */
export function runsByLine({ blocks }: Pick<Selection, 'blocks'>): Map<number, DayRun[]> {
  const runs = new Map<number, DayRun[]>();
  for (const { top, bottom, from, to } of blocks) {
    for (let line = top; line <= bottom; line++) runs.set(line, [...(runs.get(line) ?? []), [from, to]]);
  }
  for (const [line, own] of runs) runs.set(line, merged(own));
  return runs;
}

function merged(runs: DayRun[]): DayRun[] {
  const joined: [EpochDay, EpochDay][] = [];
  for (const [from, to] of runs.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function isSame(a: Block, b: Block): boolean {
  return a.top === b.top && a.bottom === b.bottom && a.from === b.from && a.to === b.to;
}
