import { Skeleton } from '#components/ui/skeleton.tsx';

/** Chart and table at their place while the nights are read. */
export function InsightsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="flex h-[240px] flex-col justify-between border-line-2 border-b py-2.5 max-md:h-[192px]">
        {Array.from({ length: 6 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton are all alike
          <span key={line} className="ml-11 block animate-late border-line border-b" />
        ))}
      </div>
      <div className="h-[80px]" />
      <div className="h-16 border-line-2 border-t border-b" />
      {Array.from({ length: 8 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike
        <div key={row} className="flex h-8 items-center gap-10 border-line border-b max-md:h-9">
          <Skeleton className="w-20" />
          <Skeleton className="ml-10 w-10" />
          <Skeleton className="w-10" />
          <Skeleton className="w-10 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
