import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the folder; the message is a sentence for the person who started this one. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
  readonly dataDir: string;
  readonly holderPid: number | null;

  constructor(dataDir: string, holderPid: number | null) {
    const holder = holderPid === null ? 'another process' : `process ${holderPid}`;
    super(
      `The data folder ${dataDir} is in use by ${holder}; stop it, or choose another folder with DATA_DIR.`,
    );
    this.dataDir = dataDir;
    this.holderPid = holderPid;
  }
}

/** The folder cannot be created or written to (full disk, missing permission). */
export class DataDirUnusableError extends Error {
  override name = 'DataDirUnusableError';

  constructor(dataDir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${dataDir} cannot be written to: ${reason}.`, { cause });
  }
}

export type DataDirLock = {
  readonly dataDir: string;
  /** Gives the folder free; calling it again does nothing. */
  release(): void;
};

/**
 * `data` guards the database and belongs to the process that opens it; `start` belongs to the supervisor that
 * runs the whole product, so that two of them cannot race between looking and starting.
 */
export type DataDirLockName = 'data' | 'start';

const SQLITE_BUSY = 5;

/**
 * Locks a data folder for this process alone. The lock is an exclusive SQLite transaction, so the operating
 * system gives it free however the process dies and a crash leaves nothing to clean up.
 *
 * @throws DataDirInUseError when another process (or another lock of this one) holds it
 * @throws DataDirUnusableError when the folder cannot be created or written to
 */
export function acquireDataDirLock(dir: string, name: DataDirLockName = 'data'): DataDirLock {
  const dataDir = resolve(dir);
  const path = join(dataDir, name === 'data' ? 'lock.sqlite' : `${name}-lock.sqlite`);
  const holderPath = `${path}.pid`;
  const database = openDatabase(dataDir, path);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    writeFileSync(holderPath, `${process.pid}\n`);
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new DataDirInUseError(dataDir, readHolder(holderPath));
    throw new DataDirUnusableError(dataDir, error);
  }
  held.add(database);
  return { dataDir, release: () => release(database) };
}

// Collecting an unreachable database would close it, and with it the lock.
const held = new Set<DatabaseSync>();

function release(database: DatabaseSync): void {
  if (held.delete(database)) database.close();
}

function openDatabase(dataDir: string, path: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw new DataDirUnusableError(dataDir, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function readHolder(path: string): number | null {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}
