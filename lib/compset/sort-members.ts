import type { CompsetMember } from '#contract/compsets.ts';
import type { MemberSort } from './compset-view.ts';
import { type Horizon, type Measure, measureOfMember } from './measure.ts';

export interface RankedMember extends CompsetMember {
  /** Unique within a comp set. */
  key: string;
  /** Its place in the table, which is also its number on the map. */
  rank: number;
}

/** In the order asked for; members without the figure come last, whichever way it goes. */
export function rankMembers(
  members: readonly CompsetMember[],
  sort: MemberSort,
  horizon: Horizon,
  locale: string,
): RankedMember[] {
  const descending = sort.startsWith('-');
  const by = (descending ? sort.slice(1) : sort) as Measure | 'title';
  const names = new Intl.Collator(locale);
  const sign = descending ? -1 : 1;
  const sorted = members.toSorted((one, other) => {
    if (by === 'title') return sign * names.compare(one.title ?? '', other.title ?? '');
    const [a, b] = [measureOfMember(one, by, horizon), measureOfMember(other, by, horizon)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
  return sorted.map((member, index) => ({
    ...member,
    key: `${member.channel}:${member['channel-listing-id']}`,
    rank: index + 1,
  }));
}
