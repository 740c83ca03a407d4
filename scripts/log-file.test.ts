import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundLog, openLog, readLastPlainLine, readLogTail } from './log-file.ts';

let dir: string;
let path: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'log-'));
  path = join(dir, 'logs', 'service.log');
});

afterEach(() => {
  rmSync(dir, { recursive: true, force: true });
});

it('keeps the logs of the last three starts', () => {
  for (const start of ['first', 'second', 'third', 'fourth', 'fifth']) {
    const file = openLog(path);
    writeSync(file, start);
    closeSync(file);
  }
  const kept = ['', '.1', '.2', '.3'].map((age) => readFileSync(path + age, 'utf8'));
  expect(kept).toEqual(['fifth', 'fourth', 'third', 'second']);
});

it('empties a log that has grown too large under its writer, keeping a copy', () => {
  const file = openLog(path);
  writeSync(file, 'x'.repeat(100));
  boundLog(path, 100);
  expect(statSync(path).size).toBe(100);
  writeSync(file, 'y');
  boundLog(path, 100);
  writeSync(file, 'after');
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(statSync(`${path}.1`).size).toBe(101);
});

it('shows structured lines as their message', () => {
  closeSync(openLog(path));
  const lines = ['plain', '{"level":50,"msg":"failed","err":{"message":"no disk"}}', '{broken', ''];
  writeFileSync(path, lines.join('\n'));
  expect(readLogTail(path, 10)).toEqual(['plain', 'failed: no disk', '{broken']);
  expect(readLogTail(path, 1)).toEqual(['{broken']);
});

it('finds the last line that was meant for a person in a long log', () => {
  closeSync(openLog(path));
  writeFileSync(
    path,
    `${'{"msg":"request"}\n'.repeat(5000)}The database cannot be reached.\n{"msg":"bye"}\n`,
  );
  expect(readLastPlainLine(path)).toBe('The database cannot be reached.');
});
