'use client';
import { type ColumnDef, type RowData, useTable } from '@tanstack/react-table';
import { SortButton } from '#components/table/sort-button.tsx';
import { type ColumnMeta, type Features, features } from '#components/table/table-features.ts';
import { classNames } from '#components/ui/class-names.ts';

interface DataTableProps<Row extends RowData> {
  label: string;
  columns: ColumnDef<Features, Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** Ids of the columns to show; all when left out. */
  visible?: readonly string[];
  /** The server's sort: a column's `sort`, led by "-" when descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Newer rows are on their way. */
  busy?: boolean;
}

const cellPadding = 'px-2 first:pl-0 last:pr-0';

/** The one table: sticky head, rows of 32 px, 44 on touch. On a phone rows become two-line cards. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, visible, sort, onSort, busy } = props;
  const columnVisibility =
    visible &&
    Object.fromEntries(
      columns.map(({ id, enableHiding }) => [id ?? '', enableHiding === false || visible.includes(id ?? '')]),
    );
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: columnVisibility ? { columnVisibility } : {},
  });

  return (
    <table
      aria-label={label}
      aria-busy={busy || undefined}
      className="w-full border-separate border-spacing-0"
    >
      <thead className="max-md:sr-only">
        <tr>
          {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => {
            const meta = column.columnDef.meta;
            const direction = directionOf(meta, sort);
            return (
              <th
                key={id}
                scope="col"
                aria-sort={direction}
                className={classNames(
                  cellPadding,
                  'sticky top-0 z-2 h-8 border-line-2 border-b bg-paper text-left text-12 font-medium whitespace-nowrap text-ink-2',
                  meta?.align === 'end' && 'text-right',
                  meta?.headClassName,
                )}
              >
                {meta?.sort && onSort ? (
                  <SortButton label={meta.label} sort={meta.sort} direction={direction} onSort={onSort} />
                ) : (
                  <span className={meta?.labelHidden ? 'sr-only' : ''}>{meta?.label}</span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className={classNames('transition-opacity duration-[--slow]', busy && 'opacity-60')}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className="group relative hover:bg-hover">
            {row.getVisibleCells().map((cell, index) => {
              const meta = cell.column.columnDef.meta;
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={cell.id}
                  scope={index === 0 ? 'row' : undefined}
                  className={classNames(
                    cellPadding,
                    'h-8 border-line border-b text-left font-normal whitespace-nowrap max-md:h-13 touch:md:h-11',
                    meta?.align === 'end' && 'text-right',
                    index > 0 && !meta?.onPhone && 'max-md:hidden',
                    meta?.className,
                  )}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function directionOf(
  meta: ColumnMeta | undefined,
  sort: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (!meta?.sort || !sort) return undefined;
  if (sort === meta.sort) return 'ascending';
  return sort === `-${meta.sort}` ? 'descending' : undefined;
}
