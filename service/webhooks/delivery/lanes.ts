import { type Receiver, receiverKey } from '../../events/queries.ts';

/** How a receiver behaved: took it, answered something else, took its time, or said nothing. */
export type Conduct = 'accepted' | 'answered' | 'slow' | 'silent';

export interface LaneLimits {
  /** Attempts under way to one receiver. */
  perReceiver: number;
  /** To all of them together. */
  total: number;
  /** To all of those together that were not prompt the last time, or never tried. */
  unproven: number;
  /** Deliveries taken up at once. */
  batch: number;
}

export const LANE_LIMITS: LaneLimits = { perReceiver: 32, total: 2048, unproven: 512, batch: 128 };
const REMEMBERED_LANES = 10_000;

/** Receivers that may have something due, and how many deliveries each may be given. */
export interface Offer {
  receivers: Receiver[];
  each: number;
}

interface Lane {
  receiver: Receiver;
  window: number;
  proven: boolean;
  underWay: number;
  mayHaveDue: boolean;
  wokenSince: boolean;
}

/**
 * Every receiver has a lane of its own, as wide as it deserves: it begins with one attempt at a time, doubles
 * with every one that is accepted and falls back to one when there is no answer. So whoever hangs occupies
 * little, and never the room of those that answer.
 */
export function createLanes(limits: LaneLimits = LANE_LIMITS) {
  const lanes = new Map<string, Lane>();
  let total = 0;

  function laneOf(receiver: Receiver): Lane {
    const key = receiverKey(receiver);
    const known = lanes.get(key);
    if (known) return known;
    const lane = { receiver, window: 1, proven: false, underWay: 0, mayHaveDue: false, wokenSince: false };
    lanes.set(key, lane);
    return lane;
  }

  function roomFor(proven: boolean): number {
    const room = limits.total - total;
    if (proven) return room;
    let unproven = 0;
    for (const lane of lanes.values()) if (!lane.proven) unproven += lane.underWay;
    return Math.min(room, limits.unproven - unproven);
  }

  return {
    wake(receiver: Receiver): void {
      const lane = laneOf(receiver);
      lane.mayHaveDue = true;
      lane.wokenSince = true;
    },
    /** What can be taken up now: receivers with room for about equally many. Null where there is nothing. */
    offer(): Offer | null {
      const room = { proven: roomFor(true), unproven: roomFor(false) };
      const offer: Offer = { receivers: [], each: 0 };
      for (const lane of lanes.values()) {
        if (!lane.mayHaveDue || !hasRoom(lane)) continue;
        const kind = lane.proven ? 'proven' : 'unproven';
        const each = powerOfTwo(Math.min(lane.window - lane.underWay, room[kind], limits.batch));
        if (each === 0 || (offer.each !== 0 && offer.each !== each)) continue;
        offer.each = each;
        offer.receivers.push(lane.receiver);
        room[kind] -= each;
        if (kind === 'unproven') room.proven -= each;
        else room.unproven = Math.min(room.unproven, room.proven);
        if ((offer.receivers.length + 1) * each > limits.batch) break;
      }
      for (const receiver of offer.receivers) {
        const lane = laneOf(receiver);
        lane.wokenSince = false;
        // Those that were served now stand behind the others next time.
        lanes.delete(receiverKey(receiver));
        lanes.set(receiverKey(receiver), lane);
      }
      return offer.receivers.length === 0 ? null : offer;
    },
    /** What an offer led to; whoever had less due than was offered is done until it is woken. */
    taken({ receivers, each }: Offer, taken: readonly Receiver[]): void {
      for (const receiver of taken) laneOf(receiver).underWay += 1;
      total += taken.length;
      const counts = new Map<string, number>();
      for (const key of taken.map(receiverKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
      for (const receiver of receivers) {
        const lane = laneOf(receiver);
        lane.mayHaveDue = lane.wokenSince || (counts.get(receiverKey(receiver)) ?? 0) >= each;
      }
    },
    /** An attempt lasts: from now on this one does not stand in the way of the prompt ones. */
    linger(receiver: Receiver): void {
      const lane = laneOf(receiver);
      lane.proven = false;
      lane.window = Math.max(1, Math.floor(lane.window / 2));
    },
    finish(receiver: Receiver, conduct: Conduct): void {
      const lane = laneOf(receiver);
      lane.underWay -= 1;
      total -= 1;
      lane.proven = conduct === 'accepted' || conduct === 'answered';
      if (conduct === 'accepted') lane.window = Math.min(limits.perReceiver, lane.window * 2);
      if (conduct === 'answered') lane.window = Math.max(1, Math.floor(lane.window / 2));
      if (conduct === 'silent') lane.window = 1;
      if (lanes.size > REMEMBERED_LANES && lane.underWay === 0 && !lane.mayHaveDue) {
        lanes.delete(receiverKey(receiver));
      }
    },
    underWay: () => total,
  };
}

export type Lanes = ReturnType<typeof createLanes>;

/** Half of a lane at least: taking up one delivery whenever one ends would be a statement for each. */
const hasRoom = ({ window, underWay }: Lane) => window - underWay >= Math.max(1, window / 2);

/** The largest power of two that is not above a number; 0 where none is. */
const powerOfTwo = (number: number) => (number < 1 ? 0 : 2 ** Math.floor(Math.log2(number)));
