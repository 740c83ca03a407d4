import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCounts, countReport, FAILED, NO_COUNTS } from './counts.ts';

let dir: string;
let path: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'counts-'));
  path = join(dir, 'report.json');
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

const write = (report: object) => writeFileSync(path, JSON.stringify(report));
const ofVitest = (passed: number, failed: number) => ({
  ...{ numPassedTests: passed, numFailedTests: failed, numPendingTests: 2, numTodoTests: 1 },
  testResults: [
    {
      name: 'prices.test.ts',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'waits', status: 'passed', failureMessages: ['AssertionError'] },
        ...(failed > 0 ? [{ fullName: 'breaks', status: 'failed', failureMessages: ['Error'] }] : []),
      ],
    },
  ],
});

it('reads the counts of unit tests, what failed and what was tried twice', () => {
  write(ofVitest(7, 1));
  expect(countReport('vitest', path, 1)).toEqual({
    ...{ passed: 7, failed: 1, skipped: 3 },
    failures: ['prices.test.ts › breaks'],
    flaky: ['prices.test.ts › waits'],
  });
});

it('reads the counts of browser tests, wherever they are grouped', () => {
  const spec = (title: string, status: string) => ({ title, file: 'calendar.spec.ts', tests: [{ status }] });
  write({
    stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 1 },
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('breaks', 'unexpected')],
        suites: [{ specs: [spec('breaks in a group', 'unexpected'), spec('scrolls', 'flaky')] }],
      },
    ],
  });
  expect(countReport('playwright', path, 1)).toEqual({
    ...{ passed: 5, failed: 2, skipped: 1 },
    failures: ['calendar.spec.ts › breaks', 'calendar.spec.ts › breaks in a group'],
    flaky: ['calendar.spec.ts › scrolls'],
  });
});

it('counts a runner that broke without a failed test as a failure', () => {
  expect(countReport('playwright', path, 1)).toEqual(FAILED);
  write(ofVitest(7, 0));
  expect(countReport('vitest', path, 1)).toMatchObject({ passed: 7, failed: 1, skipped: 3 });
  expect(countReport('vitest', path, 0)).toMatchObject({ passed: 7, failed: 0, skipped: 3 });
});

it('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ['a'], flaky: ['b'] };
  expect(addCounts(addCounts(NO_COUNTS, one), one)).toEqual({
    ...{ passed: 2, failed: 4, skipped: 6 },
    failures: ['a', 'a'],
    flaky: ['b', 'b'],
  });
});
