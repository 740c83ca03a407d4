// biome-ignore-all lint/a11y/useFocusableInteractive: the nights take the focus, not their heads
// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, whose cells are painted
import { useLocale } from 'next-intl';
import { memo, useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate, weekdayOf } from '#contract/dates.ts';
import type { Month, WeekStart } from '#lib/calendar/month.ts';
import { addMonths, firstDayOf, lastDayOf, monthOfDay, weekColumn } from '#lib/calendar/month.ts';
import type { Geometry } from '#lib/multi-calendar/geometry.ts';
import { xOf } from '#lib/multi-calendar/geometry.ts';
import styles from './multi-calendar.module.css';

interface DayHeadProps {
  geometry: Geometry;
  from: EpochDay;
  to: EpochDay;
  today: EpochDay;
  weekStart: WeekStart;
  /** The day of the cursor, marked in the head where the day's panel is open. */
  marked: EpochDay | null;
}

/** The days in sight and some around them, month by month. */
export const DayHead = memo(function DayHead({ geometry, from, to, today, weekStart, marked }: DayHeadProps) {
  const months: Month[] = [];
  for (let month = monthOfDay(from); month <= monthOfDay(to); month = addMonths(month, 1)) months.push(month);
  const { column, detail } = geometry.metrics;
  return months.map((month) => {
    const first = Math.max(geometry.first, firstDayOf(month));
    const last = Math.min(geometry.first + geometry.days - 1, lastDayOf(month));
    return (
      <MonthHead
        key={month}
        month={month}
        left={xOf(geometry, first)}
        first={first}
        last={last}
        column={column}
        detail={detail}
        today={today >= first && today <= last ? today : null}
        weekStart={weekStart}
        marked={marked !== null && marked >= first && marked <= last ? marked : null}
        origin={geometry.first}
        stacked={geometry.metrics.stacked}
      />
    );
  });
});

interface MonthHeadProps {
  month: Month;
  left: number;
  first: EpochDay;
  last: EpochDay;
  column: number;
  detail: Geometry['metrics']['detail'];
  today: EpochDay | null;
  weekStart: WeekStart;
  marked: EpochDay | null;
  origin: EpochDay;
  stacked: boolean;
}

const MonthHead = memo(function MonthHead(props: MonthHeadProps) {
  const { month, left, first, last, column, detail, today, weekStart, marked, origin, stacked } = props;
  const locale = useLocale();
  const format = useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => {
      const dates = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
      return (day: EpochDay) => dates.format(Date.parse(toIsoDate(day)));
    };
    return {
      month: of({ month: detail === 'colour' ? 'short' : 'long', year: 'numeric' }),
      shortMonth: of({ month: 'short' }),
      weekday: of({ weekday: 'short' }),
      whole: of({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    };
  }, [locale, detail]);
  const width = (last - first + 1) * column;
  const isShort = detail === 'colour' && !month.endsWith('-01');
  const name = capital(isShort ? format.shortMonth(first) : format.month(first), locale);
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const shown = detail === 'colour' ? [] : days;
  return (
    <div role="presentation" className={styles.monthHead} style={{ left, width }}>
      {detail === 'colour' ? (
        <div
          role="columnheader"
          aria-colindex={first - origin + 2}
          aria-colspan={days.length}
          className={styles.monthName}
          data-month={left}
          data-width={width}
        >
          {width > 26 && name}
        </div>
      ) : (
        (!stacked || detail === 'marks') && (
          <b className={styles.monthName} data-month={left} data-width={width} aria-hidden="true">
            {name}
          </b>
        )
      )}
      {shown.map((day) => {
        const weekday = weekdayOf(day);
        const startsWeek = weekColumn(day, weekStart) === 0;
        return (
          <div
            key={day}
            role="columnheader"
            aria-colindex={day - origin + 2}
            aria-label={format.whole(day)}
            className={detail === 'marks' ? styles.tick : styles.day}
            style={{ left: (day - first) * column, width: column }}
            data-weekend={weekday === 4 || weekday === 5 ? '' : undefined}
            data-week={startsWeek ? '' : undefined}
            data-today={day === today ? '' : undefined}
            data-marked={day === marked ? '' : undefined}
          >
            {detail === 'marks' ? (
              (day === today || (startsWeek && !isBeside(day, today))) && <small>{dayOfMonth(day)}</small>
            ) : (
              <>
                <small>{format.weekday(day).replace(/\.$/, '')}</small>
                <span>{dayOfMonth(day)}</span>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
});

/** Today's number is wider than its day. */
function isBeside(day: EpochDay, today: EpochDay | null): boolean {
  return today !== null && Math.abs(day - today) === 1;
}

function dayOfMonth(day: EpochDay): number {
  return Number(toIsoDate(day).slice(8));
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
