import { Skeleton } from '#components/ui/skeleton.tsx';

/** Figures, map and table at their place while the set is read. */
export function CompsetSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="@container">
      <div className="grid grid-cols-2 border-line-2 border-t border-b @min-[40rem]:grid-cols-3 @min-[62rem]:grid-cols-6">
        {Array.from({ length: 6 }, (_, figure) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures of a skeleton are all alike
          <div key={figure} className="flex h-[111px] flex-col gap-4 pt-4">
            <Skeleton className="w-20" />
            <Skeleton className="h-3 w-24" />
            <Skeleton className="w-4/5" />
          </div>
        ))}
      </div>
      <div className="h-[141px] border-line-2 border-b max-md:h-[230px]" />
      <div className="grid @min-[56rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[70rem]:grid-cols-[26rem_minmax(0,1fr)] @min-[56rem]:gap-7">
        <div className="h-[32rem] max-md:h-88" />
        <div>
          <div className="h-16 border-line-2 border-b" />
          {Array.from({ length: 12 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike
            <div key={row} className="flex h-8 items-center gap-6 border-line border-b">
              <Skeleton className="w-44" />
              <Skeleton className="ml-auto w-8" />
              <Skeleton className="w-8" />
              <Skeleton className="w-8" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
