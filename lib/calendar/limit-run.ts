import type { EpochDay } from '#contract/dates.ts';
import type { Band } from './month.ts';
import { daysOf } from './month.ts';
import type { Night, Nights } from './night.ts';

export type LimitSide = 'floor' | 'ceiling';

/** A night's part of the bracket that a run of nights shares. */
export interface BracketPart {
  side: LimitSide;
  opens: boolean;
  closes: boolean;
}

/** The limit an open night's price is pressed against. A price set by hand is not held by anything. */
export function heldAt(night: Night | undefined, today: EpochDay): LimitSide | null {
  if (!night || night.day < today || night.availability !== 'available' || night.override) return null;
  if (night.price <= night.floor) return 'floor';
  if (night.ceiling !== null && night.price >= night.ceiling) return 'ceiling';
  return null;
}

/** Bracket parts of a row by day; a bracket ends where the row ends. */
export function bracketParts(band: Band, nights: Nights, today: EpochDay): Map<EpochDay, BracketPart> {
  const sides = new Map(daysOf(band).map((day) => [day, heldAt(nights.get(day), today)]));
  const parts = new Map<EpochDay, BracketPart>();
  for (const [day, side] of sides) {
    if (!side) continue;
    parts.set(day, { side, opens: sides.get(day - 1) !== side, closes: sides.get(day + 1) !== side });
  }
  return parts;
}
