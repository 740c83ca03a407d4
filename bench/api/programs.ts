import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServiceOptions, ServiceReady } from './exchange.ts';

export interface RunningServer {
  url: string;
  /** What the process has computed since it began. The embedded database computes in it too, PostgreSQL elsewhere. */
  cpuMs(): Promise<number>;
  stop(): void;
}

export interface RunningService extends ServiceReady, RunningServer {
  /** Where all of that stands, for the handler beside it. */
  path: string;
}

export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { child, said } = await start('service-server.ts', JSON.stringify(options));
  const ready: ServiceReady = JSON.parse(readFileSync(said, 'utf8'));
  return { ...ready, ...serverOf(child, ready.url), path: said };
}

export async function startMinimal(path: string): Promise<RunningServer> {
  const { child, said } = await start('minimal-server.ts', path);
  return serverOf(child, said);
}

function serverOf(child: ChildProcess, url: string): RunningServer {
  return {
    url,
    async cpuMs() {
      child.send('cpu');
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return (user + system) / 1000;
    },
    stop: () => child.disconnect(),
  };
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
