import type { ServiceOptions } from './exchange.ts';
import { type Load, load, median } from './load.ts';
import type { PortfolioSize } from './portfolio.ts';
import { type RunningServer, startMinimal, startService } from './programs.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 3;
const SECONDS = 2;
const GOAL = 0.8;
const SIZE: PortfolioSize = { own: 100, others: 1000 };
/** Own listings grow while the others stay, and the other way round. */
const GROWTH: readonly PortfolioSize[] = [
  { own: 100, others: 100 },
  { own: 100, others: 1000 },
  { own: 100, others: 10_000 },
  { own: 1000, others: 100 },
  { own: 10_000, others: 100 },
];

/**
 * Requests a second of the service, each kind beside a bare Fastify handler that asks the database the same and sends
 * the same bytes, in turns; then what a request costs with more and more listings in the database.
 */
export async function benchApi(): Promise<void> {
  const databaseUrl = process.env.BENCH_DATABASE_URL;
  const engines = [
    { name: 'embedded', databaseUrl: undefined },
    ...(databaseUrl ? [{ name: 'PostgreSQL', databaseUrl }] : []),
  ];
  if (!databaseUrl) console.log('With BENCH_DATABASE_URL set this runs on PostgreSQL too.');
  for (const { name, databaseUrl: url } of engines) {
    console.log(`${name}, ${SIZE.own} own listings and ${SIZE.others} of others`);
    for (const isCold of [false, true]) await compareAll(url, isCold);
    console.log(`${name}, milliseconds a request over one connection (of them the process’s own computing)`);
    for (const size of GROWTH) await measureSize(url, size);
  }
}

async function compareAll(databaseUrl: string | undefined, isCold: boolean): Promise<void> {
  const service = await startService({ databaseUrl, size: SIZE, isCold, isRecorded: true });
  const minimal = await startMinimal(service.path);
  try {
    for (const [index, scenario] of service.scenarios.entries()) {
      const statements = service.exchanges[index]?.[0]?.statements.flat().length ?? 0;
      await compare(scenario, statements, service, minimal);
    }
  } finally {
    minimal.stop();
    service.stop();
  }
}

async function compare(
  { name, requests, isRead }: Scenario,
  statements: number,
  service: RunningServer,
  minimal: RunningServer,
): Promise<void> {
  await load(minimal, requests, { seconds: 1 });
  await load(service, requests, { seconds: 1 });
  const rounds: { bare: Load; ours: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: await load(minimal, requests, { seconds: SECONDS }),
      ours: await load(service, requests, { seconds: SECONDS }),
    });
  }
  const ratios = rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond);
  const ratio = median(ratios);
  const cpuRatio = median(rounds.map(({ ours, bare }) => bare.cpuMs / ours.cpuMs));
  console.log(
    `  ${name}, ${statements} statements: ours ${shown(rounds.map(({ ours }) => ours))}, ` +
      `bare ${shown(rounds.map(({ bare }) => bare))}\n` +
      `    ratio ${ratio.toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(', ')}), of the processor’s time ${cpuRatio.toFixed(2)}` +
      (isRead ? `, goal ${GOAL}: ${ratio >= GOAL ? 'yes' : 'NO'}` : ''),
  );
}

function shown(loads: readonly Load[]): string {
  const [perSecond, p99, cpu] = [
    loads.map((one) => one.perSecond),
    loads.map((one) => one.p99Ms),
    loads.map((one) => one.cpuMs),
  ].map(median) as [number, number, number];
  return `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms, ${cpu.toFixed(2)} ms of processor each`;
}

async function measureSize(databaseUrl: string | undefined, size: PortfolioSize): Promise<void> {
  const costs = [
    ...(await costsOf({ databaseUrl, size, isCold: false })),
    ...(await costsOf({ databaseUrl, size, isCold: true })),
  ];
  console.log(`  ${size.own} own and ${size.others} others: ${costs.join(', ')}`);
}

async function costsOf(options: Omit<ServiceOptions, 'isRecorded'>): Promise<string[]> {
  const service = await startService({ ...options, isRecorded: false });
  try {
    const costs: string[] = [];
    for (const { name, requests } of service.scenarios.filter(({ isRead }) => isRead)) {
      await load(service, requests, { seconds: 1, connections: 1 });
      const { perSecond, cpuMs } = await load(service, requests, { seconds: SECONDS, connections: 1 });
      costs.push(`${name} ${(1000 / perSecond).toFixed(2)} (${cpuMs.toFixed(2)})`);
    }
    return costs;
  } finally {
    service.stop();
  }
}

if (import.meta.main) await benchApi();
