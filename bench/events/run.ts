import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceProcess, startReceiver, startService } from './processes.ts';

interface Engine {
  name: string;
  databaseUrl: string;
  /** Processes that deliver, beside the one that records; the embedded database has one for both. */
  workers: number;
  /** At the same time: the embedded database runs them in the thread that delivers too. */
  transactions: number;
  goalPerSecond: number;
}

const BACKLOG_SECONDS = 10;
const LATENCY_SECONDS = 10;
const MANY_SECONDS = 20;
const MANY_RECEIVERS = 1000;

/**
 * From the transaction in which something happens to its arrival at a receiver: each event is recorded in a
 * transaction of its own, by the service's own code, and delivered by the service's own loop.
 */
export async function benchEvents(): Promise<void> {
  await benchEngine({ name: 'embedded', databaseUrl: '', workers: 0, transactions: 8, goalPerSecond: 300 });
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  if (databaseUrl)
    await benchEngine({ name: 'PostgreSQL', databaseUrl, workers: 2, transactions: 64, goalPerSecond: 1000 });
  else console.log('PostgreSQL: set BENCH_DATABASE_URL to an empty database');
}

async function benchEngine(engine: Engine): Promise<void> {
  await throughput(engine);
  await latency(engine);
  await manyReceivers(engine);
}

/** A backlog is delivered to one receiver. */
async function throughput(engine: Engine): Promise<void> {
  await withProcesses(engine, 1, 0, async ({ producer, startDelivering, arrivals }) => {
    const count = engine.goalPerSecond * BACKLOG_SECONDS;
    await producer.ask({
      do: 'produce',
      count,
      perSecond: Number.MAX_SAFE_INTEGER,
      first: 0,
      transactions: engine.transactions,
    });
    await startDelivering();
    await until(() => arrivals.size >= count);
    const times = [...arrivals.values()].sort((a, b) => a - b);
    const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
    tell(
      engine,
      `${count} waiting deliveries to one receiver`,
      count / seconds,
      '/s',
      (value) => value >= engine.goalPerSecond,
      `${engine.goalPerSecond}/s`,
    );
  });
}

/** Events happen at half the rate that is aimed at. */
async function latency(engine: Engine): Promise<void> {
  const perSecond = engine.goalPerSecond / 2;
  await withProcesses(engine, 1, 0, async ({ producer, startDelivering, arrivals }) => {
    await startDelivering();
    const count = perSecond * LATENCY_SECONDS;
    const committed = await producer.ask<[number, number][]>({
      do: 'produce',
      count,
      perSecond,
      first: 0,
      transactions: engine.transactions,
    });
    await until(() => arrivals.size >= count);
    const ms = latencies(committed, arrivals);
    tell(
      engine,
      `commit to receipt at ${perSecond}/s: p50 ${quantile(ms, 0.5).toFixed(0)} ms, p99`,
      quantile(ms, 0.99),
      ' ms',
      (value) => value < 500,
      '500 ms',
    );
  });
}

/** A tenth of a thousand receivers never answer. */
async function manyReceivers(engine: Engine): Promise<void> {
  const perSecond = engine.goalPerSecond / 2;
  const hanging = MANY_RECEIVERS / 10;
  await withProcesses(engine, MANY_RECEIVERS, hanging, async ({ producer, startDelivering, arrivals }) => {
    await startDelivering();
    const count = perSecond * MANY_SECONDS;
    const committed = await producer.ask<[number, number][]>({
      do: 'produce',
      count,
      perSecond,
      first: 0,
      transactions: engine.transactions,
    });
    const healthy = committed.filter(([sequence]) => (sequence - 1_000_000) % MANY_RECEIVERS >= hanging);
    await until(() => arrivals.size >= healthy.length);
    const ms = latencies(healthy, arrivals);
    tell(
      engine,
      `${MANY_RECEIVERS} receivers of which ${hanging} hang, ${perSecond}/s, the others: p50 ${quantile(ms, 0.5).toFixed(0)} ms, p99`,
      quantile(ms, 0.99),
      ' ms',
      (value) => value < 2000,
      '2000 ms',
    );
  });
}

interface Setting {
  producer: ServiceProcess;
  startDelivering(): Promise<void>;
  arrivals: ReadonlyMap<number, number>;
}

async function withProcesses(
  engine: Engine,
  receivers: number,
  hanging: number,
  measure: (setting: Setting) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-events-'));
  const receiver = await startReceiver();
  const producer = await startService(folder, engine.databaseUrl);
  const workers: ServiceProcess[] = [];
  try {
    await producer.ask({ do: 'seed', receiverUrl: receiver.url, receivers, hanging });
    for (let index = 0; index < engine.workers; index++) {
      workers.push(await startService(folder, engine.databaseUrl));
    }
    const delivering = workers.length > 0 ? workers : [producer];
    await measure({
      producer,
      arrivals: receiver.arrivals,
      startDelivering: async () => {
        await Promise.all(delivering.map((worker) => worker.ask({ do: 'deliver' })));
      },
    });
    if (receiver.twice() > 0) console.log(`  ${receiver.twice()} came twice`);
  } finally {
    await Promise.all([...workers, producer, receiver].map((process) => process.end()));
    await rm(folder, { recursive: true, force: true });
  }
}

const WAIT_AT_MOST_MS = 120_000;

async function until(isDone: () => boolean): Promise<void> {
  const endMs = performance.now() + WAIT_AT_MOST_MS;
  while (!isDone()) {
    if (performance.now() > endMs) throw new Error('Not everything came in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const latencies = (committed: readonly [number, number][], arrivals: ReadonlyMap<number, number>) =>
  committed
    .map(([sequence, atMs]) => (arrivals.get(sequence) ?? Number.POSITIVE_INFINITY) - atMs)
    .sort((a, b) => a - b);

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function tell(
  { name }: Engine,
  what: string,
  value: number,
  unit: string,
  isReached: (value: number) => boolean,
  goal: string,
): void {
  console.log(
    `${name}, ${what} ${value.toFixed(0)}${unit}, goal ${goal}: ${isReached(value) ? 'yes' : 'NO'}`,
  );
}

if (import.meta.main) await benchEvents();
