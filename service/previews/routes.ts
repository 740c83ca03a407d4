import { z } from 'zod';
import {
  pricePreviewBodySchema,
  pricePreviewCollectionSchema,
  pricePreviewDocumentSchema,
  pricePreviewsBodySchema,
} from '#contract/console/price-preview.ts';
import { idParameter } from '#contract/query.ts';
import { endpoint } from '../http/endpoint.ts';
import { tenantOf } from '../oauth/principal.ts';
import { previewManyPrices, previewPrices } from './preview-prices.ts';

const TAG = 'Console';
const NOTHING_IS_SAVED = 'Nothing is saved, so a login that may only view may ask too.';

export const previewEndpoints = [
  endpoint({
    method: 'post',
    path: '/console/v1/listings/{id}/price-preview/',
    operationId: 'previewPrices',
    tag: TAG,
    summary: 'The next 365 nights before and after changes that are not saved yet',
    description: NOTHING_IS_SAVED,
    requires: ['console:read'],
    params: z.object({ id: idParameter }),
    body: pricePreviewBodySchema,
    answers: { 200: { description: 'Both calendars', schema: pricePreviewDocumentSchema } },
    fails: [400, 404, 409, 413, 415, 422],
    async handle({ context, principal, params, body }) {
      const { customizations } = body.data.attributes;
      const attributes = await previewPrices(context, tenantOf(principal), params.id, customizations);
      return {
        status: 200,
        document: { data: { type: 'price-previews', id: String(params.id), attributes } },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/price-previews/',
    operationId: 'previewManyPrices',
    tag: TAG,
    summary: 'What changes that are not saved yet would do to many listings',
    description: NOTHING_IS_SAVED,
    requires: ['console:read'],
    body: pricePreviewsBodySchema,
    answers: {
      200: { description: 'One summary for each listing asked for', schema: pricePreviewCollectionSchema },
    },
    fails: [400, 409, 413, 415],
    async handle({ context, principal, body }) {
      const previews = await previewManyPrices(context, tenantOf(principal), body.data.attributes);
      const data = previews.map((preview) => ({ type: 'price-previews' as const, ...preview }));
      return { status: 200, document: { data } };
    },
  }),
];
