import type { CompsetMember, CompsetSource, CompsetSourceMetrics } from '#contract/compsets.ts';

export const MEASURES = [
  'similarity',
  'distance',
  'bedrooms',
  'bathrooms',
  'booked-rate',
  'posted-rate',
  'occupancy',
  'adj-occupancy',
  'availability',
  'min-stay',
  'base-price',
  'rating',
  'reviews',
  'health',
  'service-fee',
] as const;

/** A figure of a member that can be compared. */
export type Measure = (typeof MEASURES)[number];

/** How many nights to come the figures are of. */
export const HORIZONS = ['30', '90'] as const;
export type Horizon = (typeof HORIZONS)[number];

export type MeasureKind = 'amount' | 'percentage' | 'score' | 'kilometres' | 'nights' | 'count' | 'rating';

const KINDS: Record<Measure, MeasureKind> = {
  similarity: 'score',
  distance: 'kilometres',
  bedrooms: 'count',
  bathrooms: 'count',
  'booked-rate': 'amount',
  'posted-rate': 'amount',
  occupancy: 'percentage',
  'adj-occupancy': 'percentage',
  availability: 'percentage',
  'min-stay': 'nights',
  'base-price': 'amount',
  rating: 'rating',
  reviews: 'count',
  health: 'score',
  'service-fee': 'amount',
};

export function kindOf(measure: Measure): MeasureKind {
  return KINDS[measure];
}

/** A member's figure; null where nothing could be measured. */
export function measureOfMember(member: CompsetMember, measure: Measure, horizon: Horizon): number | null {
  const { metrics } = member;
  switch (measure) {
    case 'similarity':
      return member.similarity;
    case 'distance':
      return member['distance-km'];
    case 'bedrooms':
      return member.bedrooms;
    case 'bathrooms':
      return member.bathrooms;
    case 'base-price':
      return metrics['base-price'];
    case 'rating':
      return member.rating;
    case 'reviews':
      return member['reviews-count'];
    case 'health':
      return member['health-score'];
    case 'adj-occupancy':
      return metrics[horizon === '30' ? 'thirty-day-adj-occupancy' : 'ninety-day-adj-occupancy'];
    default:
      return horizonMeasure(metrics, measure, horizon);
  }
}

/** The base listing's own figure; null also for what is only told of members. */
export function measureOfSource(source: CompsetSource, measure: Measure, horizon: Horizon): number | null {
  const { metrics } = source;
  switch (measure) {
    case 'similarity':
    case 'distance':
      return null;
    case 'bedrooms':
      return source.bedrooms;
    case 'bathrooms':
      return source.bathrooms;
    case 'base-price':
      return source['base-price'];
    case 'rating':
      return metrics.rating;
    case 'reviews':
      return metrics['reviews-count'];
    case 'health':
      return source['health-score'];
    case 'adj-occupancy':
      return shareOfAvailable(
        horizonMeasure(metrics, 'occupancy', horizon),
        horizonMeasure(metrics, 'availability', horizon),
      );
    default:
      return horizonMeasure(metrics, measure, horizon);
  }
}

/** What is neither booked nor open was not available: booked of the available nights, in percent. */
function shareOfAvailable(booked: number | null, open: number | null): number | null {
  if (booked === null || open === null || booked + open === 0) return null;
  return (booked / (booked + open)) * 100;
}

function horizonMeasure(
  metrics: CompsetSourceMetrics,
  measure: 'booked-rate' | 'posted-rate' | 'occupancy' | 'availability' | 'min-stay' | 'service-fee',
  horizon: Horizon,
): number | null {
  const days = horizon === '30' ? 'thirty' : 'ninety';
  switch (measure) {
    case 'booked-rate':
      return metrics[`${days}-day-adr`];
    case 'posted-rate':
      return metrics[`${days}-day-price`];
    case 'occupancy':
      return metrics[`${days}-day-booked`];
    case 'availability':
      return metrics[`${days}-day-availability`];
    case 'min-stay':
      return metrics[`${days}-day-min-stays`];
    case 'service-fee':
      return metrics['average-service-fee'];
  }
}
