'use client';
import { useLocale } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { toIsoDate } from '#contract/dates.ts';
import { heldDays } from '#lib/customizations/season-lanes.ts';
import type { Span } from '#lib/customizations/season-overlap.ts';
import { formatDateRange } from '#lib/format/date.ts';

interface SeasonBarProps {
  index: number;
  /** Which of its appearances this is; the first one is the one that is focused and spoken. */
  year: number;
  span: Span;
  window: Span;
  lane: number;
  /** What a bar takes up at the least, in days. */
  leastDays: number;
  look: 'saved' | 'changed' | 'overlapping';
  /** The days it shares with others. */
  shared: readonly Span[];
  yearly: boolean;
  isHeld: boolean;
  readOnly: boolean;
  label: string;
  valueText: string;
  keysId: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
  onBlur: () => void;
}

const looks = {
  saved: 'border-control bg-hover',
  changed: 'border-[1.5px] border-hand bg-hand-wash',
  overlapping: 'border-[1.5px] border-warn border-dashed bg-warn-wash',
};

const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--color-warn)_0_1.5px,transparent_1.5px_5px)] forced-color-adjust-none forced-colors:bg-[repeating-linear-gradient(135deg,CanvasText_0_1.5px,Canvas_1.5px_5px)]';

/** Wide enough for a date range, a pair of edges, and the sign of repetition. */
const WORDS = 5;
const EDGES = 2;
const SIGN = 1.7;

/** A season over its days in one year: pressed to be moved, at its edges to be made longer or shorter. */
export function SeasonBar(props: SeasonBarProps) {
  const { index, year, span, window, lane, leastDays, look, shared, yearly, isHeld, readOnly } = props;
  const locale = useLocale();
  const days = window.to - window.from + 1;
  const box = heldDays(span, window, leastDays);
  const first = Math.max(span.from, window.from);
  const last = Math.min(span.to, window.to);
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e5) / 1e3}%`;
  const boxDays = box.to - box.from + 1;
  const inBox = (from: number, to: number) => ({
    left: percent(from - box.from, boxDays),
    width: percent(to - from + 1, boxDays),
  });
  const width = (last - first + 1) / leastDays;
  const isFirst = year === 0;
  const edges = [
    ...(span.from >= window.from ? (['start'] as const) : []),
    ...(span.to <= window.to ? (['end'] as const) : []),
  ];
  const spoken = readOnly
    ? { role: 'img', 'aria-label': `${props.label}: ${props.valueText}` }
    : {
        role: 'slider',
        tabIndex: 0,
        'aria-label': props.label,
        'aria-valuemin': window.from,
        'aria-valuemax': window.to,
        'aria-valuenow': first,
        'aria-valuetext': props.valueText,
        'aria-describedby': props.keysId,
        onKeyDown: props.onKeyDown,
        onFocus: props.onFocus,
        onBlur: props.onBlur,
      };
  return (
    <div
      {...(isFirst ? spoken : { 'aria-hidden': true })}
      data-season={index}
      data-year={year}
      title={props.valueText}
      style={{
        left: percent(box.from - window.from, days),
        width: percent(boxDays, days),
        top: `calc(${lane} * var(--lane))`,
      }}
      className={classNames(
        'group absolute h-[var(--lane)] rounded-mark',
        !readOnly && (isHeld ? 'z-10 cursor-grabbing' : 'cursor-grab focus:z-10'),
      )}
    >
      <span
        aria-hidden="true"
        style={inBox(first, last)}
        className={classNames(
          'absolute inset-y-1 overflow-hidden rounded-mark border forced-colors:border-[CanvasText]',
          looks[look],
          !isFirst && 'opacity-70',
          span.from < window.from && 'rounded-l-none border-l-0',
          span.to > window.to && 'rounded-r-none border-r-0',
        )}
      />
      {shared.map(({ from, to }) => (
        <span
          key={from}
          aria-hidden="true"
          style={inBox(Math.max(from, first), Math.min(to, last))}
          className={classNames('absolute inset-y-1', hatched)}
        />
      ))}
      {width >= SIGN && (
        <span
          aria-hidden="true"
          className="absolute inset-y-1 inset-x-2.5 flex items-center justify-center gap-1 overflow-hidden text-11 whitespace-nowrap"
        >
          {yearly && <Icon name="repeat" size={12} className="shrink-0 text-ink-2" />}
          {width >= WORDS && (
            <span className="rounded-mark bg-paper/80 px-0.5">
              {formatDateRange(toIsoDate(span.from), toIsoDate(span.to), locale, { year: false })}
            </span>
          )}
        </span>
      )}
      {!readOnly &&
        edges.map((edge) => (
          <Edge key={edge} edge={edge} isRoomy={width >= EDGES} isInside={isAtRim(edge, span, window)} />
        ))}
    </div>
  );
}

const isAtRim = (edge: 'start' | 'end', span: Span, window: Span) =>
  edge === 'end' && window.to - span.to < 14 && span.to - span.from > 28;

interface EdgeProps {
  edge: 'start' | 'end';
  /** There is room for both edges inside the bar. */
  isRoomy: boolean;
  /** Outside it would lie beyond the strip. */
  isInside: boolean;
}

/** Where a season is made longer: inside a wide bar; beside a narrow one, or for fingers, once it is focused. */
function Edge({ edge, isRoomy, isInside }: EdgeProps) {
  const atStart = edge === 'start';
  const beside = atStart ? '-left-6' : '-right-6';
  const besideTouch = isInside ? 'touch:right-0' : atStart ? 'touch:-left-6' : 'touch:-right-6';
  return (
    <span
      aria-hidden="true"
      data-part={edge}
      className={classNames(
        'absolute inset-y-0 cursor-ew-resize place-items-center touch:hidden touch:w-6 touch:group-focus:grid',
        besideTouch,
        isRoomy ? 'grid w-2.5' : 'hidden w-6 group-focus:grid',
        isRoomy ? (atStart ? 'left-0' : 'right-0') : isInside ? 'right-0' : beside,
      )}
    >
      <span
        className={classNames(
          'h-2.5 w-px bg-ink-2 forced-colors:bg-[CanvasText]',
          isRoomy
            ? 'touch:h-5 touch:w-1.5 touch:rounded-full touch:bg-hand'
            : 'h-4 w-1.5 rounded-full bg-hand',
        )}
      />
    </span>
  );
}
