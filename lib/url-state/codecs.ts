/** How one value stands in an address. A value that is the fallback is left out of it. */
export interface Codec<Value> {
  fallback: Value;
  /** Undefined for what cannot be read; the fallback takes its place. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

/** Any text. */
export function text(): Codec<string> {
  return { fallback: '', read: (given) => given, write: (value) => value };
}

/** A text that may be missing. */
export function optionalText(): Codec<string | null> {
  return { fallback: null, read: (given) => given || undefined, write: String };
}

/** A text that passes a check, or nothing. */
export function checkedText<Value extends string>(
  isValid: (given: string) => given is Value,
): Codec<Value | null> {
  return { fallback: null, read: (given) => (isValid(given) ? given : undefined), write: String };
}

/** A whole number from `least` up. */
export function count<Fallback extends number | null>(
  fallback: Fallback,
  least: number,
): Codec<number | Fallback> {
  return {
    fallback,
    read: (given) => (/^\d{1,9}$/.test(given) && Number(given) >= least ? Number(given) : undefined),
    write: String,
  };
}

/** One of a few words. */
export function choice<Value extends string, Fallback extends Value | null>(
  words: readonly Value[],
  fallback: Fallback,
): Codec<Value | Fallback> {
  return { fallback, read: (given) => words.find((word) => word === given), write: String };
}

/** Some of a few words, separated by commas; none of them is a choice too. */
export function choices<Value extends string>(
  words: readonly Value[],
  fallback: readonly Value[],
): Codec<readonly Value[]> {
  return {
    fallback,
    read: (given) => {
      const named = given.split(',');
      return words.filter((word) => named.includes(word));
    },
    write: (value) => value.join(),
  };
}
