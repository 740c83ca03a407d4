import { expect, test } from 'vitest';
import type { Receiver } from '../../events/queries.ts';
import { type Conduct, createLanes, type LaneLimits } from './lanes.ts';

const LIMITS: LaneLimits = { perReceiver: 8, total: 40, unproven: 10, batch: 16 };
const to = (receiverId: number): Receiver => ({ receiver: 'application', receiverId });

/** Receivers with endless work: whatever is offered is taken. @returns how many were taken up for each */
function takeAll(lanes: ReturnType<typeof createLanes>): Map<number, number> {
  const taken = new Map<number, number>();
  for (let offer = lanes.offer(); offer; offer = lanes.offer()) {
    const { receivers, each } = offer;
    lanes.taken(
      offer,
      receivers.flatMap((receiver) => Array(each).fill(receiver)),
    );
    for (const { receiverId } of receivers) taken.set(receiverId, (taken.get(receiverId) ?? 0) + each);
  }
  return taken;
}

const finish = (lanes: ReturnType<typeof createLanes>, id: number, conduct: Conduct, times = 1) => {
  for (let time = 0; time < times; time++) lanes.finish(to(id), conduct);
};

test('a receiver begins with one attempt, doubles as it accepts, up to its most', () => {
  const lanes = createLanes(LIMITS);
  lanes.wake(to(1));
  const rounds = [];
  for (let round = 0; round < 5; round++) {
    const count = takeAll(lanes).get(1) ?? 0;
    rounds.push(count);
    finish(lanes, 1, 'accepted', count);
  }
  expect(rounds).toEqual([1, 2, 8, 8, 8]);
});

test('one that does not answer falls back to one', () => {
  const lanes = createLanes(LIMITS);
  lanes.wake(to(1));
  for (let round = 0; round < 3; round++) finish(lanes, 1, 'accepted', takeAll(lanes).get(1));
  const count = takeAll(lanes).get(1) ?? 0;
  expect(count).toBe(8);
  finish(lanes, 1, 'silent', count);
  expect(takeAll(lanes).get(1)).toBe(1);
});

test('those that hang never take the room of one that answers', () => {
  const lanes = createLanes(LIMITS);
  lanes.wake(to(1));
  for (let round = 0; round < 4; round++) finish(lanes, 1, 'accepted', takeAll(lanes).get(1));
  for (let id = 100; id < 200; id++) lanes.wake(to(id));
  const taken = takeAll(lanes);
  expect([...taken].filter(([id]) => id >= 100).reduce((sum, [, count]) => sum + count, 0)).toBe(
    LIMITS.unproven,
  );
  expect(taken.get(1)).toBe(8);
});

test('one that lingers makes room at once, before its attempts end', () => {
  const lanes = createLanes(LIMITS);
  lanes.wake(to(1));
  for (let round = 0; round < 4; round++) finish(lanes, 1, 'accepted', takeAll(lanes).get(1));
  takeAll(lanes);
  for (let attempt = 0; attempt < 8; attempt++) lanes.linger(to(1));
  finish(lanes, 1, 'slow', 7);
  expect(takeAll(lanes).get(1)).toBeUndefined();
  finish(lanes, 1, 'slow');
  expect(takeAll(lanes).get(1)).toBe(1);
});

test('all together never have more under way than the most, whatever they do', () => {
  const lanes = createLanes(LIMITS);
  for (let id = 1; id <= 20; id++) lanes.wake(to(id));
  const conducts: Conduct[] = ['accepted', 'accepted', 'accepted', 'answered', 'slow', 'silent'];
  let step = 0;
  for (let round = 0; round < 200; round++) {
    const taken = takeAll(lanes);
    expect(lanes.underWay()).toBeLessThanOrEqual(LIMITS.total);
    for (const [id, count] of taken) finish(lanes, id, conducts[step++ % conducts.length]!, count);
  }
  expect(lanes.underWay()).toBe(0);
});

test('one with less due than offered is not asked for again until it is woken', () => {
  const lanes = createLanes(LIMITS);
  lanes.wake(to(1));
  const offer = lanes.offer();
  lanes.taken(offer!, []);
  expect(lanes.offer()).toBeNull();
  lanes.wake(to(1));
  expect(lanes.offer()).toEqual({ receivers: [to(1)], each: 1 });
});

test('one that is woken while it is asked is asked again', () => {
  const lanes = createLanes(LIMITS);
  lanes.wake(to(1));
  const offer = lanes.offer();
  lanes.wake(to(1));
  lanes.taken(offer!, []);
  expect(lanes.offer()).toEqual({ receivers: [to(1)], each: 1 });
});
