import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ServiceOptions, ServiceReady } from './exchange.ts';

export interface RunningService extends ServiceReady {
  /** Where all of that stands, for the handler beside it. */
  path: string;
  stop(): void;
}

export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { child, said } = await start('service-server.ts', JSON.stringify(options));
  const ready: ServiceReady = JSON.parse(readFileSync(said, 'utf8'));
  return { ...ready, path: said, stop: () => child.disconnect() };
}

export async function startMinimal(path: string): Promise<{ url: string; stop(): void }> {
  const { child, said } = await start('minimal-server.ts', path);
  return { url: said, stop: () => child.disconnect() };
}

function start(file: string, argument: string): Promise<{ child: ChildProcess; said: string }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(file, import.meta.url), [argument], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (said: string) => resolve({ child, said }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}
