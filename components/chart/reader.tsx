import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import styles from './chart.module.css';
import { type PlotPlace, TOP } from './plot-place.ts';
import type { Series } from './series.ts';

interface ReaderProps {
  label: string;
  firstDay: EpochDay;
  nights: number;
  series: readonly Series[];
  place: PlotPlace;
  cursor: EpochDay | null;
  onCursor: (day: EpochDay) => void;
  readout: (day: EpochDay) => ReactNode;
  describe: (day: EpochDay) => string;
  /** Where the keys start while nothing is pointed at. */
  resting: number;
}

/** Nights that a key moves by. */
const strides: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Reads the chart out night by night: by pointing at it, or with the arrow keys. */
export function Reader(props: ReaderProps) {
  const { label, firstDay, nights, series, place, cursor, onCursor, readout, describe, resting } = props;
  const [focused, setFocused] = useState(false);
  const pointed = cursor === null ? null : cursor - firstDay;
  const inSight = pointed !== null && pointed >= 0 && pointed < nights ? pointed : null;
  const night = inSight ?? resting;

  function pointAt(event: PointerEvent<HTMLElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    const at = place.nightAt(event.clientX - left);
    if (at !== inSight) onCursor(firstDay + at);
  }

  function step(event: KeyboardEvent) {
    const stride = strides[event.key];
    if (stride === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onCursor(firstDay + Math.min(nights - 1, Math.max(0, night + stride)));
  }

  const shown = inSight ?? (focused ? resting : null);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={nights - 1}
      aria-valuenow={night}
      aria-valuetext={describe(firstDay + night)}
      className={styles.reader}
      onPointerMove={pointAt}
      onPointerDown={pointAt}
      onKeyDown={step}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {shown !== null && (
        <>
          <i
            className={styles.crosshair}
            style={{ left: Math.round(place.middleOf(shown)), height: place.bottom - TOP }}
          />
          {series.toReversed().map(({ id, look, values }) => {
            const value = values[shown] ?? null;
            if (value === null) return null;
            const at = { left: place.middleOf(shown), top: place.heightOf(value) };
            return <i key={id} className={styles.ring} data-look={look} style={at} />;
          })}
          <span
            className={`${styles.words} ${styles.readout}`}
            data-side={shown > nights / 2 ? 'left' : 'right'}
            style={{ left: place.middleOf(shown) }}
          >
            {readout(firstDay + shown)}
          </span>
        </>
      )}
    </div>
  );
}
