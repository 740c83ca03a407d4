import { type BedroomCohort, cohortOf } from '../market/model/cluster-model.ts';

/**
 * The bedroom counts that a listing is compared with, each as it is; null for all of them.
 * @param seen those that occur in the place, for the cohort that is open above
 */
export function cohortBedrooms(bedrooms: number | null, seen: readonly number[]): string[] | null {
  if (bedrooms === null) return null;
  const named = { '0-1': [0, 1], '2': [2], '3': [3] } as const satisfies Partial<
    Record<BedroomCohort, readonly number[]>
  >;
  const cohort = cohortOf(bedrooms);
  const counts = cohort in named ? named[cohort as keyof typeof named] : seen.length > 0 ? seen : [bedrooms];
  return counts.map(String);
}
