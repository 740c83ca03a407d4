import { setTimeout as pause } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Fault } from '../catalogue/portfolios.ts';
import { errorBody } from '../http-errors.ts';
import { allListings } from '../portfolio/listings.ts';
import { faultOf, type Portfolio } from '../portfolio/portfolio.ts';

export interface PmsEnv {
  Variables: { portfolio: Portfolio };
}

export interface Slowness {
  slowMs: number;
  /** Aborts when the program stops: nobody waits any longer. */
  stopping: AbortSignal;
}

/** Bearer key → portfolio; then whatever fault that portfolio is set to. */
export function gate(portfolios: ReadonlyMap<string, Portfolio>): MiddlewareHandler<PmsEnv> {
  return async (c, next) => {
    const key = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const portfolio = key === undefined ? undefined : portfolios.get(key);
    if (!portfolio) return refuseKey(c);
    const refusal = refusalFor(faultOf(portfolio), c);
    if (refusal) return refusal;
    c.set('portfolio', portfolio);
    return next();
  };
}

function refuseKey(c: Context): Response {
  return c.json(errorBody('invalid_api_key', 'This API key is not known.'), 401, {
    'www-authenticate': 'Bearer',
  });
}

function refusalFor(fault: Fault | null, c: Context): Response | null {
  switch (fault) {
    case 'invalid':
      return refuseKey(c);
    case 'denied':
      return c.json(errorBody('permission_denied', 'This key may not read the account.'), 403);
    case 'suspended':
      return c.json(errorBody('account_suspended', 'The account is suspended.'), 403);
    case 'two-factor':
      return c.json(errorBody('two_factor_required', 'The account wants a second factor.'), 403);
    case 'down':
      return c.json(errorBody('unavailable', 'The system is down for maintenance.'), 503, {
        'retry-after': '1',
      });
    default:
      return null;
  }
}

/** Ten seconds of silence before the account is shown. */
export async function waitIfSlow(portfolio: Portfolio, { slowMs, stopping }: Slowness): Promise<void> {
  if (faultOf(portfolio) !== 'slow') return;
  await pause(slowMs, undefined, { signal: stopping }).catch(() => {});
}

/** The listing read fails as a whole. */
export const breakListings: MiddlewareHandler<PmsEnv> = async (c, next) => {
  if (faultOf(c.var.portfolio) === 'broken') {
    return c.json(errorBody('listings_unreadable', 'The listings cannot be read.'), 500);
  }
  return next();
};

/** How a listing of a portfolio with the fault `partial` comes out: as it is, as nothing, or as nonsense. */
export function damageOf(portfolio: Portfolio, listingId: string): 'none' | 'unreadable' | 'garbled' {
  if (faultOf(portfolio) !== 'partial') return 'none';
  const ids = allListings(portfolio).map(({ id }) => id);
  if (listingId === ids[Math.floor(ids.length / 3)]) return 'unreadable';
  return listingId === ids[Math.floor((2 * ids.length) / 3)] ? 'garbled' : 'none';
}
