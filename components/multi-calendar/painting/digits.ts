/** On the width axis of the typeface. */
export type Stretch = 'normal' | 'semi-condensed' | 'condensed';

/** A number as it is painted: its digit groups, set apart by two pixels. */
interface Digits {
  groups: readonly string[];
  stretch: Stretch;
}

const digitsKnown: Digits[] = [];
const MOST_KNOWN = 200_000;

/** Digit groups of a whole number above zero; made once for each number. */
export function digitsOf(value: number): Digits {
  const known = digitsKnown[value];
  if (known) return known;
  const text = String(value);
  const groups: string[] = [];
  for (let end = text.length; end > 0; end -= 3) groups.unshift(text.slice(Math.max(0, end - 3), end));
  const stretch: Stretch = text.length <= 3 ? 'normal' : text.length === 4 ? 'semi-condensed' : 'condensed';
  const digits: Digits = { groups: text.length <= 3 ? [text] : groups, stretch };
  if (value < MOST_KNOWN) digitsKnown[value] = digits;
  return digits;
}
