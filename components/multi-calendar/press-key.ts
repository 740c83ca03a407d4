import type { KeyboardEvent } from 'react';
import { movedBy } from '#lib/multi-calendar/grid-keys.ts';
import { type Cell, extendTo, type Selection, selectCell } from '#lib/multi-calendar/selection.ts';
import { entryCell, type GridRoom, reveal } from './grid-room.ts';

interface KeyPressOptions {
  room: GridRoom;
  today: number;
  selection: Selection | null;
  onSelect: (selection: Selection) => void;
  onOpen: (cell: Cell) => void;
  onType: (text: string) => void;
  onClear: () => void;
  onUndo: () => void;
  onEscape: () => void;
}

/** What a key does in the grid: it moves, reaches, opens, begins an override, clears or undoes. */
export function pressKey(event: KeyboardEvent, { room, today, selection, ...on }: KeyPressOptions): void {
  const { geometry, width, height, head } = room;
  const { metrics } = geometry;
  const far = event.ctrlKey || event.metaKey;
  const at = selection?.cursor ?? entryCell(room, today);
  if (!at) return;
  if (far && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    on.onUndo();
    return;
  }
  const field = {
    lines: geometry.lines,
    first: geometry.first,
    last: geometry.first + geometry.days - 1,
    today,
    pageLines: Math.max(1, Math.floor((height - head) / metrics.row) - 1),
    pageDays: Math.max(1, Math.floor((width - metrics.names) / metrics.column) - 1),
  };
  const target = movedBy({ key: event.key, far, alt: event.altKey }, at, field);
  if (target) {
    on.onSelect(event.shiftKey && selection ? extendTo(selection, target) : selectCell(target));
    reveal(room, target);
  } else if (event.key === 'Enter') on.onOpen(at);
  else if (event.key === 'Escape') on.onEscape();
  else if (far || event.altKey) return;
  else if (event.key === 'Delete' || event.key === 'Backspace') on.onClear();
  else if (/^[0-9%+−-]$/.test(event.key)) on.onType(event.key);
  else return;
  event.preventDefault();
}
