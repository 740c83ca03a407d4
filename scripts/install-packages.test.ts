import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installPackages, isInstalled } from './install-packages.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const WANTED = {
  packages: {
    '': {},
    'node_modules/a': { integrity: 'sha512-a' },
    'node_modules/b': { integrity: 'sha512-b' },
    'node_modules/for-another-system': { integrity: 'sha512-c', optional: true, os: ['another'] },
    'node_modules/for-another-processor': {
      ...{ integrity: 'sha512-d', optional: true },
      ...{ os: [process.platform], cpu: ['another'] },
    },
    'node_modules/for-no-system': { integrity: 'sha512-e', optional: true },
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

it('is not installed without a package of this very system, which npm leaves out where it cannot fetch it', () => {
  const own = { integrity: 'sha512-o', optional: true, os: [process.platform], cpu: [process.arch] };
  const wanted = { packages: { 'node_modules/own': own } };
  record({});
  expect(isInstalled(root, wanted)).toBe(false);
  record({ 'node_modules/own': own });
  expect(isInstalled(root, wanted)).toBe(true);
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

it.each([
  ['fails', 'process.exit(152);'],
  ['leaves a package out', 'record({});'],
])('is tried once more where npm %s', async (_, firstTime) => {
  const npm = join(root, 'npm.js');
  const own = { integrity: 'sha512-o', optional: true, os: [process.platform] };
  const lock = { packages: { 'node_modules/own': own } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(
    npm,
    `const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
    const record = (packages) => writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
    const isFirstTime = !existsSync('runs');
    appendFileSync('runs', process.argv[2] + ' ');
    mkdirSync('node_modules', { recursive: true });
    if (isFirstTime) { ${firstTime} }
    else record(${JSON.stringify(lock.packages)});`,
  );
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('npm_execpath', npm);
  vi.stubEnv('npm_node_execpath', process.execPath);
  expect(await installPackages(root)).toBeNull();
  expect(readFileSync(join(root, 'runs'), 'utf8')).toBe('ci ci ');
  expect(await installPackages(root)).toBeNull();
  expect(readFileSync(join(root, 'runs'), 'utf8')).toBe('ci ci ');
});
