import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilGone } from './testing/processes.ts';
import { makeStandInProduct, type StandInProduct } from './testing/stand-in-product.ts';

let clone: StandInProduct;
const started: Start[] = [];

beforeEach(async () => {
  clone = await makeStandInProduct();
});

afterEach(async () => {
  for (const { child, exited } of started.splice(0)) {
    child.kill('SIGKILL');
    // What npm started has its output too, and still writes to the folder when it ends.
    await exited;
  }
  clone.remove();
});

const DIRECTLY = [process.execPath, 'scripts/start.mjs'];
const BY_NPM = ['npm', 'start'];

type Start = { child: ChildProcess; output: () => string; exited: Promise<unknown[]> };

function runStart([command = '', ...args] = DIRECTLY): Start {
  const child = spawn(command, args, {
    cwd: clone.root,
    env: { ...clone.environment, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const start = { child, output: () => text, exited: once(child, 'close') };
  started.push(start);
  return start;
}

async function runUntilReady(command = DIRECTLY): Promise<Start & { pids: number[] }> {
  const start = runStart(command);
  while (!start.output().includes('Ctrl-C')) {
    if (start.child.exitCode !== null) throw new Error(start.output());
    await delay(50);
  }
  const ports = ['PORT', 'API_PORT', 'SANDBOX_PORT'].map((name) => clone.environment[name]);
  const ask = async (port?: string) => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
  return { ...start, pids: await Promise.all(ports.map(ask)) };
}

const untilAllGone = (pids: number[]) => Promise.all(pids.map(untilGone));

describe('npm start', () => {
  it('prints where everything is and the logins of the demo', async () => {
    const { output } = await runUntilReady();
    expect(output()).toContain(`http://127.0.0.1:${clone.environment.PORT}`);
    expect(output()).toMatch(/admin +ada@example\.com +pass-word/);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops everything on %s', async (signal) => {
    const { child, pids, exited } = await runUntilReady();
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
    await untilAllGone(pids);
  });

  it('leaves nothing behind when it is killed, and then starts again', async () => {
    const { child, pids } = await runUntilReady();
    child.kill('SIGKILL');
    await untilAllGone(pids);
    await runUntilReady();
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('stops everything when npm gets %s', async (signal) => {
    const { child, pids } = await runUntilReady(BY_NPM);
    child.kill(signal);
    await untilAllGone(pids);
  });

  it('refuses to start twice on one data folder', async () => {
    await runUntilReady();
    const second = runStart();
    expect(await second.exited).toEqual([1, null]);
    expect(second.output()).toMatch(/^The data folder .+ is in use by process \d+; .*\n$/);
  });

  it('says which program died, shows its log and stops the others', async () => {
    const { pids, output, exited } = await runUntilReady();
    const [dashboard = 0, ...others] = pids;
    process.kill(dashboard, 'SIGKILL');
    expect(await exited).toEqual([1, null]);
    expect(output()).toContain('The dashboard was ended by SIGKILL. The end of its log,');
    await untilAllGone(others);
  });
});
