/** What makes a spreadsheet run a text as a formula, also in full width. */
const RUNS = '[=+\\-@\\t\\r＝＋－＠]';
/** A text that begins with apostrophes gets one more, so that taking one off gives back what was there. */
const TO_GUARD = new RegExp(`^'*${RUNS}`);
const GUARDED = new RegExp(`^'+${RUNS}`);

/** A text that no spreadsheet runs. */
export const guardFormula = (text: string) => (TO_GUARD.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguardFormula = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);
