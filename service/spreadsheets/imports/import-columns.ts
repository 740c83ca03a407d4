import type { ImportKind } from '#contract/console/csv-files.ts';
import { fileProblem } from '../table/file-problem.ts';
import type { KnownColumns, Table } from '../table/read-table.ts';

/** Columns by the other names they may have. */
const NAMES = {
  'listing id': ['id'],
  'channel listing id': ['channel id'],
  listing: ['title', 'name'],
  currency: [],
  problem: [],
  from: ['start date', 'first night', 'date'],
  to: ['end date', 'last night'],
  price: ['fixed price'],
  percentage: ['percent', 'percentage adjustment'],
  'base price': ['base'],
  'min price': ['minimum price', 'minimum', 'min'],
  'max price': ['maximum price', 'maximum', 'max'],
} as const satisfies Record<string, readonly string[]>;
export type ImportColumn = keyof typeof NAMES;

const LISTING = ['listing id', 'channel listing id', 'listing', 'currency', 'problem'] as const;
const OWN = {
  overrides: ['from', 'to', 'price', 'percentage'],
  limits: ['base price', 'min price', 'max price'],
} as const satisfies Record<ImportKind, readonly ImportColumn[]>;

export const knownColumns = (kind: ImportKind): KnownColumns<ImportColumn> =>
  new Map(
    [...LISTING, ...OWN[kind]].flatMap((column) =>
      [column, ...NAMES[column]].map((name): [string, ImportColumn] => [name, column]),
    ),
  );

/** One column of each group must be there. */
const NEEDED: Record<ImportKind, readonly (readonly ImportColumn[])[]> = {
  overrides: [['listing id', 'channel listing id'], ['from'], ['price', 'percentage']],
  limits: [['listing id', 'channel listing id'], OWN.limits],
};

/** @throws UnprocessableError `columns_missing` */
export function mustHaveColumns(kind: ImportKind, table: Table<ImportColumn>): void {
  const missing = NEEDED[kind].filter((group) => group.every((column) => table.nameOf(column) === undefined));
  if (missing.length === 0) return;
  const columns = missing.map((group) => group.join(' / ')).join(', ');
  throw fileProblem('columns_missing', `The first row must name the columns ${columns}.`, { columns });
}
