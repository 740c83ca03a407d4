/** Enough for every sentence of one market's year in one locale. */
const MOST_KEPT = 20_000;

/** Remembers what `make` gave for a key; forgets everything once it holds too much. */
export function memo<K, A extends unknown[]>(make: (...args: A) => string) {
  const known = new Map<K, string>();
  return (key: K, ...args: A): string => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    if (known.size >= MOST_KEPT) known.clear();
    const made = make(...args);
    known.set(key, made);
    return made;
  };
}
