import { z } from 'zod';
import { MAXIMUM_IMPORT_BYTES } from '#contract/console/csv-files.ts';
import {
  importCollectionSchema,
  importDocumentSchema,
  importListQuerySchema,
  importPreviewDocumentSchema,
  importPreviewQuerySchema,
  importQuerySchema,
} from '#contract/console/csv-imports.ts';
import { idParameter } from '#contract/query.ts';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { collectionDocument, pageOf, paginate } from '../../http/documents.ts';
import { endpoint } from '../../http/endpoint.ts';
import { type Principal, tenantOf } from '../../oauth/principal.ts';
import { boundUser } from '../../restorations/restore-points.ts';
import { applyImport } from './apply-import.ts';
import { previewImport } from './preview-import.ts';
import { findImport, listImports } from './queries.ts';
import { serializeImport, serializeWholeImport } from './serializer.ts';
import { undoImport } from './undo-import.ts';

const TAG = 'Console';
const FORMAT =
  'A table as spreadsheets save it, up to 2 MiB and 20,000 rows: UTF-8, UTF-16 or Windows-1252, parted by comma, semicolon or tab. A row names its listing by `listing id`, or by `channel listing id`. Of overrides it says `from`, `to` (a night alone where it is empty) and `price` or `percentage`; of limits `base price`, `min price`, `max price`. An empty cell leaves a value as it is, the word `none` takes it away.';
const file = { types: ['text/csv'], maximumBytes: MAXIMUM_IMPORT_BYTES } as const;
const params = z.object({ id: idParameter });

export const importEndpoints = [
  endpoint({
    method: 'post',
    path: '/console/v1/import-previews/',
    operationId: 'previewImport',
    tag: TAG,
    summary: 'What a file of overrides or limits would change, and which of its rows are bad',
    description: `${FORMAT} Nothing is saved, so a login that may only view may ask too.`,
    requires: ['console:read'],
    limit: 'spreadsheets',
    query: importPreviewQuerySchema,
    file,
    answers: { 200: { description: 'Every change and every bad row', schema: importPreviewDocumentSchema } },
    fails: [422],
    async handle({ context, principal, query, file: bytes }) {
      const { preview } = await previewImport(context, tenantOf(principal), query.kind, bytes);
      return {
        status: 200,
        document: { data: { type: 'import-previews', id: preview.digest, attributes: preview } },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/imports/',
    operationId: 'applyImport',
    tag: TAG,
    summary: 'Do what the preview of a file showed',
    description:
      'Bad rows are left out. Where the file or a listing has changed since the preview, nothing is done (409). Listings change one after the other, each whole or not at all; the change history tells of all of them under the id of this request.',
    requires: ['console:write'],
    limit: 'spreadsheets',
    query: importQuerySchema,
    file,
    answers: { 201: { description: 'What became of each listing', schema: importDocumentSchema } },
    fails: [404, 409, 422],
    async handle({ context, principal, query, file: bytes, requestId }) {
      const id = await applyImport(context, principal, query, bytes, requestId);
      return { status: 201, document: await wholeImport(context, principal, id) };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/imports/',
    operationId: 'listImports',
    tag: TAG,
    summary: 'Imports of the last 30 days, newest first',
    requires: ['console:read'],
    query: importListQuerySchema,
    answers: { 200: { description: 'One page of imports', schema: importCollectionSchema } },
    fails: [404],
    async handle({ context, principal, query, url }) {
      const page = pageOf(query);
      const { rows, count } = await listImports(context.db, boundUser(principal).id, page);
      const pagination = paginate(count, page);
      const { publicApiUrl } = context.config;
      return {
        status: 200,
        document: collectionDocument(rows.map(serializeImport), url, publicApiUrl, pagination),
      };
    },
  }),
  endpoint({
    method: 'get',
    path: '/console/v1/imports/{id}/',
    operationId: 'readImport',
    tag: TAG,
    summary: 'An import with what became of each listing',
    requires: ['console:read'],
    params,
    answers: { 200: { description: 'The import', schema: importDocumentSchema } },
    async handle({ context, principal, params }) {
      return { status: 200, document: await wholeImport(context, principal, params.id) };
    },
  }),
  endpoint({
    method: 'post',
    path: '/console/v1/imports/{id}/undo/',
    operationId: 'undoImport',
    tag: TAG,
    summary: 'Put back everything that an import changed',
    description:
      'Listing by listing, as a restoration does it; a listing that cannot be put back keeps its outcome and says why, and can be tried again. 409 where nothing is left to be put back.',
    requires: ['console:write'],
    limit: 'spreadsheets',
    params,
    answers: { 200: { description: 'What became of each listing', schema: importDocumentSchema } },
    fails: [409],
    async handle({ context, principal, params, requestId }) {
      await undoImport(context, principal, params.id, requestId);
      return { status: 200, document: await wholeImport(context, principal, params.id) };
    },
  }),
];

/** @throws NotFoundError */
async function wholeImport({ db }: Context, principal: Principal, id: number) {
  const row = await findImport(db, boundUser(principal).id, id);
  if (!row) throw new NotFoundError('There is no such import.');
  return { data: serializeWholeImport(row) };
}
