import { z } from 'zod';
import { explanationDocumentSchema } from '#contract/console/explanations.ts';
import { profileDocumentSchema } from '#contract/console/profile.ts';
import { signInBodySchema, signInDocumentSchema } from '#contract/console/sign-in.ts';
import { stayCollectionSchema, stayQuerySchema } from '#contract/console/stays.ts';
import { toEpochDay } from '#contract/dates.ts';
import { dateParameter, idParameter } from '#contract/query.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';
import { endpoint } from '../http/endpoint.ts';
import { localeOf, mustBeApplication, tenantOf } from '../oauth/principal.ts';
import { explainPrice } from './explain-price.ts';
import { readStays } from './list-stays.ts';
import { readProfile } from './profile.ts';
import { revokeSession } from './queries.ts';
import { signIn } from './sign-in.ts';

const TAG = 'Console';

export const consoleEndpoints = [
  endpoint({
    method: 'post',
    path: '/console/v1/sign-in/',
    operationId: 'signIn',
    tag: TAG,
    summary: 'Open a session for an e-mail and password',
    requires: ['console:write'],
    body: signInBodySchema,
    answers: { 201: { description: 'The session', schema: signInDocumentSchema } },
    fails: [400, 409, 413, 415],
    async handle({ context, principal, body }) {
      mustBeApplication(principal);
      return { status: 201, document: { data: await signIn(context, principal, body.data.attributes) } };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/console/v1/sessions/{session}/',
    operationId: 'endSession',
    tag: TAG,
    summary: 'End the session of this token, and every token minted for it',
    requires: ['console:write'],
    params: z.object({ session: z.string().describe('Id of the session') }),
    answers: { 204: { description: 'The session has ended' } },
    fails: [404],
    async handle({ context, principal, params }) {
      if (principal.session?.id !== params.session) {
        throw new ForbiddenError('A session ends itself: use a token that was minted for it.');
      }
      if (!(await revokeSession(context.db, params.session, context.now()))) {
        throw new NotFoundError('There is no such session.');
      }
      return { status: 204 };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/profile/',
    operationId: 'readProfile',
    tag: TAG,
    summary: 'Who is signed in',
    requires: ['console:read'],
    answers: { 200: { description: 'The person', schema: profileDocumentSchema } },
    fails: [404],
    async handle({ context, principal }) {
      return { status: 200, document: { data: await readProfile(context, principal) } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/listings/{id}/stays/',
    operationId: 'listStays',
    tag: TAG,
    summary: 'The stays and requests that touch a window of nights',
    requires: ['console:read'],
    params: z.object({ id: idParameter }),
    query: stayQuerySchema,
    answers: { 200: { description: 'By check-in date', schema: stayCollectionSchema } },
    fails: [400, 404],
    async handle({ context, principal, params, query }) {
      const data = await readStays(context, tenantOf(principal), params.id, query.from, query.to);
      return { status: 200, document: { data } };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/listings/{id}/explanations/{date}/',
    operationId: 'explainPrice',
    tag: TAG,
    summary: 'The exact trace of a night’s price',
    requires: ['console:read'],
    params: z.object({ id: idParameter, date: dateParameter }),
    answers: { 200: { description: 'The trace', schema: explanationDocumentSchema } },
    fails: [400, 404],
    async handle({ context, principal, params }) {
      const locale = localeOf(principal);
      const day = toEpochDay(params.date);
      const attributes = await explainPrice(context, tenantOf(principal), params.id, day, locale);
      return {
        status: 200,
        document: { data: { type: 'explanations', id: `${params.id}:${params.date}`, attributes } },
      };
    },
  }),
];
