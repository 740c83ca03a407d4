'use client';
import { useLocale } from 'next-intl';
import { useFormPlace } from '#components/form/form-place.ts';
import { classNames } from '#components/ui/class-names.ts';
import { type EpochDay, isIsoDate } from '#contract/dates.ts';
import { earlierOverlap, type Season, seasonSpans } from '#lib/customizations/season-overlap.ts';
import { formatDateRange } from '#lib/format/date.ts';

interface SeasonLaneProps {
  seasons: readonly Season[];
  path: string;
  window: { from: EpochDay; to: EpochDay };
  label: string;
}

/** Each season as a bar over its days: blue while unsaved, dashed where it overlaps an earlier one. */
export function SeasonLane({ seasons, path, window, label }: SeasonLaneProps) {
  const locale = useLocale();
  const { isChanged } = useFormPlace();
  const days = window.to - window.from + 1;
  return (
    <div className="relative mb-2 h-5">
      <span aria-hidden="true" className="absolute right-full pr-2 text-12 text-ink-2">
        {label}
      </span>
      <ul className="relative h-full overflow-hidden">
        {seasons.flatMap((season, index) => {
          if (!isWhole(season)) return [];
          const overlaps = earlierOverlap(seasons, index) >= 0;
          return seasonSpans(season, window).map(({ from, to }) => {
            const [first, last] = [Math.max(from, window.from), Math.min(to, window.to)];
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may be alike while they are typed
                key={`${index}-${from}`}
                title={formatDateRange(season['start-date'], season['end-date'], locale)}
                style={{
                  left: `${((first - window.from) / days) * 100}%`,
                  width: `${((last - first + 1) / days) * 100}%`,
                }}
                className={classNames(
                  'absolute inset-y-0.5 rounded-mark border',
                  overlaps
                    ? 'border-warn border-dashed bg-warn-wash'
                    : isChanged(`${path}.${index}`)
                      ? 'border-[1.5px] border-hand bg-hand-wash'
                      : 'border-control bg-hover',
                )}
              >
                <span className="sr-only">
                  {formatDateRange(season['start-date'], season['end-date'], locale)}
                </span>
              </li>
            );
          });
        })}
      </ul>
    </div>
  );
}

const isWhole = (season: Season) =>
  isIsoDate(season['start-date'] ?? '') &&
  isIsoDate(season['end-date'] ?? '') &&
  season['start-date'] <= season['end-date'];
