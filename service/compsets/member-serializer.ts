import type { CompsetMember, CompsetMemberMetrics } from '#contract/compsets.ts';
import { healthScore } from './health-score.ts';
import type { Side } from './horizons.ts';
import type { MemberSide } from './member-side.ts';
import { rounded } from './night-sums.ts';
import { observedFacts } from './observed-facts.ts';

/** @param all the members of the set */
export function memberOf(member: MemberSide, all: readonly MemberSide[], currency: string): CompsetMember {
  return {
    ...observedFacts(member.row),
    'distance-km': member.distanceKm,
    similarity: member.similarity,
    'health-score': healthScore(member.ninety, ninetyOf(all)),
    metrics: memberMetricsOf(member, currency),
  };
}

const memberMetricsOf = (member: MemberSide, currency: string): CompsetMemberMetrics => ({
  ...horizonOf(member),
  'thirty-day-adj-occupancy': member.thirty['adj-occupancy'],
  'ninety-day-adj-occupancy': member.ninety['adj-occupancy'],
  'thirty-day-booked-rate': member.thirty['average-booked-rate'],
  'ninety-day-booked-rate': member.ninety['average-booked-rate'],
  'base-price': member.basePrice,
  currency,
  rating: member.row.rating && rounded(member.row.rating),
  'reviews-count': member.row.reviewsCount,
  'average-service-fee': null,
});

export const horizonOf = ({ thirty, ninety }: Side) => ({
  'thirty-day-price': thirty['average-posted-rate'],
  'ninety-day-price': ninety['average-posted-rate'],
  'thirty-day-adr': thirty['average-booked-rate'],
  'ninety-day-adr': ninety['average-booked-rate'],
  'thirty-day-booked': thirty.occupancy,
  'ninety-day-booked': ninety.occupancy,
  'thirty-day-availability': thirty.availability,
  'ninety-day-availability': ninety.availability,
  'thirty-day-min-stays': thirty['average-min-stay'],
  'ninety-day-min-stays': ninety['average-min-stay'],
});

export const ninetyOf = (members: readonly MemberSide[]) => members.map(({ ninety }) => ninety);
