import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

const edits = { path: '/bulk-edits', upstream: '/console/v1/bulk-edits/' };
const edit = { path: '/bulk-edits/:id', upstream: '/console/v1/bulk-edits/:id/' };

export const bulkEditCalls: readonly AllowedCall[] = [
  {
    method: 'POST',
    path: '/bulk-edit-previews',
    upstream: '/console/v1/bulk-edit-previews/',
    query: page,
    forReaders: true,
  },
  { method: 'GET', ...edits, query: ['filter[status]', ...page] },
  { method: 'POST', ...edits, query: [] },
  { method: 'GET', ...edit, query: [] },
  {
    method: 'GET',
    path: `${edit.path}/outcomes`,
    upstream: `${edit.upstream}outcomes/`,
    query: ['filter[outcome]', ...page],
  },
  { method: 'POST', path: `${edit.path}/stop`, upstream: `${edit.upstream}stop/`, query: [] },
  { method: 'POST', path: `${edit.path}/undo`, upstream: `${edit.upstream}undo/`, query: [] },
];
