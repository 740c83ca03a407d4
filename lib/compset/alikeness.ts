/** How alike a member is, in the three steps that its mark is drawn in. */
export type Alikeness = 'much' | 'some' | 'little';

export const MUCH_FROM = 60;
export const SOME_FROM = 45;

/** @param similarity 0 to 100; null where nothing is compared, as in a custom comp set */
export function alikenessOf(similarity: number | null): Alikeness {
  if (similarity === null || similarity < SOME_FROM) return 'little';
  return similarity >= MUCH_FROM ? 'much' : 'some';
}
