import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './install-packages.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const WANTED = {
  packages: {
    '': {},
    'node_modules/a': { integrity: 'sha512-a' },
    'node_modules/b': { integrity: 'sha512-b' },
    'node_modules/for-another-system': { integrity: 'sha512-c', optional: true },
  },
};

function record(packages: Record<string, { integrity: string }>): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

it('is not installed before the first time', () => {
  expect(isInstalled(root, WANTED)).toBe(false);
});

it('is installed without the packages of other systems', () => {
  record({ 'node_modules/a': { integrity: 'sha512-a' }, 'node_modules/b': { integrity: 'sha512-b' } });
  expect(isInstalled(root, WANTED)).toBe(true);
});

it.each([
  ['misses a package', { 'node_modules/a': { integrity: 'sha512-a' } }],
  [
    'has another version',
    { 'node_modules/a': { integrity: 'sha512-a' }, 'node_modules/b': { integrity: 'sha512-older' } },
  ],
  [
    'has one too many',
    {
      'node_modules/a': { integrity: 'sha512-a' },
      'node_modules/b': { integrity: 'sha512-b' },
      'node_modules/gone': { integrity: 'sha512-g' },
    },
  ],
])('is not installed when it %s', (_, packages) => {
  record(packages);
  expect(isInstalled(root, WANTED)).toBe(false);
});
