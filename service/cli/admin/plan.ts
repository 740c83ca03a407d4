import { isIsoDate } from '#contract/dates.ts';
import { getPlanOwner } from '../../plans/get-plan-owner.ts';
import { planStatus, type StoredPlan } from '../../plans/plan.ts';
import { setPlan } from '../../plans/set-plan.ts';
import { UsageError } from '../usage-error.ts';
import { noMore, readArguments, required } from './admin-arguments.ts';
import type { AdminCommand } from './admin-command.ts';
import { moment } from './admin-output.ts';

function planFrom(status: string, until: string | undefined, now: Date): StoredPlan {
  if (status === 'trial') {
    if (until === undefined) throw new UsageError('Until when? Give --until with the last day.');
    return { plan: 'active', trialEndsAt: endOf(until, now) };
  }
  if (status !== 'active' && status !== 'ended') throw new UsageError('Which? active, trial, ended.');
  if (until !== undefined) throw new UsageError('--until is for a trial.');
  return { plan: status, trialEndsAt: null };
}

function endOf(lastDay: string, now: Date): Date {
  if (!isIsoDate(lastDay)) throw new UsageError(`--until ${lastDay} is no date, like 2027-01-31.`);
  const end = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime('UTC');
  if (end.epochMilliseconds <= now.getTime()) throw new UsageError(`--until ${lastDay} is over.`);
  return new Date(end.epochMilliseconds);
}

function describe(email: string, plan: StoredPlan, now: Date): string {
  const status = planStatus(plan, now);
  const ends = status === 'trial' ? `, until ${moment(plan.trialEndsAt, '')}` : '';
  return `${email}: ${status}${ends}\n`;
}

export const plan: AdminCommand = {
  name: 'plan',
  summary: 'say what a user has bought',
  help: `Says what a user has bought.

  npm run admin -- plan show <user>
  npm run admin -- plan set <user> active
  npm run admin -- plan set <user> trial --until <date>
  npm run admin -- plan set <user> ended

  <user>           its id or e-mail address
  --until <date>   the last day of the trial, in UTC

When a plan or a trial ends, the user's personal access tokens are revoked; they do not
come back with the next plan.`,
  prepare([action, ...args]) {
    if (action !== 'show' && action !== 'set') throw new UsageError('Which? show, set.');
    const { values, positionals } = readArguments(args, { until: { type: 'string' } });
    const [name, status, ...more] = positionals;
    const user = required(name, 'Whose? Give the id or e-mail address of the user.');
    noMore(action === 'show' ? positionals.slice(1) : more);
    const wanted = action === 'set' ? planFrom(status ?? '', values.until, new Date()) : null;
    return async (context) => {
      const owner = await getPlanOwner(context.db, user);
      if (wanted) await setPlan(context, owner.id, wanted);
      return describe(owner.email, wanted ?? owner, context.now());
    };
  },
};
