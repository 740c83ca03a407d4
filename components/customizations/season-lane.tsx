'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { SeasonBar } from '#components/customizations/season-bar.tsx';
import type { Seasons } from '#components/customizations/use-seasons.ts';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import type { SeasonLanes } from '#lib/customizations/season-lanes.ts';
import { daysToMonth, moveSeason } from '#lib/customizations/season-moves.ts';
import { type Span, seasonSpans, sharedSpans } from '#lib/customizations/season-overlap.ts';
import { formatDateRange } from '#lib/format/date.ts';

interface SeasonLaneProps {
  ref: Ref<HTMLDivElement>;
  seasons: Seasons;
  lanes: SeasonLanes;
  /** For each season those it overlaps. */
  overlaps: readonly (readonly number[])[];
  window: Span;
  seen: Span;
  today: EpochDay;
  leastDays: number;
  held: number | null;
  onRemove: (index: number) => void;
  onOpenRow: (index: number) => void;
  onFocusSeason: (index: number | null) => void;
  handlers: object;
}

const steps: Record<string, { days?: number; months?: number }> = {
  ArrowRight: { days: 1 },
  ArrowUp: { days: 1 },
  ArrowLeft: { days: -1 },
  ArrowDown: { days: -1 },
  PageUp: { months: 1 },
  PageDown: { months: -1 },
};

/** The stretch on which seasons lie and are drawn. */
export function SeasonLane(props: SeasonLaneProps) {
  const { ref, seasons, lanes, overlaps, window, seen, today, leastDays, held, handlers } = props;
  const t = useTranslations('customizations');
  const locale = useLocale();
  const keysId = useId();
  const name = (index: number) => t('season.name', { number: index + 1 });
  const days = window.to - window.from + 1;

  function valueText(index: number, span: Span): string {
    const dates = formatDateRange(toIsoDate(span.from), toIsoDate(span.to), locale);
    const nights = span.to - span.from + 1;
    const value = t(seasons.list[index]?.rollover ? 'strip.valueYearly' : 'strip.value', { dates, nights });
    const met = overlaps[index] ?? [];
    if (met.length === 0) return value;
    return t('strip.valueOverlaps', { value, seasons: new Intl.ListFormat(locale).format(met.map(name)) });
  }

  function press(event: KeyboardEvent<HTMLElement>, index: number, shown: Span) {
    const season = seasons.list[index];
    if (!season || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step) {
      const part = event.shiftKey ? 'end' : 'whole';
      const from = part === 'end' ? shown.to : shown.from;
      const by = step.days ?? daysToMonth(from, step.months ?? 0);
      seasons.setDates(index, moveSeason(season, shown, part, by, seen));
    } else if (event.key === 'Enter') props.onOpenRow(index);
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove(index);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the seasons in it are sliders, and the list below adds one without a pointer
    <div
      ref={ref}
      {...(seasons.readOnly ? {} : handlers)}
      data-lane=""
      onMouseDown={(event) => event.preventDefault()}
      style={{ height: `calc(${lanes.count} * var(--lane))` }}
      className={`relative select-none rounded-mark bg-hover/50 [--lane:1.75rem] touch:[--lane:2.75rem] ${seasons.readOnly ? '' : 'cursor-crosshair touch-pan-y'}`}
    >
      <span
        aria-hidden="true"
        style={{ left: `${((today - window.from) / days) * 100}%` }}
        className="absolute inset-y-0 border-ink border-l forced-colors:border-[CanvasText]"
      />
      {lanes.bars.flatMap(({ index, lane, spans }) =>
        spans.map((span, year) => (
          <SeasonBar
            // biome-ignore lint/suspicious/noArrayIndexKey: a season is known by its position while it is moved
            key={`${index}-${year}`}
            index={index}
            year={year}
            span={span}
            window={window}
            lane={lane}
            leastDays={leastDays}
            look={overlaps[index]?.length ? 'overlapping' : seasons.isChanged(index) ? 'changed' : 'saved'}
            shared={(overlaps[index] ?? []).flatMap((other) => {
              const met = seasons.list[other];
              return met ? sharedSpans([span], seasonSpans(met, window)) : [];
            })}
            yearly={seasons.list[index]?.rollover === true}
            isHeld={held === index}
            readOnly={seasons.readOnly}
            label={name(index)}
            valueText={valueText(index, span)}
            keysId={keysId}
            onKeyDown={(event) => press(event, index, span)}
            onFocus={() => props.onFocusSeason(index)}
            onBlur={() => props.onFocusSeason(null)}
          />
        )),
      )}
      <span id={keysId} className="sr-only">
        {t('strip.keys')}
      </span>
    </div>
  );
}
