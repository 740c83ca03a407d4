import type { ServiceOptions } from './exchange.ts';
import { type Load, load, median } from './load.ts';
import type { PortfolioSize } from './portfolio.ts';
import { startMinimal, startService } from './programs.ts';
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
    console.log(`${name}, milliseconds a request over one connection`);
    for (const size of GROWTH) await measureSize(url, size);
  }
}

async function compareAll(databaseUrl: string | undefined, isCold: boolean): Promise<void> {
  const service = await startService({ databaseUrl, size: SIZE, isCold, isRecorded: true });
  const minimal = await startMinimal(service.path);
  try {
    for (const [index, scenario] of service.scenarios.entries()) {
      const statements = service.exchanges[index]?.[0]?.statements.flat().length ?? 0;
      await compare(scenario, statements, service.url, minimal.url);
    }
  } finally {
    minimal.stop();
    service.stop();
  }
}

async function compare(
  { name, requests, isRead }: Scenario,
  statements: number,
  ours: string,
  bare: string,
): Promise<void> {
  await load(bare, requests, { seconds: 1 });
  await load(ours, requests, { seconds: 1 });
  const rounds: { bare: Load; ours: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: await load(bare, requests, { seconds: SECONDS }),
      ours: await load(ours, requests, { seconds: SECONDS }),
    });
  }
  const ratios = rounds.map((round) => round.ours.perSecond / round.bare.perSecond);
  const ratio = median(ratios);
  const at = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick)).toFixed(0);
  console.log(
    `  ${name}, ${statements} statements: ours ${at(({ ours: { perSecond } }) => perSecond)}/s (p99 ${at(({ ours: { p99Ms } }) => p99Ms)} ms), ` +
      `bare ${at(({ bare: { perSecond } }) => perSecond)}/s (p99 ${at(({ bare: { p99Ms } }) => p99Ms)} ms), ` +
      `ratio ${ratio.toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(', ')})` +
      (isRead ? `, goal ${GOAL}: ${ratio >= GOAL ? 'yes' : 'NO'}` : ''),
  );
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
      await load(service.url, requests, { seconds: 1, connections: 1 });
      const { perSecond } = await load(service.url, requests, { seconds: SECONDS, connections: 1 });
      costs.push(`${name} ${(1000 / perSecond).toFixed(2)}`);
    }
    return costs;
  } finally {
    service.stop();
  }
}

if (import.meta.main) await benchApi();
