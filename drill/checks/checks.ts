import { BASE_PRICES, LISTINGS_CREATED, MARKET_MOVES, SYNCS } from './causes.ts';
import type { Check } from './check.ts';
import { BODIES, OUTCOMES, RECEIVERS, REPEATS } from './deliveries.ts';
import { ERRORS, HISTORY, JOBS, WRITES } from './writes.ts';

export const CHECKS: readonly Check[] = [
  WRITES,
  HISTORY,
  BASE_PRICES,
  LISTINGS_CREATED,
  MARKET_MOVES,
  SYNCS,
  RECEIVERS,
  OUTCOMES,
  BODIES,
  REPEATS,
  JOBS,
  ERRORS,
];
