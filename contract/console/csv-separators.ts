/** What stands between two cells of a row. */
export const CSV_SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type CsvSeparator = keyof typeof CSV_SEPARATORS;
