/** What a listing is compared with: its neighbourhood, or the whole market. */
export const COMPARISONS = ['cluster', 'market'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The longest window of market insights, first and last day included; also their largest page. */
export const MAXIMUM_INSIGHT_DAYS = 731;

/** The longest range of a comp set's performance: from its first to its last day. */
export const MAXIMUM_PERFORMANCE_DAYS = 180;
