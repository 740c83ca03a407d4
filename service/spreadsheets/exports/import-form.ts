import type { ImportKind } from '#contract/console/csv-files.ts';
import type { Situation } from '../../customizations/customization-type.ts';
import { compactRows, overriddenNights } from '../../customizations/override-nights.ts';
import { attributesOf } from '../../customizations/settings.ts';
import { manualOverrides } from '../../customizations/types/manual-overrides.ts';
import type { ManualOverrideRules } from '../../pricing/rules.ts';
import type { Cell } from '../table/table-writer.ts';
import type { ExportedListing } from './queries.ts';

type Rows = (listing: ExportedListing, situation: Situation) => Cell[][];

const start = ({ id, channelId, title, currency }: ExportedListing): Cell[] => [
  id,
  channelId,
  title,
  currency,
];

/** Settings in the form that an import takes: taken back unchanged, they change nothing. */
export const IMPORT_ROWS: Record<ImportKind, Rows> = {
  /** A row for each run of nights from today on with one override. */
  overrides(listing, situation) {
    const { overrides } = attributesOf(manualOverrides, situation) as ManualOverrideRules;
    const nights = [...overriddenNights(overrides)].filter(([day]) => day >= situation.today);
    return compactRows(new Map(nights)).map(({ startDate, endDate, price, percentageAdjustment }) => [
      ...start(listing),
      startDate,
      endDate,
      price,
      percentageAdjustment,
    ]);
  },

  limits(listing, { listing: { basePrice, minPrice, maxPrice } }) {
    return [[...start(listing), basePrice, minPrice, maxPrice]];
  },
};
