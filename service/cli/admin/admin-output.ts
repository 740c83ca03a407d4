/** Lines of columns that stand below each other. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** A moment as people read it, in UTC. */
export const moment = (instant: Date | null, never: string): string =>
  instant === null ? never : `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const listOf = (words: readonly string[], none: string): string =>
  words.length === 0 ? none : words.join(' ');
