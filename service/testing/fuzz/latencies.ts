export interface Timed {
  /** Method and path of the operation. */
  name: string;
  status: number;
  ms: number;
}

const GOAL_P99_MS = 250;
const SLOWEST_SHOWN = 10;

/** How long requests took, and what became of them. Answers are held against their schemas within that time. */
export function printLatencies(timed: readonly Timed[]): void {
  const all = timed.map(({ ms }) => ms);
  const p99 = quantile(all, 0.99);
  const verdict = p99 < GOAL_P99_MS ? 'yes' : 'NO';
  console.log(
    `p50 ${shown(quantile(all, 0.5))}, p99 ${shown(p99)} (goal < ${GOAL_P99_MS} ms: ${verdict}), slowest ${shown(quantile(all, 1))}`,
  );
  const byStatus = Map.groupBy(timed, ({ status }) => status);
  const counts = [...byStatus].sort(([a], [b]) => a - b).map(([status, of]) => `${status}: ${of.length}`);
  console.log(`by status: ${counts.join(', ')}`);
  const byName = [...Map.groupBy(timed, ({ name }) => name)].map(([name, of]) => {
    const times = of.map(({ ms }) => ms);
    return { name, requests: of.length, done: of.filter(({ status }) => status < 400).length, times };
  });
  const slowest = byName
    .sort((a, b) => quantile(b.times, 0.99) - quantile(a.times, 0.99))
    .slice(0, SLOWEST_SHOWN);
  for (const { name, requests, done, times } of slowest) {
    const [p50, high, most] = [0.5, 0.99, 1].map((part) => shown(quantile(times, part)));
    console.log(`  ${name}: ${requests} requests, ${done} done, p50 ${p50}, p99 ${high}, slowest ${most}`);
  }
  const never = byName.filter(({ done }) => done === 0).map(({ name }) => name);
  if (never.length > 0) console.log(`never done: ${never.join(', ')}`);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

const shown = (ms: number) => `${ms.toFixed(1)} ms`;
