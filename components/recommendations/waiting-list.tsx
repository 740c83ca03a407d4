'use client';
import { useTranslations } from 'next-intl';
import { PriceChange } from '#components/recommendations/price-change.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const MS_PER_DAY = 86_400_000;

interface WaitingListProps {
  waiting: readonly Recommendation[];
  openId: string | null;
  chosen: ReadonlySet<string>;
  mayEdit: boolean;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
}

/** What waits, one row each: tick to decide on several, press to read one. */
export function WaitingList({ waiting, openId, chosen, mayEdit, onOpen, onChoose }: WaitingListProps) {
  const t = useTranslations('recommendations');
  const hydrated = useHydrated();
  const daysLeft = (expiresAt: string | null) =>
    expiresAt === null || !hydrated
      ? null
      : Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / MS_PER_DAY));
  return (
    <ol>
      {waiting.map((one) => {
        const left = daysLeft(one['expires-at']);
        const isOpen = one.id === openId;
        return (
          <li
            key={one.id}
            className={classNames(
              'relative -ml-4 flex gap-3 border-line border-b py-3 pr-4 pl-4 hover:bg-hover md:-ml-8 md:pl-8',
              chosen.has(one.id) && 'bg-hand-wash hover:bg-hand-wash',
              isOpen &&
                'md:after:absolute md:after:inset-y-0 md:after:right-0 md:after:w-[3px] md:after:bg-ink',
            )}
          >
            {mayEdit && (
              // The label makes the box as large as a finger.
              <label htmlFor={`choose-${one.id}`} className="z-1 -m-[15px] mt-[-12px] self-start p-[15px]">
                <Checkbox
                  id={`choose-${one.id}`}
                  aria-label={t('choose', { title: one['listing-title'] })}
                  checked={chosen.has(one.id)}
                  onChange={() => onChoose(one.id)}
                />
              </label>
            )}
            <button
              type="button"
              aria-current={isOpen ? 'true' : undefined}
              onClick={() => onOpen(one.id)}
              className="flex min-w-0 flex-1 flex-col gap-0.5 text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-hand"
            >
              <span className="flex justify-between gap-3">
                <b className="truncate">{one['listing-title']}</b>
                <PriceChange of={one} />
              </span>
              <span className="flex justify-between gap-3 text-12 text-ink-2">
                <span className="truncate">{one.city}</span>
                <span className="whitespace-nowrap text-ink-3">
                  {left === null ? '–' : t('daysLeft', { count: left })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
