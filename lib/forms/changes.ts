type Fields = Record<string, unknown>;

/**
 * What of some values is not as it was: whole lists, and of a group only the members that differ.
 * Empty where all is as it was.
 */
export function changesOf(before: object, after: object): Fields {
  const known = before as Fields;
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      const was = known[name];
      if (isEqual(was, value)) return [];
      return [[name, isGroup(was) && isGroup(value) ? changesOf(was, value) : value]];
    }),
  );
}

/** How many things a person changed: each value, each entry of a list that is new, gone or different. */
export function countChanges(before: unknown, after: unknown): number {
  if (isEqual(before, after)) return 0;
  if (Array.isArray(before) && Array.isArray(after)) {
    const former = formerEntries(before, after);
    const gone = before.length - former.filter((entry) => entry !== undefined).length;
    return gone + former.filter((entry, at) => !isEqual(entry, after[at])).length;
  }
  if (isGroup(before) && isGroup(after)) {
    return Object.keys(after).reduce((sum, name) => sum + countChanges(before[name], after[name]), 0);
  }
  return 1;
}

/**
 * For each entry of a list the one that it was: the same one where it is still there, else the next that is not,
 * in order; undefined for a new one.
 */
export function formerEntries(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const left = new Set(before.keys());
  const same = after.map((entry) => {
    const at = [...left].find((index) => isEqual(before[index], entry));
    if (at !== undefined) left.delete(at);
    return at;
  });
  return same.map((at, index) => {
    if (at !== undefined) return before[at];
    const next = left.has(index) ? index : after.length === before.length ? [...left][0] : undefined;
    if (next === undefined) return undefined;
    left.delete(next);
    return before[next];
  });
}

/** The value at a path of names and positions, joined by dots. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (isContainer(value) ? (value as Fields)[part] : undefined), values);
}

export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length && keys.every((key) => isEqual((a as Fields)[key], (b as Fields)[key]))
  );
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isGroup = (value: unknown): value is Fields => isContainer(value) && !Array.isArray(value);
