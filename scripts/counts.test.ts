import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCounts, countReport } from './counts.ts';

let dir: string;
let path: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'counts-'));
  path = join(dir, 'report.json');
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

it('reads the counts of unit tests', () => {
  writeFileSync(path, '{"numPassedTests":7,"numFailedTests":1,"numPendingTests":2,"numTodoTests":1}');
  expect(countReport('vitest', path, 1)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

it('reads the counts of browser tests', () => {
  writeFileSync(path, '{"stats":{"expected":4,"unexpected":2,"flaky":0,"skipped":1}}');
  expect(countReport('playwright', path, 1)).toEqual({ passed: 4, failed: 2, skipped: 1 });
});

it('counts a runner that broke without a failed test as a failure', () => {
  expect(countReport('playwright', path, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  writeFileSync(path, '{"numPassedTests":7,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0}');
  expect(countReport('vitest', path, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  expect(countReport('vitest', path, 0)).toEqual({ passed: 7, failed: 0, skipped: 0 });
});

it('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
