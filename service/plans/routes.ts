import { planDocumentSchema } from '#contract/console/plan.ts';
import { NotFoundError } from '../errors.ts';
import { endpoint } from '../http/endpoint.ts';
import { planStatus } from './plan.ts';
import { findPlan } from './queries.ts';

export const planEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/plan/',
    operationId: 'readPlan',
    tag: 'Console',
    summary: 'The plan of the signed-in login’s account',
    requires: ['console:read'],
    answers: { 200: { description: 'The plan', schema: planDocumentSchema } },
    fails: [404],
    async handle({ context, principal }) {
      const userId = principal.user?.id;
      const found = userId && (await findPlan(context.db, principal.tenantApplicationId, userId));
      if (!found) throw new NotFoundError('This token speaks for no user.');
      const status = planStatus(found, context.now());
      const endsAt = status === 'trial' ? found.trialEndsAt : null;
      return {
        status: 200,
        document: {
          data: {
            type: 'plans',
            id: String(userId),
            attributes: { status, 'trial-ends-at': endsAt?.toISOString() ?? null },
          },
        },
      };
    },
  }),
];
