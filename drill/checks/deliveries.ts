import type { DeliveryFact } from '../queries.ts';
import { hashOf, type Receipt } from '../receivers.ts';
import type { World } from '../world.ts';
import { type Check, type Evidence, groupBy } from './check.ts';

const MAXIMUM_ATTEMPTS = 5;

const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300;
const keyOf = (receiver: string, eventId: string) => `${receiver} ${eventId}`;

/** Who is to be told, by what was set up and not by what the service wrote. */
function receiversOf({ owners }: World, userId: number, type: string): string[] {
  const owner = owners.find(({ id }) => id === userId);
  if (!owner) return [];
  const { receiverKey, subscribed } = owner.partner;
  const partner = subscribed.includes('*') || subscribed.includes(type) ? [receiverKey] : [];
  return [...partner, ...(owner.personalKey ? [owner.personalKey] : [])].sort();
}

export const RECEIVERS: Check = {
  guarantee: 'Every event is on its way to each of its receivers, and to nobody else',
  *breaches({ facts, world }) {
    const deliveries = groupBy(facts.deliveries, ({ eventId }) => eventId);
    for (const { id, type, userId } of facts.events) {
      const to = (deliveries.get(id) ?? []).map(({ receiver }) => receiver).sort();
      const wanted = receiversOf(world, userId, type);
      if (String(to) !== String(wanted)) yield `${id} goes to ${to}, not to ${wanted}`;
    }
  },
};

export const OUTCOMES: Check = {
  guarantee: 'Every delivery arrived, or is visibly given up, after no more attempts than it may have',
  *breaches({ facts, ledger, world }) {
    const receipts = receiptsByDelivery(world);
    for (const { receiver, eventId, status, attempts } of facts.deliveries) {
      const key = keyOf(receiver, eventId);
      const answers = attempts.map((attempt) => attempt.status);
      const [last] = answers.slice(-1);
      const wasTaken = (receipts.get(key) ?? []).some((receipt) => isAccepted(receipt.status));
      if (status === 'pending') yield `${key} is still under way`;
      if (status === 'delivered' && !(wasTaken && isAccepted(last ?? null))) yield `${key} never arrived`;
      if (status === 'failed' && (last === undefined || last === null || last < 300 || last >= 500)) {
        yield `${key} failed after ${answers}`;
      }
      if (status === 'dropped' && answers.length < MAXIMUM_ATTEMPTS) {
        yield `${key} was given up after ${answers.length} attempts`;
      }
      const most = MAXIMUM_ATTEMPTS + (ledger.redeliveries.get(key) ?? 0);
      if (answers.length > most) yield `${key} had ${answers.length} attempts of ${most}`;
    }
  },
};

export const BODIES: Check = {
  guarantee: 'The same id always carried the same bytes, the stored ones, signed on every attempt',
  *breaches({ facts, world }) {
    const stored = new Map(facts.events.map(({ id, body }) => [id, hashOf(body)]));
    for (const [name, { receipts, strays }] of world.receivers) {
      for (const { eventId, bodyHash, isSigned } of receipts) {
        if (!stored.has(eventId)) yield `${name} was sent ${eventId}, which there is not`;
        else if (stored.get(eventId) !== bodyHash) yield `${name} was sent ${eventId} with other bytes`;
        if (!isSigned) yield `${name} was sent ${eventId} with a wrong signature`;
      }
      if (strays() > 0) yield `${name} redirected ${strays()} requests, and was followed`;
    }
  },
};

export const REPEATS: Check = {
  guarantee: 'Nothing was sent twice but what a kill kept from being recorded',
  *breaches(evidence) {
    for (const { key, receipt } of unrecordedReceipts(evidence)) {
      // By the sender's clock: a receiver may read what came before the kill a while after it. How long an attempt
      // and its recording take is up to the machine.
      const sentAtMs = receipt.sentAtSeconds * 1000;
      const isExplained = evidence.kills.some(({ works, atMs }) => works && atMs >= sentAtMs);
      if (!isExplained) yield `${key} was sent at ${new Date(sentAtMs).toISOString()} and not recorded`;
    }
    const receipts = receiptsByDelivery(evidence.world);
    for (const { receiver, eventId, attempts } of evidence.facts.deliveries) {
      const answered = attempts.filter(({ status }) => status !== null).length;
      const seen = receipts.get(keyOf(receiver, eventId))?.length ?? 0;
      if (answered > seen)
        yield `${keyOf(receiver, eventId)}: ${answered} answers recorded, ${seen} requests seen`;
    }
  },
};

export function receiptsByDelivery({ receivers }: World): Map<string, Receipt[]> {
  const all = [...receivers].flatMap(([name, { receipts }]) =>
    receipts.map((receipt) => ({ key: keyOf(name, receipt.eventId), receipt })),
  );
  const grouped = groupBy(all, ({ key }) => key);
  return new Map([...grouped].map(([key, pairs]) => [key, pairs.map(({ receipt }) => receipt)]));
}

/** Attempts that a receiver saw and nobody recorded: who sent them was killed before it could. */
export function unrecordedReceipts({ world, facts }: Evidence): { key: string; receipt: Receipt }[] {
  const deliveries = new Map(facts.deliveries.map((one) => [keyOf(one.receiver, one.eventId), one]));
  return [...receiptsByDelivery(world)].flatMap(([key, receipts]) => {
    const recorded = secondsOf(deliveries.get(key));
    return receipts
      .filter(({ sentAtSeconds }) => {
        const at = recorded.indexOf(sentAtSeconds);
        if (at >= 0) recorded.splice(at, 1);
        return at < 0;
      })
      .map((receipt) => ({ key, receipt }));
  });
}

const secondsOf = (delivery: DeliveryFact | undefined) =>
  (delivery?.attempts ?? []).map(({ atMs }) => Math.floor(atMs / 1000));
