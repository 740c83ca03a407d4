import { Fragment, type ReactNode } from 'react';
import type { Column } from '#components/table/column.ts';
import { ChoiceBox, type RowChoice } from '#components/table/row-choice.tsx';
import { SortButton } from '#components/table/sort-button.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Ids of the columns to show; all when left out. */
  visible?: readonly string[];
  /** The server's sort: a column's `sort`, led by "-" when descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Newer rows are on their way. */
  busy?: boolean;
  /** Id of the row that something else points at. */
  at?: string | null;
  /** Extra classes of a row. */
  rowClassName?: (row: Row) => string | undefined;
  /** What is opened below a row, as wide as the table. */
  below?: (row: Row) => ReactNode;
  /** Rows can be chosen. */
  choice?: RowChoice<Row> | undefined;
  /** Rows are figures to be compared: on a phone the head stays, and the columns that are `onPhone`. */
  figures?: boolean;
}

/** The one table: sticky head, rows of 32 px, 44 on touch. On a phone rows become two-line cards. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  visible,
  sort,
  onSort,
  busy,
  at,
  rowClassName,
  below,
  choice,
  figures = false,
}: DataTableProps<Row>) {
  const chosen = choice ? rows.filter((row) => choice.has(rowId(row))).length : 0;
  const shown = columns.filter(({ id, always }) => always || !visible || visible.includes(id));
  return (
    <table
      aria-label={label}
      aria-busy={busy || undefined}
      className="w-full border-separate border-spacing-0"
    >
      <thead className={figures ? undefined : 'max-md:sr-only'}>
        <tr>
          {choice && (
            <ChoiceBox
              as="th"
              label={choice.head}
              checked={chosen === rows.length}
              some={chosen > 0 && chosen < rows.length}
              onPress={choice.onPress}
              className="sticky top-0 z-2 h-8 border-line-2 border-b bg-paper"
            />
          )}
          {shown.map((column, index) => (
            <Head
              key={column.id}
              column={column}
              sort={sort}
              onSort={onSort}
              isHidden={figures && index > 0 && !column.onPhone}
            />
          ))}
        </tr>
      </thead>
      <tbody className={classNames('transition-opacity duration-(--slow)', busy && 'opacity-60')}>
        {rows.map((row) => {
          const opened = below?.(row);
          const id = rowId(row);
          const isChosen = choice?.has(id) ?? false;
          return (
            <Fragment key={id}>
              <tr
                data-row={id}
                data-at={at === id || isChosen ? '' : undefined}
                className={classNames(
                  'group relative hover:bg-hover data-at:bg-hand-wash forced-colors:data-at:outline-2',
                  rowClassName?.(row),
                )}
              >
                {choice && (
                  <ChoiceBox
                    as="td"
                    label={choice.label(row)}
                    checked={isChosen}
                    onPress={choice.onPress && ((event) => choice.onPress?.(event, id))}
                    className="border-line border-b"
                  />
                )}
                {shown.map((column, index) => (
                  <Cell key={column.id} column={column} row={row} isFirst={index === 0} figures={figures} />
                ))}
              </tr>
              {opened && (
                <tr>
                  <td colSpan={shown.length + (choice ? 1 : 0)} className="border-line border-b p-0">
                    {opened}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

const padding = 'px-2 first:pl-0 last:pr-0';

interface HeadProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  /** On a phone. */
  isHidden: boolean;
}

function Head<Row>({ column, sort, onSort, isHidden }: HeadProps<Row>) {
  const { label, labelHidden, head, align, className } = column;
  const direction = directionOf(column, sort);
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames(
        padding,
        'sticky top-0 z-2 h-8 border-line-2 border-b bg-paper text-left text-12 font-medium whitespace-nowrap text-ink-2',
        align === 'end' && 'text-right',
        isHidden && 'max-md:hidden',
        className,
      )}
    >
      {column.sort && onSort ? (
        <SortButton label={label} sort={column.sort} direction={direction} onSort={onSort} />
      ) : (
        <>
          <span className={labelHidden || head ? 'sr-only' : undefined}>{label}</span>
          {head}
        </>
      )}
    </th>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isFirst: boolean;
  figures: boolean;
}

function Cell<Row>({ column, row, isFirst, figures }: CellProps<Row>) {
  const Tag = isFirst ? 'th' : 'td';
  return (
    <Tag
      scope={isFirst ? 'row' : undefined}
      className={classNames(
        padding,
        'h-8 border-line border-b text-left font-normal whitespace-nowrap touch:md:h-11',
        figures ? 'max-md:h-9' : 'max-md:h-13',
        column.align === 'end' && 'text-right',
        !isFirst && !column.onPhone && 'max-md:hidden',
        column.className,
        column.cellClassName,
      )}
    >
      {column.cell(row)}
    </Tag>
  );
}

function directionOf(
  column: { sort?: string },
  sort: string | undefined,
): 'ascending' | 'descending' | undefined {
  if (!column.sort || !sort) return undefined;
  if (sort === column.sort) return 'ascending';
  return sort === `-${column.sort}` ? 'descending' : undefined;
}
