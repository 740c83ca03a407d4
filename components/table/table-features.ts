import { columnVisibilityFeature, metaHelper, tableFeatures } from '@tanstack/react-table';

export interface ColumnMeta {
  /** The column's name in its head, the column choice and the download. */
  label: string;
  /** Read out only: the column's cells speak for themselves. */
  labelHidden?: boolean;
  align?: 'end';
  /** The server's name for sorting by it. */
  sort?: string;
  /** Extra classes of its cells, and of its head. */
  className?: string;
  headClassName?: string;
  /** Stays on a phone, where every other column gives way to the first one's second line. */
  onPhone?: boolean;
}

/** What our tables can do. Filtering, sorting and paging are the server's. */
export const features = tableFeatures({ columnVisibilityFeature, columnMeta: metaHelper<ColumnMeta>() });

export type Features = typeof features;
