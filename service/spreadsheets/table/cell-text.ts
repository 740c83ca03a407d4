import { unguardFormula } from './formula-guard.ts';

/** What a person meant to write: no space around it, the guard against formulas taken off. */
export const cellText = (cell: string) => unguardFormula(cell.trim()).trim();

/** The same in the plain letters of figures, dates and ids: full-width ones and a typographic minus become those. */
export const plainText = (cell: string) => cellText(cell.normalize('NFKC')).replaceAll('\u2212', '-');
