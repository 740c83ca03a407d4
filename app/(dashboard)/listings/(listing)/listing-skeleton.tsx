import { Skeleton } from '#components/ui/skeleton.tsx';

/** Header and rows at their place while the listing is read. */
export function ListingSkeleton() {
  return (
    <div className="px-4 pt-4 md:px-8" aria-hidden="true">
      <div className="flex items-center gap-4 pb-2">
        <span className="size-14 animate-late rounded-control bg-hover" />
        <span className="flex flex-col gap-4">
          <Skeleton className="h-3 w-48" />
          <Skeleton className="w-72" />
        </span>
      </div>
      <div className="h-10 border-line-2 border-b" />
      <div className="h-12" />
      <div className="h-[23px] border-line-2 border-t border-b" />
      {Array.from({ length: 12 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike
        <div key={row} className="flex h-[42px] items-center border-line border-b">
          <Skeleton className="w-20" />
        </div>
      ))}
    </div>
  );
}
