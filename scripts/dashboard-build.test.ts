import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashInputs } from './dashboard-build.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('app/page.tsx', 'page');
  write('next.config.ts', 'config');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it.each([
  'app/page.tsx',
  'app/(dashboard)/listings/(listing)/[id]/(calendar)/page.tsx',
  'lib/paths.ts',
  'messages/en/calendar.json',
  'next.config.ts',
])('asks for a build when %s changes', (path) => {
  const before = hashInputs(root);
  write(path, 'changed');
  expect(hashInputs(root)).not.toBe(before);
});

it.each(['lib/paths.test.ts', 'service/main.ts', 'vitest.config.ts', 'README.md'])(
  'asks for none when %s changes',
  (path) => {
    const before = hashInputs(root);
    write(path, 'changed');
    expect(hashInputs(root)).toBe(before);
  },
);
