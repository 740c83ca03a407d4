import { z } from 'zod';
import { booleanParameter, countParameter, dateParameter, idParameter, textParameter } from '../query.ts';
import { MAXIMUM_EXPORT_LISTINGS } from './csv-files.ts';

const idsParameter = z
  .string()
  .max(12_000)
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(idParameter).min(1).max(MAXIMUM_EXPORT_LISTINGS))
  .meta({ type: 'array', items: { type: 'string' }, param: { explode: false } });

const separators = ['comma', 'semicolon'] as const;

const shared = {
  'filter[listing]': idsParameter.optional().describe('Ids, separated by commas'),
  'filter[name]': textParameter.optional().describe('Case-insensitive part of the title'),
  'filter[market]': textParameter.optional().describe('Case-insensitive exact match'),
  'filter[account]': idParameter.optional().describe('Connected through this account'),
  'filter[bedrooms]': countParameter.optional(),
  'filter[enabled]': booleanParameter.optional(),
  'filter[in-active-market]': booleanParameter.optional(),
  separator: z
    .enum(separators)
    .default('comma')
    .describe('`semicolon` is what spreadsheets expect where the decimal mark is a comma'),
};

export const csvExportQuerySchema = z.strictObject(shared);
export type CsvExportQuery = z.infer<typeof csvExportQuerySchema>;

export const calendarExportQuerySchema = z.strictObject({
  from: dateParameter.describe('First night'),
  to: dateParameter.describe('Last night, inclusive'),
  ...shared,
});
export type CalendarExportQuery = z.infer<typeof calendarExportQuerySchema>;

/** UTF-8 with a mark at its start, RFC 4180, dates as YYYY-MM-DD, numbers with a point; the first row names the columns. */
export const csvFileSchema = z.string().describe('Comma-separated values, see RFC 4180');
