import type { RecommendationAttributes } from '#contract/recommendations.ts';

/** Whether a person can still decide. */
export const isWaiting = ({ status }: Pick<RecommendationAttributes, 'status'>): boolean =>
  status === 'suggestion_completed';
