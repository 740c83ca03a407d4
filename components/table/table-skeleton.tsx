import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';

const widths = ['w-40', 'w-52', 'w-32', 'w-44', 'w-36', 'w-48'];

/** Rows where the rows will stand, at their real height. */
export function TableSkeleton({ rows }: { rows: number }) {
  const t = useTranslations('table');
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="h-8 border-line-2 border-b max-md:hidden" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <div key={row} className="flex h-8 items-center gap-6 border-line border-b max-md:h-13 touch:md:h-11">
          <Skeleton className={widths[row % widths.length]} />
          <Skeleton className="ml-auto w-16" />
          <Skeleton className="w-10 max-md:hidden" />
          <Skeleton className="w-10 max-md:hidden" />
          <Skeleton className="w-10 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
