import type { CsvExportQuery } from '#contract/console/csv-exports.ts';
import type { ExportKind } from '#contract/console/csv-files.ts';
import { IMPORT_COLUMNS } from '#contract/console/csv-files.ts';
import type { Context } from '../../context.ts';
import type { Situation } from '../../customizations/customization-type.ts';
import { CUSTOMIZATION_TYPES } from '../../customizations/customization-types.ts';
import { findManyListingSettings } from '../../customizations/queries.ts';
import { apiAttributes, attributesOf, situationOf } from '../../customizations/settings.ts';
import type { Tenant } from '../../oauth/principal.ts';
import { type Cell, writeTable } from '../table/table-writer.ts';
import { findExportedListings, inBatches } from './find-exported-listings.ts';
import { IMPORT_ROWS } from './import-form.ts';
import type { ExportedListing } from './queries.ts';
import { RULE_COLUMNS, ruleRows } from './rule-rows.ts';

interface SettingsFile {
  columns: readonly string[];
  rows(listing: ExportedListing, situation: Situation): Cell[][];
}

const FILES: Record<Exclude<ExportKind, 'calendars'>, SettingsFile> = {
  rules: {
    columns: RULE_COLUMNS,
    rows: (listing, situation) =>
      ruleRows(
        listing,
        Object.fromEntries(
          CUSTOMIZATION_TYPES.map((type) => [
            type.name,
            apiAttributes(attributesOf(type, situation), situation),
          ]),
        ),
      ),
  },
  overrides: { columns: IMPORT_COLUMNS.overrides, rows: IMPORT_ROWS.overrides },
  limits: { columns: IMPORT_COLUMNS.limits, rows: IMPORT_ROWS.limits },
};

/**
 * What is set on many listings as a file, made while it is sent.
 * @throws NotFoundError, UnprocessableError before the first byte
 */
export async function exportSettings(
  context: Context,
  tenant: Tenant,
  kind: keyof typeof FILES,
  query: CsvExportQuery,
): Promise<AsyncIterable<Uint8Array>> {
  const listings = await findExportedListings(context, tenant, query);
  const { columns, rows } = FILES[kind];
  return writeTable(columns, query.separator, settingsOf(context, tenant, listings, rows));
}

async function* settingsOf(
  context: Context,
  tenant: Tenant,
  listings: readonly ExportedListing[],
  rowsOf: SettingsFile['rows'],
): AsyncGenerator<Cell[][]> {
  for (const batch of inBatches(listings)) {
    const ids = batch.map(({ id }) => id);
    const found = await findManyListingSettings(context.db, tenant, ids);
    const byId = new Map(found.map((settings) => [settings.listing.id, settings]));
    yield batch.flatMap((listing) => {
      const settings = byId.get(listing.id);
      return settings ? rowsOf(listing, situationOf(context, settings)) : [];
    });
  }
}
