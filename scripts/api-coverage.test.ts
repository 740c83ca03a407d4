import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (?<specified>.+) \| `(?<file>[^`]+\.test\.tsx?)` \| (?<name>.+) \|$/;

test('every row of the coverage table names a test that is there', () => {
  const lines = readFileSync('docs/api-coverage.md', 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ') && !line.startsWith('| specified'));
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.filter((row) => {
    const { file = '', name = '' } = ROW.exec(row)?.groups ?? {};
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
