import { existsSync, readFileSync } from 'node:fs';

/** Outcome of tests, or of a check that counts as one. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, and what failed at first and passed when it was tried again, each `file › name`. */
  failures: readonly string[];
  flaky: readonly string[];
};

export const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
export const PASSED: Counts = { ...NO_COUNTS, passed: 1 };
export const FAILED: Counts = { ...NO_COUNTS, failed: 1 };

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
  };
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
  testResults: {
    /** Of the file. */
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

function countVitest(report: VitestReport): Counts {
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      status,
      // A test that passes has failed before only if it was tried again.
      isFlaky: status === 'passed' && failureMessages.length > 0,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name),
  };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf);
  const named = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: named('unexpected'),
    flaky: named('flaky'),
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
