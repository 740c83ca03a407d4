import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

interface Target {
  url: string;
  token: string;
}

interface Load {
  perSecond: number;
  p99Ms: number;
}

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 8;

/** A year's calendar over HTTP beside a bare server with the same document, in turns. */
export async function benchCalendar(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-calendar-'));
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  try {
    await compare('unchanged between requests, bare server sends ready bytes', 'warm', 'bytes', 0.7, folder);
    await compare(
      'cold cache, every question new, bare server stringifies',
      'new-questions',
      'stringify',
      0.6,
      folder,
    );
    await compare('inputs read from the embedded database each time', 'cold', 'stringify', null, folder);
    if (databaseUrl) {
      await compare('inputs read from PostgreSQL each time', 'cold', 'stringify', null, folder, databaseUrl);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(
  title: string,
  memory: 'warm' | 'new-questions' | 'cold',
  bareMode: 'bytes' | 'stringify',
  goal: number | null,
  folder: string,
  databaseUrl?: string,
): Promise<void> {
  const api = await start('api-server.ts', [memory, ...(databaseUrl ? [databaseUrl] : [])]);
  const path = join(folder, `${bareMode}.json`);
  const document = await (await fetch(api.target.url, { headers: authorization(api.target) })).text();
  await writeFile(path, document);
  const bare = await start('bare-server.ts', [bareMode, path]);
  try {
    await load(bare.target, 1);
    await load(api.target, 1, memory === 'new-questions');
    const rounds: { bare: Load; ours: Load }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        bare: await load(bare.target, SECONDS),
        ours: await load(api.target, SECONDS, memory === 'new-questions'),
      });
    }
    const ratio = median(rounds.map(({ bare, ours }) => ours.perSecond / bare.perSecond));
    const ours = median(rounds.map((round) => round.ours.perSecond));
    const theirs = median(rounds.map((round) => round.bare.perSecond));
    const p99 = median(rounds.map((round) => round.ours.p99Ms));
    console.log(
      `calendar of 366 entries (${Math.round(Buffer.byteLength(document) / 1000)} kB), ${title}:\n` +
        `  ours ${ours.toFixed(0)}/s (p99 ${p99} ms), bare ${theirs.toFixed(0)}/s, ratio ${ratio.toFixed(2)}` +
        (goal === null ? '' : `, goal ${goal}: ${ratio >= goal ? 'yes' : 'NO'}`),
    );
  } finally {
    bare.child.disconnect();
    api.child.disconnect();
  }
}

let questions = 0;

/** @param varied asks with a filter that the calendar ignores, so that no answer is remembered */
async function load(target: Target, seconds: number, varied = false): Promise<Load> {
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: authorization(target),
    ...(varied
      ? {
          requests: [
            {
              setupRequest: (request) => ({
                ...request,
                path: `${new URL(target.url).pathname}?filter[question]=${questions++}`,
              }),
            },
          ],
        }
      : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} answers were not 200`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

const authorization = ({ token }: Target) => ({ authorization: `Bearer ${token}` });

function start(file: string, args: string[]): Promise<{ child: ChildProcess; target: Target }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL(file, import.meta.url), args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (target: Target) => resolve({ child, target }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

if (import.meta.main) await benchCalendar();
