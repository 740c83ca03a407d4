'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { linkLook } from '#components/ui/link-look.ts';
import { toIsoDate } from '#contract/dates.ts';
import { type Season, type Span, seasonSpans, sharedSpans } from '#lib/customizations/season-overlap.ts';
import { splitAround } from '#lib/customizations/split-season.ts';
import { formatDateRange } from '#lib/format/date.ts';

interface SeasonStripFootProps {
  seasons: readonly Season[];
  overlaps: readonly (readonly number[])[];
  window: Span;
  /** Seasons that lie outside of the window. */
  unseen: number;
  readOnly: boolean;
  /** The dates of the season that is held or focused. */
  told: string | undefined;
  isHeld: boolean;
  /** Begins where the days begin, beside a column of prices. */
  isInset: boolean;
  onPutBack: (() => void) | null;
  /** Takes up the list in which the season that stood first gives way to the other one. */
  onSplit: (list: readonly Season[], around: number) => void;
  /** What has just happened, for ears. */
  said: string;
  caption: ReactNode;
}

/** As many overlaps are told in words. */
const MOST_TOLD = 3;

/** What there is to say about a strip: how it is used or what is held, which seasons meet, which lie elsewhere. */
export function SeasonStripFoot(props: SeasonStripFootProps) {
  const { seasons, overlaps, window, unseen, readOnly, told, isHeld, onPutBack, onSplit, said, caption } =
    props;
  const t = useTranslations('customizations');
  const locale = useLocale();
  const pairs = overlaps.flatMap((met, later) =>
    met.filter((earlier) => earlier < later).map((earlier) => [earlier, later] as const),
  );
  const name = (index: number) => t('season.name', { number: index + 1 });

  function meeting([earlier, later]: readonly [number, number]): string {
    const [one, other] = [seasons[earlier], seasons[later]];
    const [shared] = one && other ? sharedSpans(seasonSpans(one, window), seasonSpans(other, window)) : [];
    const names = { first: name(later), second: name(earlier) };
    if (!shared) return t('strip.sharedLater', names);
    const dates = formatDateRange(toIsoDate(shared.from), toIsoDate(shared.to), locale);
    return t('strip.shared', { ...names, dates });
  }

  const shown = pairs.slice(0, MOST_TOLD);
  const words = shown.map(meeting);
  if (pairs.length > MOST_TOLD) words.push(t('strip.more', { count: pairs.length - MOST_TOLD }));
  const split = (pair: readonly [number, number]) => splitAround(seasons, pair[0], pair[1], window);
  return (
    <figcaption
      className={classNames('flex flex-col gap-1 pt-1.5 text-12 text-ink-2', props.isInset && 'md:pl-12')}
    >
      {words.length > 0 && (
        <ul className="flex flex-col gap-1 bg-warn-wash px-2.5 py-1 text-ink shadow-[inset_3px_0_0_var(--color-warn)]">
          {words.map((text, at) => {
            const pair = shown[at];
            const better = pair && !readOnly ? split(pair) : null;
            return (
              <li key={text} className="flex flex-wrap items-center gap-x-2">
                <span className="flex items-start gap-1.5">
                  <Icon name="warning" size={14} className="mt-px shrink-0 text-warn" />
                  {text}
                </span>
                {pair && better && (
                  <button type="button" className={linkLook} onClick={() => onSplit(better, pair[1])}>
                    {t('strip.split', { season: name(pair[0]) })}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!readOnly && (
        <p className="flex min-h-5 flex-wrap items-baseline gap-x-3">
          {told === undefined ? (
            <span>{t('strip.draw')}</span>
          ) : (
            <>
              <strong className="text-ink">{told}</strong>
              <span aria-hidden="true" className="touch:hidden">
                {t(isHeld ? 'strip.escape' : 'strip.keys')}
              </span>
              <span aria-hidden="true" className="hidden touch:inline">
                {t('strip.touch')}
              </span>
            </>
          )}
          {onPutBack && (
            <Button
              data-put-back=""
              variant="quiet"
              className="-my-1.5 text-12 text-hand"
              onClick={onPutBack}
            >
              {t('strip.putBack')}
            </Button>
          )}
        </p>
      )}
      {unseen > 0 && <p>{t('strip.unseen', { count: unseen })}</p>}
      {caption}
      <p role="status" className="sr-only">
        {[said, ...words].join(' ')}
      </p>
    </figcaption>
  );
}
