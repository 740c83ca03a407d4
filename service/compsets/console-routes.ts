import { z } from 'zod';
import { compsetCreationBodySchema, compsetCreationDocumentSchema } from '#contract/console/compsets.ts';
import { idParameter } from '#contract/query.ts';
import { endpoint } from '../http/endpoint.ts';
import { createCompset } from './create-compset.ts';
import { deleteCompset } from './delete-compset.ts';
import { serializeSummary } from './serializer.ts';

const TAG = 'Console';

export const compsetConsoleEndpoints = [
  endpoint({
    method: 'post',
    path: '/console/v1/compsets/',
    operationId: 'createCompset',
    tag: TAG,
    summary: 'Put together a custom comp set from observed listings of a market',
    requires: ['console:write'],
    body: compsetCreationBodySchema,
    answers: { 201: { description: 'The comp set', schema: compsetCreationDocumentSchema } },
    fails: [400, 409, 413, 415],
    async handle({ context, principal, body }) {
      const compset = await createCompset(context, principal, body.data.attributes);
      return { status: 201, document: { data: serializeSummary(compset, undefined) } };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/console/v1/compsets/{id}/',
    operationId: 'deleteCompset',
    tag: TAG,
    summary: 'Delete a custom comp set',
    requires: ['console:write'],
    params: z.object({ id: idParameter }),
    answers: { 204: { description: 'The comp set is deleted' } },
    fails: [404, 409],
    async handle({ context, principal, params }) {
      await deleteCompset(context, principal, params.id);
      return { status: 204 };
    },
  }),
];
