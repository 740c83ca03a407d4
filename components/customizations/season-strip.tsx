'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSize } from '#components/chart/use-size.ts';
import { SeasonLane } from '#components/customizations/season-lane.tsx';
import { SeasonStripFoot } from '#components/customizations/season-strip-foot.tsx';
import { StripMonths } from '#components/customizations/strip-months.tsx';
import { useSeasonDrag } from '#components/customizations/use-season-drag.ts';
import { useSeasons } from '#components/customizations/use-seasons.ts';
import { type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { layLanes, stripWindow } from '#lib/customizations/season-lanes.ts';
import { overlapsOf, type Season, type Span } from '#lib/customizations/season-overlap.ts';
import { formatDateRange } from '#lib/format/date.ts';
import { isEqual } from '#lib/forms/changes.ts';

interface SeasonStripProps {
  /** The list of seasons in the form. */
  path: string;
  today: IsoDate;
  /** What a drawn season sets beside its dates. */
  fresh: object;
  label: string;
  /** What lies below the seasons, on the same days. */
  children?: (window: Span) => ReactNode;
  caption?: ReactNode;
}

interface Removed {
  index: number;
  season: Season;
  /** The list without it. */
  left: readonly Season[];
}

/** Until the strip is measured. */
const FIRST_WIDTH_PX = 720;
/** What a bar takes up at the least: a target that a finger hits. */
const LEAST_REM = 1.5;

/** The months ahead with the seasons of a list: drawn, moved and resized where they lie. */
export function SeasonStrip({ path, today: date, fresh, label, children, caption }: SeasonStripProps) {
  const t = useTranslations('customizations');
  const locale = useLocale();
  const strip = useRef<HTMLElement>(null);
  const [watch, size] = useSize();
  const seasons = useSeasons(path, fresh);
  const { list } = seasons;
  const [focused, setFocused] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const today = toEpochDay(date);

  const wanted = stripWindow(list, date);
  const seen = { from: today, to: wanted.to };
  const name = (index: number) => t('season.name', { number: index + 1 });
  const { held, handlers } = useSeasonDrag({
    seasons,
    window: wanted,
    seen,
    onDrawn: (index) => {
      setRemoved(null);
      setSaid(t('strip.drawn', { season: name(index) }));
      focusSoon(index);
    },
    onFull: () => setSaid(t('strip.most')),
    onGivenUp: () => setSaid(t('strip.givenUp')),
  });
  const window = held?.window ?? wanted;
  const width = size?.width || FIRST_WIDTH_PX;
  const days = window.to - window.from + 1;
  const rem = remPx();
  const leastDays = (LEAST_REM * rem * days) / width;
  const overlaps = useMemo(() => overlapsOf(list), [list]);
  const lanes = layLanes(list, window, leastDays);

  function focusSoon(index: number) {
    requestAnimationFrame(() => barOf(index)?.focus());
  }

  function barOf(index: number): HTMLElement | null | undefined {
    return strip.current?.querySelector<HTMLElement>(`[data-season="${index}"][data-year="0"]`);
  }

  function openRow(index: number) {
    const form = strip.current?.closest('form');
    const row = form?.querySelector(`[data-field="${CSS.escape(`${path}.${index}.start-date`)}"]`);
    row?.querySelector<HTMLElement>('input')?.focus();
  }

  function remove(index: number) {
    const season = list[index];
    if (!season) return;
    seasons.remove(index);
    setRemoved({ index, season, left: list.toSpliced(index, 1) });
    setFocused(null);
    setSaid(t('strip.removed', { season: name(index) }));
    requestAnimationFrame(() => (barOf(index) ?? barOf(index - 1) ?? putBackButton())?.focus());
  }

  function putBackButton(): HTMLElement | null | undefined {
    return strip.current?.querySelector<HTMLElement>('[data-put-back]');
  }

  function putBack() {
    if (!removed) return;
    seasons.restore(list.toSpliced(removed.index, 0, removed.season));
    setRemoved(null);
    focusSoon(removed.index);
  }

  function takeUpSplit(better: readonly Season[], around: number) {
    const moved = around + better.length - list.length;
    seasons.restore(better);
    setRemoved(null);
    setSaid(t('strip.splitDone'));
    focusSoon(moved);
  }

  const told = lanes.bars.find(({ index }) => index === (held?.index ?? focused))?.spans[0];
  // Once anything else is changed, there is no place any more to put it back to.
  const canPutBack = removed !== null && isEqual(list, removed.left);
  return (
    <figure ref={strip} aria-label={label} className="min-w-0 pt-3">
      <div className={children && 'pl-12'}>
        <StripMonths window={window} today={today} monthRem={(width / days / rem) * 30} />
        <div className="relative">
          {children && (
            <span aria-hidden="true" className="absolute top-1 right-full pr-2 text-12 text-ink-2">
              {t('strip.season')}
            </span>
          )}
          <SeasonLane
            ref={watch}
            seasons={seasons}
            lanes={lanes}
            overlaps={overlaps}
            window={window}
            seen={seen}
            today={today}
            leastDays={leastDays}
            held={held?.index ?? null}
            handlers={handlers}
            onRemove={remove}
            onOpenRow={openRow}
            onFocusSeason={setFocused}
          />
        </div>
        {children?.(window)}
      </div>
      <SeasonStripFoot
        seasons={list}
        overlaps={overlaps}
        window={window}
        unseen={lanes.unseen}
        readOnly={seasons.readOnly}
        told={told && formatDateRange(toIsoDate(told.from), toIsoDate(told.to), locale)}
        isHeld={held !== null}
        isInset={children !== undefined}
        onPutBack={canPutBack ? putBack : null}
        onSplit={takeUpSplit}
        said={said}
        caption={caption}
      />
    </figure>
  );
}

const remPx = () =>
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
