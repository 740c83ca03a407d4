/** The homes compared with, by how many bedrooms they have. */
export type Cohort =
  | { kind: 'all' }
  | { kind: 'some'; bedrooms: number[] }
  /** Three and more counts in a row. */
  | { kind: 'range'; first: number; last: number };

/** @param bedrooms `meta.cohort-bedrooms`: counts as they are, ascending; null for every size */
export function cohortOf(bedrooms: readonly string[] | null): Cohort {
  if (bedrooms === null || bedrooms.length === 0) return { kind: 'all' };
  const counts = bedrooms.map(Number).sort((a, b) => a - b);
  const [first = 0] = counts;
  const last = counts.at(-1) ?? first;
  const isRow = counts.length > 2 && last - first === counts.length - 1;
  return isRow ? { kind: 'range', first, last } : { kind: 'some', bedrooms: counts };
}
