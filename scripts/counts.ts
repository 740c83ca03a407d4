import { existsSync, readFileSync } from 'node:fs';

/** Outcome of tests, or of a check that counts as one. */
export type Counts = { passed: number; failed: number; skipped: number };

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export type ReportKind = 'vitest' | 'playwright';

/**
 * Counts of a test runner from its JSON report. A runner that ended badly without a failed test (it crashed,
 * a file could not be loaded, a set-up failed, there was no test) counts as one failure.
 */
export function countReport(kind: ReportKind, path: string, exitCode: number): Counts {
  const counts = existsSync(path) ? readReport(kind, path) : NO_COUNTS;
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(kind: ReportKind, path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return kind === 'vitest' ? countVitest(report) : countPlaywright(report);
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

function countVitest(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
