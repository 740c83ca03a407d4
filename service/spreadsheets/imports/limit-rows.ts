import { type ImportedLimit, LIMIT_FIELDS, type LimitField } from '#contract/console/csv-imports.ts';
import { basePriceChangesSchema } from '#contract/customizations/base-price.ts';
import { minMaxPriceChangesSchema } from '#contract/customizations/min-max-prices.ts';
import { applyChange } from '../../customizations/apply-change.ts';
import type { Situation } from '../../customizations/customization-type.ts';
import { apiAttributes, attributesOf } from '../../customizations/settings.ts';
import { basePrice } from '../../customizations/types/base-price.ts';
import { minMaxPrices } from '../../customizations/types/min-max-prices.ts';
import type { ImportColumn } from './import-columns.ts';
import type { ImportType } from './import-type.ts';
import { readValue } from './read-value.ts';
import { type Finding, finding, findingOf } from './row-problems.ts';

/** Null takes a limit away; one that is not there stays as it is. */
export type LimitRow = Partial<Record<LimitField, number | null>>;

const COLUMN_OF = {
  'base-price': 'base price',
  'min-price': 'min price',
  'max-price': 'max price',
} as const satisfies Record<LimitField, ImportColumn>;

export const limitRows: ImportType<LimitRow> = {
  kind: 'limits',

  read(row, { separator }) {
    const wanted: LimitRow = {};
    const findings: Finding[] = [];
    for (const field of LIMIT_FIELDS) {
      const read = readValue(row, COLUMN_OF[field], separator);
      findings.push(...read.findings);
      if (read.value !== undefined) wanted[field] = read.value;
    }
    if (wanted['base-price'] === null) {
      const detail = 'A base price can be changed, not taken away.';
      findings.push(finding('base price', 'base_price_needed', detail));
    }
    if (findings.length > 0) return { findings };
    const problems = partsOf(wanted).flatMap(
      ({ schema, body }) => schema.safeParse(body).error?.issues ?? [],
    );
    if (problems.length === 0) return { wanted };
    return { findings: problems.map((issue) => findingOf(issue, columnOf(String(issue.path[0])))) };
  },

  refused: () => [],

  clashes: (rows) =>
    rows.map((_row, index) => {
      const other = rows[index === 0 ? 1 : 0]?.number;
      if (other === undefined) return [];
      const detail = `The listing stands in row ${other} too.`;
      return [finding('listing id', 'listing_twice', detail, { row: other })];
    }),

  nightsOf: () => 0,

  effectOf(wanted, situation) {
    const limits: ImportedLimit[] = [];
    const bodies = wanted.flatMap((row) =>
      partsOf(row).flatMap(({ type, body }) => {
        const before = attributesOf(type, situation);
        const { after, entries } = applyChange(type, before, body, situation);
        if (entries.length === 0) return [];
        const [old, fresh] = [valuesOf(before, situation), valuesOf(after, situation)];
        for (const { field } of entries) {
          const known = LIMIT_FIELDS.find((each) => each === field);
          if (known) limits.push({ field: known, before: old[known] ?? null, after: fresh[known] ?? null });
        }
        return [{ type, body }];
      }),
    );
    return { bodies, nights: [], limits, unchangedRows: limits.length === 0 ? wanted.length : 0 };
  },

  findingFor({ detail, pointer = '' }) {
    const [, field = ''] = /^\/data\/attributes\/([^/]+)/.exec(pointer) ?? [];
    return finding(columnOf(field), 'limits_cross', detail, { detail });
  },
};

/** A row by the customizations that hold its values. */
function partsOf({ 'base-price': base, ...limits }: LimitRow) {
  return [
    ...(base === undefined
      ? []
      : [{ type: basePrice, schema: basePriceChangesSchema, body: { 'base-price': base } }]),
    ...(Object.keys(limits).length === 0
      ? []
      : [{ type: minMaxPrices, schema: minMaxPriceChangesSchema, body: { ...limits } }]),
  ];
}

const valuesOf = (attributes: object, situation: Situation) =>
  apiAttributes(attributes, situation) as Partial<Record<LimitField, number | null>>;

const columnOf = (field: string): ImportColumn =>
  field in COLUMN_OF ? COLUMN_OF[field as LimitField] : 'min price';
