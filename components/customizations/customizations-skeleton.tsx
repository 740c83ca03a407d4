import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** List and form at their place while they are read. */
export function CustomizationsSkeleton() {
  const t = useTranslations('customizations');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid flex-1 gap-x-10 md:grid-cols-[14.5rem_minmax(0,1fr)]"
    >
      <div className="border-line md:border-r md:pt-3 md:pr-4">
        {Array.from({ length: 9 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike
          <div key={row} className="flex h-8 items-center justify-between max-md:h-12">
            <Skeleton className="w-24" />
            <Skeleton className="w-12" />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-4 pt-5 max-md:hidden">
        <Skeleton className="h-3 w-48" />
        <Skeleton className="w-96" />
        <Skeleton className="mt-8 h-3 w-32" />
        <Skeleton className="w-64" />
        <Skeleton className="w-64" />
      </div>
    </div>
  );
}
