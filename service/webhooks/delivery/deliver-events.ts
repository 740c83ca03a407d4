import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { DUE_CHANNEL, type Receiver } from '../../events/queries.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import {
  type Attempted,
  claimDue,
  findDueReceivers,
  type Outgoing,
  recordAttempts,
  releaseClaims,
} from './delivery-queries.ts';
import { type Conduct, createLanes } from './lanes.ts';
import { createReceiverClient, type ReceiverClientOptions } from './receiver-client.ts';

/** Longer than an attempt and its recording can take. */
const CLAIM_MS = 60_000;
/** A receiver that answers within this time is prompt. */
const PROMPT_MS = 1000;
/** What is new is announced; what is to be tried again, or was left behind by a process, is found by looking. */
const LOOK_EVERY_MS = 500;
const STOP_WITHIN_MS = 2000;
/** What comes within this time shares a statement. */
const GATHER_MS = 5;

export interface Delivering {
  /** Ends what is under way as far as that takes no longer than a few seconds, and gives back the rest. */
  stop(): Promise<void>;
}

/**
 * Sends what is due, for as long as the process runs. Any number of processes may do so on one database: each
 * claims what it sends, and what a process that died had claimed is taken up by another.
 */
export async function deliverEvents(
  context: Context,
  options: Partial<ReceiverClientOptions> = {},
): Promise<Delivering> {
  const { db, database, now, log } = context;
  const client = createReceiverClient({ allowLocal: context.config.allowLocalWebhooks, ...options });
  const lanes = createLanes();
  const claimId = randomUUID();
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  /** What ends from now on was ended here, and says nothing of its receiver. */
  let abandoned = false;

  const claiming = oneAtATime(async () => {
    for (let offer = lanes.offer(); offer && !stopped; offer = lanes.offer()) {
      const at = now();
      const until = new Date(at.getTime() + CLAIM_MS);
      const claimed = await claimDue(db, offer, { id: claimId, until }, at);
      lanes.taken(offer, claimed);
      for (const delivery of claimed) {
        const attempt = send(delivery).finally(() => underWay.delete(attempt));
        underWay.add(attempt);
      }
      await pause(GATHER_MS);
    }
  });

  const done: { delivery: Outgoing; attempted: Attempted }[] = [];
  const recording = oneAtATime(async () => {
    while (done.length > 0) {
      await pause(GATHER_MS);
      const batch = done.slice();
      await recordAttempts(
        db,
        claimId,
        batch.map(({ attempted }) => attempted),
      );
      done.splice(0, batch.length);
      for (const { delivery, attempted } of batch) lanes.finish(delivery, conductOf(attempted));
      claiming.run();
    }
  });

  async function send(delivery: Outgoing): Promise<void> {
    const lingering = setTimeout(() => lanes.linger(delivery), PROMPT_MS);
    const attempted = await attemptDelivery(context, client, delivery);
    clearTimeout(lingering);
    if (abandoned) return;
    done.push({ delivery, attempted });
    await recording.run();
  }

  const looking = oneAtATime(async () => {
    if (stopped) return;
    for (const receiver of await findDueReceivers(db, now())) lanes.wake(receiver);
    recording.run(); // what could not be written before
    claiming.run();
  });

  /** Runs again where it is asked for while it runs. What fails is tried again at the next look. */
  function oneAtATime(work: () => Promise<void>) {
    let running: Promise<void> | null = null;
    let again = false;
    async function rounds(): Promise<void> {
      do {
        again = false;
        await work().catch((error: unknown) => log.error({ err: error }, 'events not delivered'));
      } while (again);
      running = null;
    }
    return {
      run(): Promise<void> {
        if (running) again = true;
        else running = rounds();
        return running ?? Promise.resolve();
      },
    };
  }

  if (database.engine === 'embedded') await releaseClaims(db, null, now());
  await database.listen(
    DUE_CHANNEL,
    (name) => {
      const receiver = receiverOf(name);
      if (!receiver || stopped) return;
      lanes.wake(receiver);
      claiming.run();
    },
    () => {},
  );
  const look = setInterval(() => looking.run(), LOOK_EVERY_MS);
  looking.run();

  return {
    async stop() {
      stopped = true;
      clearInterval(look);
      await Promise.race([
        Promise.all(underWay),
        new Promise((end) => setTimeout(end, STOP_WITHIN_MS).unref()),
      ]);
      abandoned = true;
      await client.close();
      await recording.run();
      await releaseClaims(db, claimId, now());
    },
  };
}

function receiverOf(name: string): Receiver | null {
  const [receiver, id] = name.split(':');
  return receiver === 'application' || receiver === 'user' ? { receiver, receiverId: Number(id) } : null;
}

function conductOf({ status, responseStatus, durationMs }: Attempted): Conduct {
  if (responseStatus === null) return status === 'dropped' && durationMs === 0 ? 'answered' : 'silent';
  if (durationMs > PROMPT_MS) return 'slow';
  return status === 'delivered' ? 'accepted' : 'answered';
}
