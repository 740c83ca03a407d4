import { memo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import type { DateTicks } from '#lib/chart/date-ticks.ts';
import styles from './chart.module.css';
import type { PlotPlace } from './plot-place.ts';

interface AxisDatesProps {
  dates: DateTicks;
  firstDay: EpochDay;
  nights: number;
  place: PlotPlace | null;
  locale: string;
}

const MS_PER_DAY = 86_400_000;
/** Half of a label, in pixels: nearer to an edge it is set flush with it. */
const HALF_LABEL_PX = 28;

/** Dates below the lanes. */
export const AxisDates = memo(function AxisDates({ dates, firstDay, nights, place, locale }: AxisDatesProps) {
  const format = new Intl.DateTimeFormat(locale, {
    ...(dates.unit === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' }),
    timeZone: 'UTC',
  });
  return (
    <div className={styles.dates} aria-hidden="true">
      {place &&
        dates.days.map((day) => {
          const left = place.middleOf(day - firstDay);
          const room = place.startOf(nights) - left;
          return (
            <span key={day} data-edge={room < HALF_LABEL_PX ? 'end' : undefined} style={{ left }}>
              {format.format(day * MS_PER_DAY)}
            </span>
          );
        })}
    </div>
  );
});
