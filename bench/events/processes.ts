import { type ChildProcess, fork } from 'node:child_process';
import type { Arrival } from './receiver.ts';
import type { Order } from './service.ts';

const start = (file: string, args: readonly string[]): ChildProcess =>
  fork(new URL(file, import.meta.url), args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) =>
      reject(new Error(`A process of the benchmark ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

export interface ServiceProcess {
  ask<T>(order: Order): Promise<T>;
  end(): Promise<void>;
}

export async function startService(dataDir: string, databaseUrl: string): Promise<ServiceProcess> {
  const child = start('service.ts', [dataDir, databaseUrl]);
  await nextMessage(child);
  return {
    async ask<T>(order: Order): Promise<T> {
      child.send(order);
      return (await nextMessage<{ answer: T }>(child)).answer;
    },
    end: () => ended(child),
  };
}

export async function startReceiver() {
  const child = start('receiver.ts', []);
  const { url } = await nextMessage<{ url: string }>(child);
  /** When each came first; what comes twice is told apart. */
  const arrivals = new Map<number, number>();
  let twice = 0;
  child.on('message', (report: Arrival[]) => {
    for (const [sequence, atMs] of report) {
      if (arrivals.has(sequence)) twice += 1;
      else arrivals.set(sequence, atMs);
    }
  });
  return { url, arrivals, twice: () => twice, end: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.disconnect();
  });
}
