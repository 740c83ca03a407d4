/** A whole number as it stands in a cell: digit groups, to be set apart by 2 px, and its number of digits. */
export interface Figure {
  groups: string[];
  digits: number;
}

const formats = new Map<string, Intl.NumberFormat>();

function wholeNumbers(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' });
    formats.set(locale, format);
  }
  return format;
}

/** @param value rounded to a whole number; a sign is kept with the first group, as a true minus. */
export function figureOf(value: number, locale: string): Figure {
  const groups: string[] = [];
  let sign = '';
  for (const part of wholeNumbers(locale).formatToParts(value)) {
    if (part.type === 'minusSign') sign = '−';
    if (part.type === 'integer') groups.push(part.value);
  }
  const digits = groups.join('').length;
  return { groups: [sign + (groups[0] ?? ''), ...groups.slice(1)], digits };
}

/** The width axis takes what more digits ask for; the size never shrinks. */
export function stretchOf(digits: number): 3 | 4 | 5 {
  return digits <= 3 ? 3 : digits === 4 ? 4 : 5;
}

const COLUMN_PX = [28, 28, 28, 28, 38, 40, 46] as const;

/** Width in px of a year column that shows every price uncut. @param digits of the longest price in view */
export function columnWidth(digits: number): number {
  return COLUMN_PX[digits] ?? 46 + (digits - 6) * 7;
}
