import type { PlanStatus } from '#contract/console/plan.ts';
import { ForbiddenError } from '../errors.ts';

/** What is stored of a user's plan. */
export interface StoredPlan {
  plan: 'active' | 'ended';
  trialEndsAt: Date | null;
}

/** A trial ends at its moment, whether or not that has been written down yet. */
export function planStatus({ plan, trialEndsAt }: StoredPlan, now: Date): PlanStatus {
  if (plan === 'ended') return 'ended';
  if (trialEndsAt === null) return 'active';
  return trialEndsAt > now ? 'trial' : 'ended';
}

/** @throws ForbiddenError `plan_required` for a user whose plan or trial has ended */
export function mustHavePlan(plan: StoredPlan, now: Date): void {
  if (planStatus(plan, now) !== 'ended') return;
  throw new ForbiddenError({ detail: 'This needs an active plan or a trial.', code: 'plan_required' });
}
