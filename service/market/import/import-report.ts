const LINES_SHOWN = 20;

/** Rows of one file that were left out, by reason. */
export interface BadRows {
  file: string;
  reason: string;
  count: number;
  /** Line numbers of the first of them; the header is line 1. */
  lines: number[];
}

/** What a reading found. */
export interface ImportReport {
  listings: number;
  calendarRows: number;
  /** Nightly prices ignored because they are far from the listing's other nights. */
  outlierPrices: number;
  badRows: BadRows[];
}

/** The folder cannot be imported. The message is one sentence for the person who asked for it. */
export class ImportError extends Error {}

/** Counts bad rows by file and reason and remembers where the first of them stand. */
export class BadRowLog {
  private readonly byReason = new Map<string, BadRows>();

  add(file: string, reason: string, line: number): void {
    const key = `${file}\n${reason}`;
    let entry = this.byReason.get(key);
    if (!entry) {
      entry = { file, reason, count: 0, lines: [] };
      this.byReason.set(key, entry);
    }
    entry.count++;
    if (entry.lines.length < LINES_SHOWN) entry.lines.push(line);
  }

  list(): BadRows[] {
    return [...this.byReason.values()].sort((a, b) => b.count - a.count);
  }
}
