import type { Decision } from '#contract/console/recommendations.ts';
import type { Context } from '../context.ts';
import { type ChangedBy, changeWithin } from '../customizations/change-customization.ts';
import { basePrice } from '../customizations/types/base-price.ts';
import type { Executor } from '../db/database.ts';
import { ConflictError, NotFoundError, UnprocessableError } from '../errors.ts';
import { type Actor, actorOf } from '../history/actor.ts';
import { insertChanges } from '../history/queries.ts';
import { lockListing } from '../listings/change-queries.ts';
import { mayEdit, type Principal, type Tenant, tenantOf } from '../oauth/principal.ts';
import { type DecidableRow, findDecidableRecommendation } from './decision-queries.ts';
import { nextStatus } from './next-status.ts';
import { setStatus } from './queries.ts';

const EVENTS = { approved: 'accept', rejected: 'decline' } as const;

/**
 * Approves a recommendation, which sets the base price, or declines it. Deciding again what was decided so
 * changes nothing. One whose base price has been changed meanwhile becomes outdated and is refused.
 * @throws ForbiddenError, NotFoundError, ConflictError, UnprocessableError
 */
export function decideRecommendation(
  context: Context,
  principal: Principal,
  id: number,
  decision: Decision,
  requestId: string,
): Promise<DecidableRow> {
  mayEdit(principal);
  const actor = actorOf(principal, requestId);
  const inDashboard = principal.application.firstParty;
  return decideAs(context, { tenant: tenantOf(principal), actor, inDashboard }, id, decision);
}

/** The same by whoever may. */
export async function decideAs(
  context: Context,
  by: ChangedBy,
  id: number,
  decision: Decision,
): Promise<DecidableRow> {
  const decided = await context.db.transaction(async (tx) => {
    const { listing, recommendation } = await lockRecommendation(tx, by.tenant, id);
    if (recommendation.status === decision) return recommendation;
    const isOutdated = decision === 'approved' && listing.basePrice !== recommendation.initialBasePrice;
    const superseded = isOutdated ? nextStatus(recommendation.status, 'supersede') : null;
    if (superseded) {
      await setStatus(tx, id, superseded, context.now());
      return null;
    }
    await decide(tx, context, recommendation, decision, by.actor);
    if (decision === 'approved') {
      const change = { 'base-price': recommendation.suggestedBasePrice };
      await changeWithin(tx, context, by, listing.id, basePrice, change);
    }
    return mustFind(await findDecidableRecommendation(tx, by.tenant, id));
  });
  if (decided) return decided;
  const detail = 'The base price has been changed since this was recommended.';
  throw new ConflictError({ detail, code: 'outdated' });
}

/** The listing's row is taken first, as by everything that changes its recommendations. */
async function lockRecommendation(tx: Executor, tenant: Tenant, id: number) {
  const { listingId } = mustFind(await findDecidableRecommendation(tx, tenant, id));
  const listing = mustFind(await lockListing(tx, tenant, listingId));
  return { listing, recommendation: mustFind(await findDecidableRecommendation(tx, tenant, id)) };
}

async function decide(
  tx: Executor,
  context: Context,
  { id, status, ownerId, listingId }: DecidableRow,
  decision: Decision,
  actor: Actor,
): Promise<void> {
  const next = nextStatus(status, EVENTS[decision]);
  if (!next) {
    const pointer = '/data/attributes/status';
    const detail = `It is ${status}, and no longer waits for a decision.`;
    throw new UnprocessableError({ detail, code: 'already_decided', pointer });
  }
  const now = context.now();
  await setStatus(tx, id, next, now, actor.label);
  const entry = { setting: 'recommendation', field: 'status', oldValue: status, newValue: next };
  await insertChanges(tx, [{ ownerId, listingId, ...entry }], actor, now);
}

function mustFind<T>(found: T | null): T {
  if (found === null) throw new NotFoundError('There is no such recommendation.');
  return found;
}
