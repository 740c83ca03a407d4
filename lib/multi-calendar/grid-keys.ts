import type { EpochDay } from '#contract/dates.ts';
import { weekdayOf } from '#contract/dates.ts';
import type { Line } from './lines.ts';
import type { Cell } from './selection.ts';

/** What the keys move in. */
export interface Field {
  lines: readonly Line[];
  first: EpochDay;
  last: EpochDay;
  today: EpochDay;
  /** Lines that are in sight at once, and days. */
  pageLines: number;
  pageDays: number;
}

interface Press {
  key: string;
  /** Ctrl or ⌘: as far as it goes. */
  far: boolean;
  alt: boolean;
}

/**
 * The night that a key leads to: arrows by one, with Ctrl or ⌘ to the end; Home and End to the week's ends, with
 * Ctrl to the first and the last night; PageUp and PageDown by what is in sight, with Alt sideways.
 * @returns null for a key that moves nothing
 */
export function movedBy({ key, far, alt }: Press, cell: Cell, field: Field): Cell | null {
  const { line, day } = cell;
  switch (key) {
    case 'ArrowLeft':
      return inDays(cell, far ? field.first : day - 1, field);
    case 'ArrowRight':
      return inDays(cell, far ? field.last : day + 1, field);
    case 'ArrowUp':
      return { line: far ? endLine(field, -1) : nextLine(field, line, -1), day };
    case 'ArrowDown':
      return { line: far ? endLine(field, 1) : nextLine(field, line, 1), day };
    case 'Home':
      return far ? { line: endLine(field, -1), day: field.first } : inDays(cell, day - weekdayOf(day), field);
    case 'End':
      return far
        ? { line: endLine(field, 1), day: field.last }
        : inDays(cell, day + 6 - weekdayOf(day), field);
    case 'PageUp':
      return alt ? inDays(cell, day - field.pageDays, field) : { line: jump(field, line, -1), day };
    case 'PageDown':
      return alt ? inDays(cell, day + field.pageDays, field) : { line: jump(field, line, 1), day };
    default:
      return null;
  }
}

function inDays({ line }: Cell, day: EpochDay, { first, last }: Field): Cell {
  return { line, day: Math.min(last, Math.max(first, day)) };
}

/** The next listing in a direction; groups are passed over. */
function nextLine({ lines }: Field, line: number, step: 1 | -1): number {
  for (let next = line + step; next >= 0 && next < lines.length; next += step) {
    if (lines[next]?.kind === 'listing') return next;
  }
  return line;
}

function endLine(field: Field, step: 1 | -1): number {
  return step === 1 ? nextLine(field, field.lines.length, -1) : nextLine(field, -1, 1);
}

function jump(field: Field, line: number, step: 1 | -1): number {
  const target = Math.min(field.lines.length - 1, Math.max(0, line + step * Math.max(1, field.pageLines)));
  if (field.lines[target]?.kind === 'listing') return target;
  const beyond = nextLine(field, target, step);
  return beyond === target ? nextLine(field, target, step === 1 ? -1 : 1) : beyond;
}
