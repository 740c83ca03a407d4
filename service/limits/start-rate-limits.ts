import type { Context } from '../context.ts';
import { leaseTokens, returnTokens } from './queries.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

const TIDY_EVERY_MS = 1_000;

export interface RunningRateLimits extends RateLimiter {
  stop(): void;
}

/** Limits that all processes on one database share. */
export function startRateLimits({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): RunningRateLimits {
  const limiter = createRateLimiter(
    {
      lease: (request) => leaseTokens(db, request),
      giveBack: (unused) => returnTokens(db, unused),
    },
    now,
  );
  const tidying = setInterval(() => {
    limiter.tidy().catch((err) => log.warn({ err }, 'leases of rate limits could not be returned'));
  }, TIDY_EVERY_MS);
  tidying.unref();
  return { ...limiter, stop: () => clearInterval(tidying) };
}
