import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { boundLog, openLog } from './log-file.ts';

/** How a process is started. */
export type Launch = {
  /** Arguments of Node.js: the script and its own. */
  args: readonly string[];
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Where its output goes; without one it is shown. */
  logPath?: string;
};

/** One process of the product. */
export type Program = Launch & {
  /** As a person calls it: "the dashboard". */
  name: string;
  logPath: string;
};

export type ProgramExit = { code: number | null; signal: NodeJS.Signals | null };

export type RunningProgram = {
  exited: Promise<ProgramExit>;
  /** Asks the program to stop, and ends it and all it started when it has not within the grace. */
  stop(graceMs: number): Promise<void>;
};

const MAX_LOG_BYTES = 20 * 1024 * 1024;
const LOG_CHECK_MS = 10_000;

const exitWithParent = pathToFileURL(`${import.meta.dirname}/exit-with-parent.mjs`).href;

/**
 * Starts a program that cannot outlive us: it holds a channel to this process and ends when that closes. Its
 * output goes straight to its log, not through us.
 */
export function runProgram({ args, cwd, environment, logPath }: Launch): RunningProgram {
  const output = logPath === undefined ? 'inherit' : openLog(logPath);
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd,
    env: { ...environment, SUPERVISOR_PID: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
    // A group of its own: Ctrl-C in the terminal reaches only us, and we can end whatever it started.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  if (typeof output === 'number') closeSync(output);
  const logCheck = setInterval(() => logPath && boundLog(logPath, MAX_LOG_BYTES), LOG_CHECK_MS).unref();
  const exited = new Promise<ProgramExit>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    clearInterval(logCheck);
    endGroup(child);
  });
  return { exited, stop: (graceMs) => stop(child, exited, graceMs) };
}

async function stop(child: ChildProcess, exited: Promise<ProgramExit>, graceMs: number): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    const waiting = new AbortController();
    const tooLate = delay(graceMs, undefined, { signal: waiting.signal })
      .then(() => child.kill('SIGKILL'))
      .catch(() => false);
    await exited;
    waiting.abort();
    await tooLate;
  }
  await exited;
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left, as it should be.
  }
}
