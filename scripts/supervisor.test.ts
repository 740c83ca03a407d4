import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';
import { type Server, Supervisor } from './supervisor.ts';
import { isAlive, untilGone } from './testing/processes.ts';

let dir: string;
let supervisor: Supervisor;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'supervisor-'));
  supervisor = new Supervisor();
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A server whose program is the given source; it has `listen` and `answer` at hand. */
async function makeServer(name: string, source: string): Promise<Server> {
  const port = await findFreePort();
  const script = join(dir, `${name}.mjs`);
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
    const answer = (status, body = '') => (_, response) => response.writeHead(status).end(body);
    const listen = (handler) => createServer(handler).listen(${port}, '127.0.0.1');
    ${source}`,
  );
  return {
    name: `the ${name}`,
    args: [script],
    cwd: dir,
    environment: { PATH: process.env.PATH, NODE_ENV: 'test' },
    logPath: join(dir, 'logs', `${name}.log`),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    patienceMs: 20_000,
  };
}

async function pidOf(server: Server): Promise<number> {
  return Number(await (await fetch(server.readyUrl)).text());
}

describe('Supervisor', () => {
  it('reports the steps of a server until it is ready', async () => {
    const server = await makeServer(
      'service',
      `const steps = ['creating tables', 'loading the demo'];
      listen((request, response) => {
        const step = steps.shift();
        answer(step ? 503 : 200, JSON.stringify({ status: 'starting', step }))(request, response);
      });`,
    );
    const steps: string[] = [];
    await supervisor.serve(server, (step) => steps.push(step));
    expect(steps).toEqual(['creating tables', 'loading the demo']);
  });

  it('stops every server, also what a server has started itself', async () => {
    const willing = await makeServer('willing', 'listen(answer(200, String(process.pid)));');
    const parent = await makeServer(
      'parent',
      `import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      listen(answer(200, String(child.pid)));`,
    );
    await Promise.all([supervisor.serve(willing), supervisor.serve(parent)]);
    const pids = [await pidOf(willing), await pidOf(parent)];
    expect(pids.map(isAlive)).toEqual([true, true]);
    await supervisor.stop();
    await Promise.all(pids.map(untilGone));
  });

  it('ends a server that does not stop when asked to', async () => {
    const impatient = new Supervisor(200);
    const deaf = await makeServer(
      'deaf',
      `process.on('SIGTERM', () => {}); listen(answer(200, String(process.pid)));`,
    );
    await impatient.serve(deaf);
    const pid = await pidOf(deaf);
    await impatient.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('stops the others and shows the end of the log when one dies', async () => {
    const survivor = await makeServer('survivor', 'listen(answer(200, String(process.pid)));');
    const victim = await makeServer(
      'victim',
      `console.log(JSON.stringify({ msg: 'cannot go on' }));
      listen((request, response) => (request.url === '/die' ? process.exit(3) : answer(200)(request, response)));`,
    );
    await Promise.all([supervisor.serve(survivor), supervisor.serve(victim)]);
    const survivorPid = await pidOf(survivor);
    await fetch(new URL('/die', victim.readyUrl)).catch(() => {});
    const error = await supervisor.died;
    expect(error.message).toBe(
      `The victim ended with code 3. The end of its log, ${victim.logPath}:\n  cannot go on`,
    );
    expect(isAlive(survivorPid)).toBe(false);
  });

  it('passes on the one sentence of a server that refuses its settings', async () => {
    const server = await makeServer(
      'service',
      `console.log('{"msg":"connecting"}'); console.error('The database cannot be reached.'); process.exitCode = 78;`,
    );
    await expect(supervisor.serve(server)).rejects.toThrow(/^The database cannot be reached\.$/);
  });

  it('gives up on a server that stays at one step', async () => {
    const server = { ...(await makeServer('stuck', 'listen(answer(503));')), patienceMs: 300 };
    await expect(supervisor.serve(server)).rejects.toThrow('The stuck was not ready after 0 seconds.');
  });

  it('runs a program to its end and tells a bad end', async () => {
    const good = await makeServer('good', 'setTimeout(() => {}, 10);');
    await supervisor.complete(good);
    const bad = await makeServer('bad', 'throw new Error("broken");');
    await expect(supervisor.complete(bad)).rejects.toThrow(/^The bad ended with code 1\.[\s\S]*broken/);
  });
});

describe('a supervisor that is killed', () => {
  let host: ChildProcess;
  afterEach(() => {
    host.kill('SIGKILL');
  });

  it('leaves no process behind', async () => {
    const server = await makeServer('orphan', 'listen(answer(200, String(process.pid)));');
    const module = new URL('./supervisor.ts', import.meta.url).href;
    const program = `
      const { Supervisor } = await import(${JSON.stringify(module)});
      await new Supervisor().serve(${JSON.stringify(server)});
      process.stdout.write('ready');`;
    host = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(host.stdout!, 'data');
    const pid = await pidOf(server);
    host.kill('SIGKILL');
    await untilGone(pid);
  });
});
