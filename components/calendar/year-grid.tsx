// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, for bars lie across its cells as no table's row allows
// biome-ignore-all lint/a11y/useFocusableInteractive: the nights take the focus, not their rows and heads
import { useTranslations } from 'next-intl';
import { type CSSProperties, useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { columnWidth, figureOf } from '#lib/calendar/figure.ts';
import type { Month } from '#lib/calendar/month.ts';
import { monthOfDay, YEAR_COLUMNS } from '#lib/calendar/month.ts';
import { weekdayNames } from '#lib/calendar/weekday-name.ts';
import styles from './calendar.module.css';
import type { CalendarView } from './calendar-view.ts';
import { MonthRow } from './month-row.tsx';
import { useColumnWidth } from './use-column-width.ts';
import type { NightLabel } from './use-night-label.ts';

export interface GridProps {
  view: CalendarView;
  months: { month: Month; name: string }[];
  labelOf: NightLabel;
  tabDay: EpochDay;
  openDay: EpochDay | null;
}

/** Months under each other and weekdays in columns, so that a stay is one bar and a weekend is a stripe. */
export function YearGrid({ view, months, labelOf, tabDay, openDay }: GridProps) {
  const t = useTranslations('calendar');
  const minimum = useMemo(() => columnWidth(longestPrice(view)), [view]);
  const [ref, columnPx] = useColumnWidth(minimum);
  const weekdays = weekdayNames(view.locale, view.weekStart);
  return (
    <div ref={ref} className={styles.year} style={{ '--col': `${minimum}px` } as CSSProperties}>
      <div role="row" className={`${styles.row} ${styles.weekdays}`} aria-rowindex={1}>
        <div role="columnheader" className={styles.head} aria-colindex={1}>
          <span>{t('month')}</span>
          <span>{t('bookedShare')}</span>
        </div>
        {Array.from({ length: YEAR_COLUMNS }, (_, column) => {
          const weekday = weekdays[column % 7];
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
              key={column}
              role="columnheader"
              className={styles.weekday}
              style={{ gridColumn: column + 2 }}
              aria-colindex={column + 2}
              aria-label={weekday?.long}
              data-weekend={weekday?.weekend ? '' : undefined}
              data-column=""
            >
              {weekday?.short}
            </div>
          );
        })}
      </div>
      {months.map(({ month, name }, index) => (
        <MonthRow
          key={month}
          view={view}
          month={month}
          name={name}
          rowIndex={index + 2}
          labelOf={labelOf}
          columnPx={columnPx}
          tabDay={monthOfDay(tabDay) === month ? tabDay : null}
          openDay={openDay !== null && monthOfDay(openDay) === month ? openDay : null}
        />
      ))}
    </div>
  );
}

/** Digits of the highest price; the base price stands in for nights still to come, so that columns don't jump. */
function longestPrice({ nights, locale, basePrice }: CalendarView): number {
  let highest = basePrice ?? 0;
  for (const { price } of nights.values()) highest = Math.max(highest, price);
  return figureOf(highest, locale).digits;
}
