import type { ReactNode } from 'react';

/** One column of a table. Filtering, sorting and paging are the server's, so a column only says how it looks. */
export interface Column<Row> {
  id: string;
  /** Its name in the head, the column choice and the download. */
  label: string;
  /** The label is read out only: the cells speak for themselves. */
  labelHidden?: boolean;
  /** Stands in the head in the label's place, which is then read out only. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Shown whatever columns are chosen. */
  always?: boolean;
  /** Figures end flush, so that they can be compared. */
  align?: 'end';
  /** The server's name for sorting by it. */
  sort?: string;
  /** Stays on a phone, where every other column gives way to the first one's second line. */
  onPhone?: boolean;
  /** Extra classes of its head and cells. */
  className?: string;
  /** Extra classes of its cells alone. */
  cellClassName?: string;
}
