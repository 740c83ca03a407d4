import type { Place } from './geography.ts';
import { distanceKm } from './geography.ts';

/** Beyond this distance from observed listings a place has no neighbourhood … */
export const CLUSTER_REACH_KM = 3;
/** … and beyond this no market. */
export const MARKET_REACH_KM = 15;

const NEIGHBOURS = 15;
const CELL_DEGREES = 0.05;
const KM_PER_DEGREE = 111.2;

/** An observed listing as far as it says which place is where. */
export interface CoveragePoint extends Place {
  marketId: number;
  clusterId: number | null;
}

/** Observed listings in square cells. */
export interface Coverage {
  cells: ReadonlyMap<string, readonly CoveragePoint[]>;
}

export interface AssignedPlace {
  marketId: number;
  /** Null where the market is known but no neighbourhood is near enough. */
  clusterId: number | null;
}

export function buildCoverage(points: Iterable<CoveragePoint>): Coverage {
  const cells = new Map<string, CoveragePoint[]>();
  for (const point of points) {
    const key = cellKey(cellOf(point.latitude), cellOf(point.longitude));
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
  }
  return { cells };
}

/**
 * The market and neighbourhood of a place: the nearest observed listings vote, the nearer the louder.
 * @returns null outside every market
 */
export function assignPlace(latitude: number, longitude: number, coverage: Coverage): AssignedPlace | null {
  const here = { latitude, longitude };
  const near = pointsWithinReach(here, coverage)
    .map((point) => ({ point, km: distanceKm(here, point) }))
    .filter(({ km }) => km <= MARKET_REACH_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS);
  const marketId = vote(near, ({ point }) => point.marketId);
  if (marketId === null) return null;
  const neighbours = near.filter(({ point, km }) => point.marketId === marketId && km <= CLUSTER_REACH_KM);
  return { marketId, clusterId: vote(neighbours, ({ point }) => point.clusterId) };
}

interface Neighbour {
  point: CoveragePoint;
  km: number;
}

function vote(neighbours: readonly Neighbour[], choice: (neighbour: Neighbour) => number | null) {
  const votes = new Map<number, number>();
  for (const neighbour of neighbours) {
    const chosen = choice(neighbour);
    if (chosen !== null) votes.set(chosen, (votes.get(chosen) ?? 0) + 1 / (neighbour.km + 0.1));
  }
  let best: number | null = null;
  for (const [chosen, weight] of votes) if (best === null || weight > (votes.get(best) ?? 0)) best = chosen;
  return best;
}

function pointsWithinReach(here: Place, { cells }: Coverage): CoveragePoint[] {
  const north = Math.ceil(MARKET_REACH_KM / (KM_PER_DEGREE * CELL_DEGREES));
  const narrowing = Math.max(0.05, Math.cos((here.latitude * Math.PI) / 180));
  const east = Math.ceil(north / narrowing);
  const row = cellOf(here.latitude);
  const column = cellOf(here.longitude);
  const points: CoveragePoint[] = [];
  for (let dRow = -north; dRow <= north; dRow++) {
    for (let dColumn = -east; dColumn <= east; dColumn++) {
      points.push(...(cells.get(cellKey(row + dRow, column + dColumn)) ?? []));
    }
  }
  return points;
}

const cellOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);

const COLUMNS = Math.round(360 / CELL_DEGREES);

/** Columns close over the date line. */
const cellKey = (row: number, column: number): string => `${row}/${((column % COLUMNS) + COLUMNS) % COLUMNS}`;
