/** What can be had as a file. `overrides` and `limits` have the form that an import takes. */
export const EXPORT_KINDS = ['calendars', 'rules', 'overrides', 'limits'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** The most listings that one file holds. */
export const MAXIMUM_EXPORT_LISTINGS = 1000;
/** The longest range of nights of one file: first and last night included. */
export const MAXIMUM_EXPORT_NIGHTS = 366;

/** `limits` are base, minimum and maximum price. */
export const IMPORT_KINDS = ['overrides', 'limits'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The columns that a file of each kind is written with. */
export const IMPORT_COLUMNS = {
  overrides: ['listing id', 'channel listing id', 'listing', 'currency', 'from', 'to', 'price', 'percentage'],
  limits: ['listing id', 'channel listing id', 'listing', 'currency', 'base price', 'min price', 'max price'],
} as const satisfies Record<ImportKind, readonly string[]>;

export const MAXIMUM_IMPORT_BYTES = 2 * 1024 * 1024;
