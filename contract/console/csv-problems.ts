/** Why a row is left out. */
export const ROW_PROBLEMS = [
  'listing_missing',
  'listing_unknown',
  'listing_ambiguous',
  'listing_twice',
  'id_shortened',
  'currency_differs',
  'date_missing',
  'date_unreadable',
  'date_ambiguous',
  'date_order',
  'date_past',
  'date_too_far',
  'nights_twice',
  'value_missing',
  'value_twice',
  'number_unreadable',
  'number_ambiguous',
  'below_minimum',
  'above_maximum',
  'not_whole',
  'base_price_needed',
  'limits_cross',
  'refused',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];

/** Why a file cannot be read as a whole; the code of the 422. */
export const FILE_PROBLEMS = [
  'empty_file',
  'not_text',
  'quote_left_open',
  'columns_missing',
  'column_twice',
  'too_many_rows',
  'too_many_listings',
  'too_many_nights',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEMS)[number];
