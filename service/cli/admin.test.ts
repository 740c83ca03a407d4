import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { acquireDataDirLock } from '../db/data-dir-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = fileURLToPath(new URL('./admin.ts', import.meta.url));

function admin(...args: string[]) {
  // Nothing else of this process's own: a wish for colours, for one, makes Node say something, too.
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', PATH: process.env.PATH, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('help is printed and counts as success', () => {
  const all = admin('--help');
  expect([all.status, all.stderr]).toEqual([0, '']);
  for (const name of ['application', 'keys', 'allowlist', 'staff', 'plan', 'market']) {
    expect(all.stdout).toContain(`  ${name} `);
  }
  const one = admin('keys', 'add', '--help');
  expect([one.status, one.stderr]).toEqual([0, '']);
  expect(one.stdout).toContain('npm run admin -- keys retire');
});

test.each([[['nonsense']], [['plan', 'set', '1', 'gold']], [['allowlist', 'add', 'acme']]])(
  '%j is a mistake of the caller: status 2 and a sentence, before anything is opened',
  (args) => {
    const { status, stdout, stderr } = admin(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^[A-Z].*[.?]\nnpm run admin -- --help says how\.\n$/);
  },
);

test('a folder that the service uses is left alone, and the reason is told', () => {
  const lock = acquireDataDirLock(folder);
  try {
    const { status, stderr } = admin('application', 'list');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The data folder .* is in use by process \d+; stop it, .*\n$/);
  } finally {
    lock.release();
  }
});
