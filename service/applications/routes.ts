import { applicationDocumentSchema } from '#contract/console/application.ts';
import { endpoint } from '../http/endpoint.ts';
import { mustBeApplication } from '../oauth/principal.ts';
import { getApplication } from '../oauth/queries.ts';
import { getApplicationWebhooks } from '../webhooks/queries.ts';
import { listSecrets } from './queries.ts';
import { serializeApplication } from './serializer.ts';

export const applicationEndpoints = [
  endpoint({
    method: 'get',
    path: '/console/v1/application/',
    operationId: 'readApplication',
    tag: 'Console',
    summary: 'How the partner’s application is set up',
    description: 'For staff. It is changed by the operator, on the command line.',
    requires: ['console:read'],
    answers: { 200: { description: 'The application', schema: applicationDocumentSchema } },
    async handle({ context: { db }, principal }) {
      mustBeApplication(principal);
      const id = principal.tenantApplicationId;
      const data = serializeApplication(
        await getApplication(db, id),
        await listSecrets(db, id),
        await getApplicationWebhooks(db, id),
      );
      return { status: 200, document: { data } };
    },
  }),
];
