'use client';
import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { dateTicks } from '#lib/chart/date-ticks.ts';
import type { Run } from '#lib/chart/gaps.ts';
import type { Ticks } from '#lib/chart/ticks.ts';
import { AxisDates } from './axis-dates.tsx';
import styles from './chart.module.css';
import { GapLanes } from './gap-lanes.tsx';
import { plotPlace } from './plot-place.ts';
import { Reader } from './reader.tsx';
import type { Series } from './series.ts';
import { useSize } from './use-size.ts';

const LinePlot = memo(lazy(() => import('./line-plot.tsx')));

export interface ChartProps {
  /** What is drawn, for who cannot see it; the table beside it holds the values. */
  label: string;
  locale: string;
  firstDay: EpochDay;
  /** Yours first. All have a value, or null, for each of the same nights. */
  series: readonly Series[];
  ticks: Ticks;
  /** How a value is written on the axis; the uppermost carries the unit. */
  formatTick: (value: number, isTop: boolean) => string;
  today: { day: EpochDay; label: string };
  /** Nights hatched over the full height, and what they lack. */
  hatched: { runs: readonly Run[]; label: string };
  /** The night that chart and table point at. */
  cursor: EpochDay | null;
  onCursor: (day: EpochDay) => void;
  /** What is said where no night has a value. */
  empty: string;
  /** The night under the cursor, in one line. */
  readout: (day: EpochDay) => ReactNode;
  /** The same as plain text. */
  describe: (day: EpochDay) => string;
  legend: ReactNode;
}

const noTick = () => '';

/** Room that a date's label takes along the axis, in pixels. */
const LABEL_PX = 72;

/** The one chart: lines over nights with gaps hatched below, one cursor for pointer and keys. */
export function Chart(props: ChartProps) {
  const { label, locale, firstDay, series, ticks, formatTick, today, hatched, empty, legend } = props;
  const [watch, size] = useSize();
  const nights = series[0]?.values.length ?? 0;
  const most = Math.max(2, Math.floor((size?.width ?? 0) / LABEL_PX));
  const dates = useMemo(() => dateTicks(firstDay, nights, most), [firstDay, nights, most]);
  const marks = useMemo(() => dates.days.map((day) => day - firstDay), [dates, firstDay]);
  const place = useMemo(() => size && plotPlace(size, nights, ticks), [size, nights, ticks]);
  const isEmpty = series.every(({ values }) => values.every((value) => value === null));
  const now = today.day - firstDay;
  const todayAt = now >= 0 && now < nights ? now : null;
  return (
    <figure className={styles.frame} aria-label={label}>
      <div ref={watch} className={styles.plot}>
        {size && place && (
          <>
            <div aria-hidden="true">
              <Suspense>
                <LinePlot
                  {...size}
                  nights={nights}
                  series={series}
                  ticks={ticks}
                  formatTick={isEmpty ? noTick : formatTick}
                  marks={marks}
                  hatched={hatched.runs}
                  today={todayAt}
                />
              </Suspense>
              {hatched.runs.map(({ start, end }) =>
                (end - start) * place.band < LABEL_PX * 1.2 ? null : (
                  <span
                    key={start}
                    className={`${styles.words} ${styles.missing}`}
                    style={{ left: (place.startOf(start) + place.startOf(end)) / 2 }}
                  >
                    {hatched.label}
                  </span>
                ),
              )}
              {isEmpty && <span className={`${styles.words} ${styles.empty}`}>{empty}</span>}
              {todayAt !== null && (
                <span
                  className={`${styles.words} ${styles.today}`}
                  data-side={todayAt * place.band < LABEL_PX ? 'right' : 'left'}
                  style={{ left: place.middleOf(todayAt) }}
                >
                  {today.label}
                </span>
              )}
            </div>
            <Reader {...props} nights={nights} place={place} resting={todayAt ?? 0} />
          </>
        )}
      </div>
      <GapLanes series={series} place={place} />
      <AxisDates dates={dates} firstDay={firstDay} nights={nights} place={place} locale={locale} />
      {legend}
    </figure>
  );
}
