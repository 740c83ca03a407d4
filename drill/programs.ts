import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../service/main.ts', import.meta.url));

export interface Program {
  name: string;
  /** Whether it sends events and runs jobs. */
  works: boolean;
  environment: Record<string, string>;
}

/** One process of the service that is started again whenever it is killed. */
export function programOf({ name, works, environment }: Program) {
  let child: ChildProcess | null = null;
  let ready: Promise<void> = Promise.resolve();
  let isReady = false;
  let isOrdered = false;
  const ownEnds: string[] = [];

  function start(): void {
    const started = fork(main, {
      env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', ...environment },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    isReady = false;
    isOrdered = false;
    ready = new Promise((resolve, reject) => {
      started.once('message', () => {
        isReady = true;
        resolve();
      });
      started.once('exit', (code, signal) => {
        if (isOrdered) return;
        ownEnds.push(`${name} ended by itself with ${code ?? signal}`);
        reject(new Error(ownEnds.at(-1)));
      });
    });
    ready.catch(() => {}); // whoever waits for it is told
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    isOrdered = true;
    child.kill(signal);
    await exited;
  }

  return {
    name,
    works,
    start,
    ready: () => ready,
    isReady: () => isReady,
    /** A sentence for each time that it ended without being told to. */
    ownEnds,
    /** As a crash ends it: no handler runs, nothing is tidied up. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

export type RunningProgram = ReturnType<typeof programOf>;
