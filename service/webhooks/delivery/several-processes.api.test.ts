import { afterEach, beforeEach, expect, test } from 'vitest';
import { newEventId } from '../../events/event-body.ts';
import { insertEvent } from '../../events/queries.ts';
import { eventually, startApi, type TestApi } from '../../testing/api.ts';
import type { TestApplication, TestUser } from '../../testing/fixtures.ts';
import { answer, startReceiver, type TestReceiver } from '../../testing/receiver.ts';
import { receivedBy, sendEventsOf } from '../../testing/webhooks.ts';
import { type Delivering, deliverEvents } from './deliver-events.ts';
import { claimDue, findDueReceivers } from './delivery-queries.ts';

let api: TestApi;
let receiver: TestReceiver;
const processes: Delivering[] = [];
beforeEach(async () => {
  api = await startApi();
  receiver = await startReceiver();
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((process) => process.stop()));
  await receiver.close();
  await api.close();
});

const start = async () => {
  // Longer than any test: on a busy machine too nobody counts as silent who answers.
  const process = await deliverEvents(api.context, { allowLocal: true, timeoutMs: 600_000 });
  processes.push(process);
  return process;
};

async function owner(url = receiver.url): Promise<{ application: TestApplication; user: TestUser }> {
  const application = await api.createApplication();
  await sendEventsOf(api, application, url);
  return { application, user: await api.createUser(application) };
}

/** Something that happened. @returns its id */
async function occur({ application, user }: Awaited<ReturnType<typeof owner>>): Promise<string> {
  const createdAt = api.context.now();
  const id = newEventId(createdAt);
  const body = JSON.stringify({ data: { id } });
  const event = { id, type: 'listing.created', userId: user.id, body, createdAt } as const;
  const to = [{ receiver: 'application', receiverId: application.id }] as const;
  await api.context.db.transaction((tx) => insertEvent(tx, event, to, 5));
  return id;
}

const occurTimes = async (times: number, whose: Awaited<ReturnType<typeof owner>>) => {
  const ids: string[] = [];
  for (let time = 0; time < times; time++) ids.push(await occur(whose));
  return ids;
};

const idsReceived = () => receiver.received.map(({ headers }) => headers['webhook-id']);
const statusOf = async (id: string, { application }: { application: TestApplication }) => {
  const token = await api.token(application);
  return (await api.request('GET', `/api/v1/webhook-events/${id}/`, { token })).json.data.attributes;
};

test('two processes deliver everything, and nothing twice', async () => {
  await start();
  await start();
  const whose = await owner();
  const ids = await occurTimes(60, whose);
  await receivedBy(receiver, ids.length);
  await eventually(
    () => findDueReceivers(api.context.db, api.context.now()),
    (due) => due.length === 0,
  );
  expect(idsReceived().sort()).toEqual(ids.sort());
});

test('what was recorded before a process starts is delivered when it does', async () => {
  const ids = await occurTimes(5, await owner());
  await start();
  await receivedBy(receiver, ids.length);
  expect(idsReceived().sort()).toEqual(ids.sort());
});

test('what a process that died was sending is sent again, with the same id and bytes', async () => {
  const whose = await owner();
  const id = await occur(whose);
  const { db, now } = api.context;
  const dead = { id: 'a process that died', until: new Date(now().getTime() + 60_000) };
  const to = [{ receiver: 'application', receiverId: whose.application.id }] as const;
  const [claimed] = await claimDue(db, { receivers: to, each: 10 }, dead, now());
  expect(await claimDue(db, { receivers: to, each: 10 }, { ...dead, id: 'another' }, now())).toEqual([]);
  api.clock.advance(60_001);
  await start();
  const [received] = await receivedBy(receiver, 1);
  expect([received!.headers['webhook-id'], received!.body.toString()]).toEqual([id, claimed!.body]);
});

test.skipIf(process.env.TEST_DATABASE_URL)(
  'where only one process can own the database, it does not wait for what the last one was sending',
  async () => {
    const whose = await owner();
    await occur(whose);
    const { db, now } = api.context;
    const dead = { id: 'the last process', until: new Date(now().getTime() + 60_000) };
    const to = [{ receiver: 'application', receiverId: whose.application.id }] as const;
    await claimDue(db, { receivers: to, each: 10 }, dead, now());
    await start();
    await receivedBy(receiver, 1);
  },
);

test('a process that stops gives back what it could not end', async () => {
  const whose = await owner();
  receiver.answer(() => {});
  const first = await start();
  const id = await occur(whose);
  await receivedBy(receiver, 1);
  await first.stop();
  receiver.answer(answer(204));
  processes.splice(0);
  await start();
  await receivedBy(receiver, 2);
  const { attempts } = await eventually(
    () => statusOf(id, whose),
    (shown) => shown['delivery-status'] === 'delivered',
  );
  expect(attempts.at(-1)['response-status']).toBe(204);
});

test('receivers that hang, many of them, do not keep others waiting', async () => {
  await start();
  const hanging = await startReceiver(() => {});
  for (let index = 0; index < 20; index++) await occurTimes(10, await owner(hanging.url));
  await receivedBy(hanging, 20);
  const ids = await occurTimes(20, await owner());
  await receivedBy(receiver, ids.length);
  // Each that hangs has its one attempt, and no more.
  expect(hanging.received).toHaveLength(20);
  await hanging.close();
});
