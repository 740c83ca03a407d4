import type { Executor } from '../db/database.ts';
import { type AssignedPlace, assignPlace, buildCoverage } from '../market/model/assign-place.ts';
import { findCoverageAround } from '../market/queries/observed-nearby.ts';

export interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

const NOWHERE = { marketId: null, clusterId: null };

/** The market and cluster around a listing; both null where no market is near, or the place is unknown. */
export async function assignListingPlace(
  db: Executor,
  { latitude, longitude }: Coordinates,
): Promise<AssignedPlace | typeof NOWHERE> {
  if (latitude === null || longitude === null) return NOWHERE;
  const coverage = buildCoverage(await findCoverageAround(db, { latitude, longitude }));
  return assignPlace(latitude, longitude, coverage) ?? NOWHERE;
}
