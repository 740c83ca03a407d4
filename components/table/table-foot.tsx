import type { ReactNode } from 'react';
import { Pager, type PagerProps } from '#components/table/pager.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface TableFootProps extends PagerProps {
  /** What is to be known of the rows: how many there are, which are kept. */
  children?: ReactNode;
  /** What the rows' signs mean; stands with the pages. */
  legend?: ReactNode;
  /** That the rows are from an earlier answer, where the last one failed. */
  stale?: string | false | null;
  className?: string;
}

/** Below a table of several pages: what is to be known of it, and its other pages. Not shown where there is neither. */
export function TableFoot({ children, legend, stale, className, ...pager }: TableFootProps) {
  if (!children && !legend && !stale && (pager.pagination?.pages ?? 1) <= 1) return null;
  return (
    <footer
      className={classNames('flex min-h-8 flex-wrap items-center gap-x-4 text-12 text-ink-2', className)}
    >
      {children}
      {stale && <span className="text-bad">{stale}</span>}
      <span className="ml-auto flex items-center gap-4">
        {legend}
        <Pager {...pager} />
      </span>
    </footer>
  );
}
