/** Homes that a listing is held against: of its very bedroom count, where studios and one-bedrooms are alike. */
export type BenchmarkCohort = 'all' | '0-1' | `${number}`;

/** The homes a bedroom count is held against; unknown counts are held against all. */
export function benchmarkCohortOf(bedrooms: number | null): BenchmarkCohort {
  if (bedrooms === null) return 'all';
  return bedrooms <= 1 ? '0-1' : `${bedrooms}`;
}
