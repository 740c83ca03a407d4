// biome-ignore-all lint/a11y/useFocusableInteractive: the nights take the focus, not their heads
// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, whose cells are painted
import { useLocale } from 'next-intl';
import { memo, useMemo } from 'react';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { addMonths, firstDayOf, lastDayOf, monthOfDay } from '#lib/calendar/month.ts';
import { type Geometry, xOf } from '#lib/multi-calendar/geometry.ts';
import styles from './multi-calendar.module.css';

interface DayHeadsProps {
  geometry: Geometry;
  from: EpochDay;
  to: EpochDay;
}

/** The heads of the days in sight, where assistive technology finds them; of a year its months. */
export const DayHeads = memo(function DayHeads({ geometry, from, to }: DayHeadsProps) {
  const locale = useLocale();
  const isYear = geometry.metrics.detail === 'colour';
  const nameOf = useMemo(() => {
    const day = isYear ? {} : ({ weekday: 'long', day: 'numeric' } as const);
    const dates = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      month: 'long',
      year: 'numeric',
      ...day,
    });
    return (first: EpochDay) => dates.format(Date.parse(toIsoDate(first)));
  }, [locale, isYear]);
  return (isYear ? monthsBetween(from, to) : daysBetween(from, to)).map(([first, last]) => (
    <div
      key={first}
      role="columnheader"
      aria-colindex={first - geometry.first + 2}
      aria-colspan={last > first ? last - first + 1 : undefined}
      aria-label={nameOf(first)}
      className={styles.spoken}
      style={{ left: xOf(geometry, first), width: (last - first + 1) * geometry.metrics.column }}
    />
  ));
});

type Days = readonly [first: EpochDay, last: EpochDay];

function daysBetween(from: EpochDay, to: EpochDay): Days[] {
  return Array.from({ length: to - from + 1 }, (_, index) => [from + index, from + index] as const);
}

function monthsBetween(from: EpochDay, to: EpochDay): Days[] {
  const months: Days[] = [];
  for (let month = monthOfDay(from); month <= monthOfDay(to); month = addMonths(month, 1)) {
    months.push([Math.max(from, firstDayOf(month)), Math.min(to, lastDayOf(month))]);
  }
  return months;
}
