import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireDataDirLock, DataDirInUseError, DataDirUnusableError } from './data-dir-lock.ts';

let dir: string;
let children: ChildProcess[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

/** Starts a process that takes the lock and keeps it. */
async function startHolder(): Promise<ChildProcess> {
  const module = new URL('./data-dir-lock.ts', import.meta.url).href;
  const program = `
    const { acquireDataDirLock } = await import(${JSON.stringify(module)});
    acquireDataDirLock(${JSON.stringify(dir)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout!, 'data');
  return child;
}

describe('acquireDataDirLock', () => {
  it('refuses a folder that another process holds, naming that process', async () => {
    const holder = await startHolder();
    expect(() => acquireDataDirLock(dir)).toThrow(DataDirInUseError);
    expect(() => acquireDataDirLock(dir)).toThrow(
      `The data folder ${dir} is in use by process ${holder.pid}; stop it, or choose another folder with DATA_DIR.`,
    );
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)('takes over a folder whose holder died by %s', async (signal) => {
    const holder = await startHolder();
    const exited = once(holder, 'exit');
    holder.kill(signal);
    await exited;
    const lock = acquireDataDirLock(dir);
    expect(lock.dataDir).toBe(dir);
    lock.release();
  });

  it('gives the folder free on release, once', () => {
    const first = acquireDataDirLock(dir);
    expect(() => acquireDataDirLock(dir)).toThrow(DataDirInUseError);
    first.release();
    const second = acquireDataDirLock(dir);
    first.release();
    expect(() => acquireDataDirLock(dir)).toThrow(DataDirInUseError);
    second.release();
  });

  it('keeps the lock of the supervisor apart from that of the database', () => {
    const start = acquireDataDirLock(dir, 'start');
    const data = acquireDataDirLock(dir);
    expect(() => acquireDataDirLock(dir, 'start')).toThrow(DataDirInUseError);
    start.release();
    data.release();
  });

  it('says why a folder cannot be used', () => {
    writeFileSync(join(dir, 'file'), '');
    expect(() => acquireDataDirLock(join(dir, 'file', 'data'))).toThrow(DataDirUnusableError);
  });
});
