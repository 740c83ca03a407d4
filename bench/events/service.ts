import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { EVERY_EVENT } from '#contract/events.ts';
import { readConfig } from '#service/config.ts';
import type { Context } from '#service/context.ts';
import { createCipher } from '#service/db/cipher.ts';
import { openDatabase } from '#service/db/database.ts';
import { applications, webhookConfigurations } from '#service/db/schema/index.ts';
import { recordBasePriceChange } from '#service/events/record-base-price-change.ts';
import { serviceActor } from '#service/history/actor.ts';
import { fixtures } from '#service/testing/fixtures.ts';
import { deliverEvents } from '#service/webhooks/delivery/deliver-events.ts';
import { newWebhookSecret, sealWebhookSecret } from '#service/webhooks/webhook-secret.ts';

/** The part of the service that records events, that delivers them, or both, in a process of its own. */
const [, , dataDir = '', databaseUrl = ''] = process.argv;
const database = await openDatabase({ databaseUrl: databaseUrl || undefined, dataDir });
const now = () => new Date();
// Neither jobs nor calendars nor channels take part.
const context = {
  config: readConfig({ DEMO: 'false', ALLOW_LOCAL_WEBHOOKS: 'true' }),
  database,
  db: database.db,
  cipher: createCipher('ab'.repeat(32)),
  log: pino({ level: 'error' }),
  now,
} as Context;

interface Listing {
  id: number;
  ownerId: number;
}

export type Order =
  | { do: 'seed'; receiverUrl: string; receivers: number; hanging: number }
  | { do: 'adopt'; listings: Listing[] }
  | { do: 'deliver' }
  | { do: 'produce'; count: number; perSecond: number; first: number; transactions: number };

let listings: Listing[] = [];

async function seed({ receiverUrl, receivers, hanging }: Extract<Order, { do: 'seed' }>): Promise<Listing[]> {
  const make = fixtures(context);
  const made: Listing[] = [];
  for (let index = 0; index < receivers; index++) {
    const { id } = await make.createApplication();
    const receiver = { receiver: 'application', receiverId: id } as const;
    const sealed = sealWebhookSecret(context.cipher, receiver, newWebhookSecret());
    await context.db
      .update(applications)
      .set({ webhookSecretEncrypted: sealed })
      .where(eq(applications.id, id));
    const webhookUrl = `${receiverUrl}/${index < hanging ? 'hang' : 'events'}/${id}`;
    await context.db
      .insert(webhookConfigurations)
      .values({ applicationId: id, webhookUrl, subscribedEvents: [EVERY_EVENT] });
    const user = await make.createUser({ id, clientId: '', clientSecret: '' });
    const listing = await make.seedListing(user, { basePrice: 100 });
    made.push({ id: listing.id, ownerId: user.id });
  }
  return made;
}

const ACTOR = serviceActor('bench');

/** One occurrence in a transaction of its own. @returns when it was committed, in milliseconds since 1970 */
async function occur(sequence: number): Promise<number> {
  const listing = listings[sequence % listings.length];
  if (!listing) throw new Error('There is no listing.');
  const before = { ...listing, basePrice: 100, currency: 'EUR' };
  await context.db.transaction((tx) =>
    recordBasePriceChange(tx, context, before, { basePrice: 1_000_000 + sequence }, ACTOR),
  );
  return performance.timeOrigin + performance.now();
}

const TICK_MS = 10;

async function produce({ count, perSecond, first, transactions }: Extract<Order, { do: 'produce' }>) {
  const committed: [number, number][] = [];
  const startMs = performance.now();
  let next = 0;
  const underWay = new Set<Promise<void>>();
  while (next < count) {
    const dueByNow = Math.min(count, Math.ceil(((performance.now() - startMs) * perSecond) / 1000));
    while (next < dueByNow && underWay.size < transactions) {
      const sequence = first + next++;
      const one: Promise<void> = occur(sequence)
        .then((atMs) => void committed.push([1_000_000 + sequence, atMs]))
        .finally(() => underWay.delete(one));
      underWay.add(one);
    }
    if (underWay.size >= transactions) await Promise.race(underWay);
    // The embedded database works in this thread: without a turn of the loop nobody would hear of anything.
    await (underWay.size >= transactions - 1
      ? turn()
      : new Promise((resolve) => setTimeout(resolve, TICK_MS)));
  }
  await Promise.all(underWay);
  return committed;
}

process.on('message', async (order: Order) => {
  if (order.do === 'seed') {
    listings = await seed(order);
    process.send?.({ answer: listings });
  } else if (order.do === 'adopt') {
    listings = order.listings;
    process.send?.({ answer: null });
  } else if (order.do === 'deliver') {
    await deliverEvents(context);
    process.send?.({ answer: null });
  } else {
    process.send?.({ answer: await produce(order) });
  }
});
process.once('disconnect', () => process.exit(0));
process.send?.({ answer: 'ready' });
