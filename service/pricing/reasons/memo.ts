/** Enough for every sentence of one market's year in one locale. */
const MOST_KEPT = 20_000;

/**
 * Remembers what `make` gave for a key; forgets everything once it holds too much. Takes up to three
 * arguments by name: gathering them in a list would allocate for every factor of every night.
 */
export function memo<K, A, B = undefined, C = undefined>(make: (a: A, b: B, c: C) => string) {
  const known = new Map<K, string>();
  return (key: K, a: A, b: B, c: C): string => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    if (known.size >= MOST_KEPT) known.clear();
    const made = make(a, b, c);
    known.set(key, made);
    return made;
  };
}
