import type { RecommendationStatus } from '#contract/recommendations.ts';

export type RecommendationEvent = 'deliver' | 'accept' | 'decline' | 'expire' | 'withdraw' | 'supersede';

type Transitions = Partial<Record<RecommendationEvent, RecommendationStatus>>;

const UNDECIDED: Transitions = {
  accept: 'approved',
  expire: 'expired',
  withdraw: 'canceled',
  supersede: 'outdated',
};

const DECIDED: Transitions = {};

const TRANSITIONS: Record<RecommendationStatus, Transitions> = {
  suggested: { ...UNDECIDED, deliver: 'suggestion_completed' },
  suggestion_completed: { ...UNDECIDED, decline: 'rejected' },
  approved: DECIDED,
  rejected: DECIDED,
  expired: DECIDED,
  canceled: DECIDED,
  outdated: DECIDED,
};

/** @returns null where the event cannot happen to a recommendation of this status */
export const nextStatus = (
  status: RecommendationStatus,
  event: RecommendationEvent,
): RecommendationStatus | null => TRANSITIONS[status][event] ?? null;

/** Whether nobody has decided yet. */
export const isOpen = (status: RecommendationStatus): boolean => TRANSITIONS[status] !== DECIDED;
