import { calendarExportQuerySchema } from '#contract/console/csv-exports.ts';
import { EXPORT_KINDS, MAXIMUM_IMPORT_BYTES } from '#contract/console/csv-files.ts';
import { type AllowedCall, page } from '#lib/bff/calls/allowed-call.ts';

const filters = Object.keys(calendarExportQuerySchema.shape).filter((name) => !/^(from|to)$/.test(name));

const exports = EXPORT_KINDS.map(
  (kind): AllowedCall => ({
    method: 'GET',
    path: `/exports/${kind}`,
    upstream: `/console/v1/exports/${kind}/`,
    query: kind === 'calendars' ? ['from', 'to', ...filters] : filters,
    isLong: true,
  }),
);

export const csvCalls: readonly AllowedCall[] = [
  ...exports,
  {
    method: 'POST',
    path: '/imports/previews',
    upstream: '/console/v1/import-previews/',
    query: ['kind'],
    maximumBytes: MAXIMUM_IMPORT_BYTES,
    forReaders: true,
  },
  {
    method: 'POST',
    path: '/imports',
    upstream: '/console/v1/imports/',
    query: ['kind', 'digest'],
    maximumBytes: MAXIMUM_IMPORT_BYTES,
    isLong: true,
  },
  { method: 'GET', path: '/imports', upstream: '/console/v1/imports/', query: page },
  { method: 'GET', path: '/imports/:id', upstream: '/console/v1/imports/:id/', query: [] },
  {
    method: 'POST',
    path: '/imports/:id/undo',
    upstream: '/console/v1/imports/:id/undo/',
    query: [],
    isLong: true,
  },
];
