import { type Day, MS_PER_DAY } from '../dates.ts';
import { drawLeadDays, drawStayLength, meanStayLength, occupancyOn } from './demand.ts';
import type { HomeFacts } from './listings.ts';
import { hash, type Random, randomOf } from './random.ts';
import { composeStay, type Stay } from './stays.ts';

/** Nights the manager keeps off the market; `lastNight` inclusive. */
export interface Block {
  id: string;
  listingId: string;
  firstNight: Day;
  lastNight: Day;
  reason: string;
  createdAtMs: number;
}

export interface Timeline {
  stays: readonly Stay[];
  blocks: readonly Block[];
}

const CHUNK_DAYS = 91;
const BLOCK_REASONS = ['Owner use', 'Maintenance', 'Painting', 'Deep clean'];

interface Run {
  first: Day;
  /** The day after the last night. */
  end: Day;
}

/**
 * Everything that happens to one home between two days, including what is not known yet on any
 * given day: a stay exists for an observer only from the moment it is requested.
 *
 * Time is cut into quarters that depend on the home's id alone, so tomorrow's program tells the
 * same past as today's.
 */
export function timelineOf(facts: HomeFacts, from: Day, to: Day): Timeline {
  const offset = hash(`offset ${facts.listing.id}`) % CHUNK_DAYS;
  const chunks: Timeline[] = [];
  for (let index = chunkOf(from, offset); index <= chunkOf(to, offset); index++) {
    chunks.push(chunk(facts, index, index * CHUNK_DAYS + offset));
  }
  return {
    stays: chunks
      .flatMap(({ stays }) => stays)
      .filter(({ checkin, checkout }) => checkout >= from && checkin <= to),
    blocks: chunks
      .flatMap(({ blocks }) => blocks)
      .filter(({ firstNight, lastNight }) => lastNight >= from && firstNight <= to),
  };
}

function chunkOf(day: Day, offset: number): number {
  return Math.floor((day - offset) / CHUNK_DAYS);
}

function chunk(facts: HomeFacts, index: number, start: Day): Timeline {
  const { listing, town, appeal } = facts;
  const random = randomOf(`chunk ${listing.id} ${index}`);
  const mean = meanStayLength(town, listing.minStay);
  const booked: Run[] = [];
  const free: Run[] = [];
  const blocks: Block[] = [];
  const end = start + CHUNK_DAYS;
  let day = start;
  while (day < end) {
    if (random.chance(0.004)) {
      const lastNight = Math.min(day + random.integer(1, 5), end - 1);
      blocks.push(composeBlock(listing.id, `${index}-${blocks.length}`, day, lastNight, random));
      day = lastNight + 1;
      continue;
    }
    const length = Math.min(drawStayLength(town, listing.minStay, random), end - day);
    if (length >= listing.minStay && random.chance(arrivalChance(occupancyOn(day, town, appeal), mean))) {
      booked.push({ first: day, end: day + length });
      day += length;
    } else {
      addFreeNight(free, day);
      day += 1;
    }
  }
  return { stays: tellStays(facts, index, booked, free, random), blocks };
}

/** Chance that a stay begins on a night still free, so that in the long run `occupancy` of the nights are taken. */
function arrivalChance(occupancy: number, meanNights: number): number {
  return occupancy / (meanNights * (1 - occupancy) + occupancy);
}

function addFreeNight(free: Run[], day: Day): void {
  const last = free.at(-1);
  if (last?.end === day) last.end = day + 1;
  else free.push({ first: day, end: day + 1 });
}

function composeBlock(
  listingId: string,
  key: string,
  firstNight: Day,
  lastNight: Day,
  random: Random,
): Block {
  return {
    id: `k${listingId}-${key}`,
    listingId,
    firstNight,
    lastNight,
    reason: random.pick(BLOCK_REASONS),
    createdAtMs: (firstNight - random.integer(20, 120)) * MS_PER_DAY,
  };
}

function tellStays(facts: HomeFacts, index: number, booked: Run[], free: Run[], random: Random): Stay[] {
  const stays: Stay[] = [];
  const add = (run: Run, outcome: Parameters<typeof composeStay>[1]) =>
    stays.push(
      composeStay({ facts, id: `r${facts.listing.id}-${index}-${stays.length}`, ...run, random }, outcome),
    );
  for (const run of booked) {
    const leadDays = drawLeadDays(random);
    // Nights that sell again after a cancellation: the first guest was gone before the second came.
    if (leadDays < 60 && random.chance(0.16)) add(run, { kind: 'canceled', gone: leadDays + 1 });
    add(run, { kind: random.chance(0.02) ? 'owner' : 'final', leadDays });
  }
  for (const gap of free) {
    const length = Math.max(facts.listing.minStay, random.integer(1, 4));
    if (gap.end - gap.first < length) continue;
    const run = { first: gap.first, end: gap.first + length };
    if (random.chance(0.12)) add(run, { kind: 'canceled', gone: random.integer(0, 25) });
    else if (random.chance(0.05)) add(run, { kind: 'inquiry', leadDays: drawLeadDays(random) });
  }
  return stays;
}
