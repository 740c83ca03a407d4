/** A run of neighbouring points; `end` is the index after its last. */
export interface Run {
  start: number;
  end: number;
}

/** Where a series has no value, run by run. */
export function gapsOf(values: readonly (number | null)[]): Run[] {
  const runs: Run[] = [];
  for (const [index, value] of values.entries()) {
    if (value !== null) continue;
    const last = runs.at(-1);
    if (last?.end === index) last.end = index + 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs;
}

/** Whether a value stands between gaps, where no line could show it. */
export function isLone(values: readonly (number | null)[], index: number): boolean {
  return (
    (values[index] ?? null) !== null &&
    (values[index - 1] ?? null) === null &&
    (values[index + 1] ?? null) === null
  );
}
