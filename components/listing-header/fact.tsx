import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';

/** One figure of the header under its name. */
export function Fact({
  name,
  children,
  className,
}: {
  name: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'relative min-w-18 border-line border-l px-4 last:min-w-0 last:pr-0 @max-[52rem]:first:border-l-0 @max-[52rem]:first:pl-0 @max-[52rem]:first:min-w-14 md:@max-[30rem]:min-w-0! md:@max-[30rem]:px-3 max-md:nth-4:border-l-0 max-md:nth-4:pl-0',
        className,
      )}
    >
      <dt className="whitespace-nowrap text-12 text-ink-2">{name}</dt>
      <dd className="flex h-5 items-center gap-1 whitespace-nowrap font-semibold">{children}</dd>
    </div>
  );
}
