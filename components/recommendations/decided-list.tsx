'use client';
import { Outcome } from '#components/recommendations/outcome.tsx';
import { PriceChange } from '#components/recommendations/price-change.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

interface DecidedListProps {
  decided: readonly Recommendation[];
  openId: string | null;
  onOpen: (id: string) => void;
}

/** What became of earlier ones, the latest first. */
export function DecidedList({ decided, openId, onOpen }: DecidedListProps) {
  return (
    <ol>
      {decided.map((one) => (
        <li
          key={one.id}
          className={classNames(
            'relative -ml-4 border-line border-b py-2 pr-4 pl-4 hover:bg-hover md:-ml-8 md:pl-8',
            one.id === openId &&
              'md:after:absolute md:after:inset-y-0 md:after:right-0 md:after:w-[3px] md:after:bg-ink',
          )}
        >
          <button
            type="button"
            aria-current={one.id === openId ? 'true' : undefined}
            onClick={() => onOpen(one.id)}
            className="flex w-full flex-col gap-0.5 text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-hand"
          >
            <span className="flex w-full justify-between gap-3">
              <span className="truncate">{one['listing-title']}</span>
              <PriceChange of={one} className="[&_b]:font-normal" />
            </span>
            <span className="text-12 text-ink-2">
              <Outcome of={one} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
