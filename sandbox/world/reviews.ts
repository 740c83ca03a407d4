import { type Day, MS_PER_DAY } from '../dates.ts';
import type { HomeFacts } from './listings.ts';
import { randomOf } from './random.ts';
import type { Stay } from './stays.ts';

export interface Review {
  id: string;
  listingId: string;
  /** Day it was published. */
  day: Day;
  /** 1 to 5. */
  rating: number;
  channel: string;
}

/** What the guests of finished stays wrote: about every third one, within a week of leaving. */
export function reviewsOf(facts: HomeFacts, stays: readonly Stay[], nowMs: number): Review[] {
  const today = Math.floor(nowMs / MS_PER_DAY);
  return stays.flatMap((stay) => {
    if (stay.acceptedAtMs === null || stay.canceledAtMs !== null || stay.isOwnerStay) return [];
    const random = randomOf(`review ${stay.id}`);
    const day = stay.checkout + random.integer(1, 6);
    if (day > today || !random.chance(0.36)) return [];
    const liking = Math.min(0.95, 0.72 * facts.appeal + 0.06);
    const rating =
      5 - random.weighted([liking, 0.8 * (1 - liking), 0.14 * (1 - liking), 0.04 * (1 - liking), 0.01]);
    return [{ id: `v${stay.id.slice(1)}`, listingId: stay.listingId, day, rating, channel: stay.channel }];
  });
}
