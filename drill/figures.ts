import { type Evidence, groupBy } from './checks/check.ts';
import { unrecordedReceipts } from './checks/deliveries.ts';
import { countAsked } from './ledger.ts';
import type { TemperName } from './tempers.ts';

export type Figure = [what: string, value: string];

/** What is printed at the end, whether the guarantees were kept or not. */
export function figuresOf(evidence: Evidence, seconds: { storm: number; rest: number }): Figure[] {
  const { kills, ledger, facts, world } = evidence;
  const byName = groupBy(kills, ({ name }) => name);
  const receipts = [...world.receivers.values()].flatMap(({ receipts }) => receipts);
  const prices = countAsked(ledger.prices);
  const switches = countAsked(ledger.switches);
  const syncs = countAsked(ledger.syncs);
  const redeliveries = [...ledger.redeliveries.values()].reduce((sum, count) => sum + count, 0);
  const asked = (name: string, { done, uncertain }: { done: number; uncertain: number }): Figure => [
    name,
    `${done} acknowledged, ${uncertain} without an answer`,
  ];
  return [
    ['kills', `${kills.length}: ${counts([...byName].map(([name, list]) => [name, list.length]))}`],
    ['  while it started', String(kills.filter(({ wasReady }) => !wasReady).length)],
    ['storm, then rest', `${seconds.storm.toFixed(0)} s, ${seconds.rest.toFixed(0)} s`],
    asked('base prices set', prices),
    asked('listings switched', switches),
    asked('syncs asked for', syncs),
    ['accounts, listings', `${evidence.accounts.length}, ${facts.listings.length}`],
    ['bookings, returns', `${ledger.bookings.length}, ${ledger.returns}`],
    ['recommendations applied', String([...facts.approved.values()].reduce((sum, count) => sum + count, 0))],
    ['events', `${facts.events.length}: ${countsOf(facts.events, ({ type }) => type)}`],
    ['deliveries', `${facts.deliveries.length}: ${countsOf(facts.deliveries, ({ status }) => status)}`],
    ['redeliveries asked for', String(redeliveries)],
    ['attempts recorded', String(facts.deliveries.reduce((sum, { attempts }) => sum + attempts.length, 0))],
    ['requests seen by receivers', String(receipts.length)],
    ['  sent again after a kill', String(unrecordedReceipts(evidence).length)],
    [
      'start to ready',
      spread(
        kills.flatMap(({ readyAtMs, startedAtMs }) => (readyAtMs === null ? [] : [readyAtMs - startedAtMs])),
      ),
    ],
    ['start to first delivery', spread(toFirstDelivery(evidence))],
    ['event to healthy receiver', spread(latencies(evidence, 'healthy'))],
  ];
}

/** From the start of a process that sends to the next request that any receiver saw. */
function toFirstDelivery({ kills, world }: Evidence): number[] {
  const seen = [...world.receivers.values()]
    .flatMap(({ receipts }) => receipts.map(({ atMs }) => atMs))
    .sort((a, b) => a - b);
  return kills
    .filter(({ works }) => works)
    .flatMap(({ startedAtMs }) => {
      const first = seen.find((atMs) => atMs > startedAtMs);
      const next = kills.find(({ atMs }) => atMs > startedAtMs)?.atMs ?? Number.POSITIVE_INFINITY;
      return first === undefined || first > next ? [] : [first - startedAtMs];
    });
}

/** From an event to its first arrival, kills and all. */
function latencies({ facts, world }: Evidence, temper: TemperName): number[] {
  const createdAt = new Map(facts.events.map(({ id, createdAtMs }) => [id, createdAtMs]));
  return [...world.receivers.values()]
    .filter((receiver) => receiver.temper === temper)
    .flatMap(({ receipts }) =>
      [...groupBy(receipts, ({ eventId }) => eventId)].map(
        ([id, [first]]) => (first?.atMs ?? 0) - (createdAt.get(id) ?? 0),
      ),
    );
}

function spread(ms: readonly number[]): string {
  if (ms.length === 0) return 'none';
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms (${ms.length})`;
}

const countsOf = <T>(items: readonly T[], nameOf: (item: T) => string) =>
  counts([...groupBy(items, nameOf)].map(([name, list]) => [name, list.length]));

const counts = (entries: readonly [string, number][]) =>
  entries.map(([name, count]) => `${count} ${name}`).join(', ');
