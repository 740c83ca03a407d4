import {
  calendarExportQuerySchema,
  csvExportQuerySchema,
  csvFileSchema,
} from '#contract/console/csv-exports.ts';
import type { ExportKind } from '#contract/console/csv-files.ts';
import { endpoint } from '../../http/endpoint.ts';
import { tenantOf } from '../../oauth/principal.ts';
import { exportCalendars } from './export-calendars.ts';
import { exportSettings } from './export-settings.ts';

const FORMAT =
  'A file of comma-separated values, sent while it is made. Up to 1,000 listings: those named, or all that the filters find. Texts that a spreadsheet would run as a formula are led by an apostrophe.';

const shared = {
  tag: 'Console',
  requires: ['console:read'],
  limit: 'spreadsheets',
  fails: [404, 422],
} as const;

const answers = {
  200: {
    description: 'The file',
    schema: csvFileSchema,
    mediaType: 'text/csv; charset=utf-8',
    headers: ['Content-Disposition'],
  },
} as const;

const answered = (kind: ExportKind, now: Date, stream: AsyncIterable<Uint8Array>) => ({
  status: 200,
  stream,
  headers: {
    'content-disposition': `attachment; filename="${kind}-${now.toISOString().slice(0, 10)}.csv"`,
  },
});

function settingsExport(kind: Exclude<ExportKind, 'calendars'>, operationId: string, summary: string) {
  return endpoint({
    ...shared,
    method: 'get',
    path: `/console/v1/exports/${kind}/`,
    operationId,
    summary,
    description: FORMAT,
    query: csvExportQuerySchema,
    answers,
    async handle({ context, principal, query }) {
      const stream = await exportSettings(context, tenantOf(principal), kind, query);
      return answered(kind, context.now(), stream);
    },
  });
}

export const exportEndpoints = [
  endpoint({
    ...shared,
    method: 'get',
    path: '/console/v1/exports/calendars/',
    operationId: 'exportCalendars',
    summary: 'The calendars of many listings as a file, a row for each night',
    description: `${FORMAT} Up to 366 nights.`,
    query: calendarExportQuerySchema,
    answers,
    async handle({ context, principal, query }) {
      const stream = await exportCalendars(context, tenantOf(principal), query);
      return answered('calendars', context.now(), stream);
    },
  }),
  settingsExport(
    'rules',
    'exportRules',
    'All customizations of many listings as a file, a row for each value',
  ),
  settingsExport(
    'overrides',
    'exportOverrides',
    'The overrides of many listings from today on, in the form that an import takes',
  ),
  settingsExport(
    'limits',
    'exportLimits',
    'Base, minimum and maximum prices of many listings, in the form that an import takes',
  ),
];
