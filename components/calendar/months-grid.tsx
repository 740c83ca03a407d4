// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, for bars lie across its cells as no table's row allows
// biome-ignore-all lint/a11y/useFocusableInteractive: the nights take the focus, not their rows and heads
import { monthOfDay, weekBands } from '#lib/calendar/month.ts';
import { weekdayNames } from '#lib/calendar/weekday-name.ts';
import styles from './calendar.module.css';
import { useColumnWidth } from './use-column-width.ts';
import { WeekRows } from './week-rows.tsx';
import type { GridProps } from './year-grid.tsx';

const FINGER_PX = 44;

/** Months of seven columns under each other, for screens too narrow for a year in rows. */
export function MonthsGrid({ view, months, labelOf, tabDay, openDay }: GridProps) {
  const [ref, columnPx] = useColumnWidth(FINGER_PX);
  let row = 2;
  return (
    <div ref={ref} className={styles.months}>
      <div role="row" className={`${styles.row} ${styles.weekdays}`} aria-rowindex={1}>
        {weekdayNames(view.locale, view.weekStart).map(({ short, long, weekend }, column) => (
          <div
            key={long}
            role="columnheader"
            className={styles.weekday}
            aria-colindex={column + 1}
            aria-label={long}
            data-weekend={weekend ? '' : undefined}
            data-column=""
          >
            {short}
          </div>
        ))}
      </div>
      {months.map(({ month, name }) => {
        const firstRow = row;
        row += weekBands(month, view.weekStart).length;
        return (
          <WeekRows
            key={month}
            view={view}
            month={month}
            name={name}
            firstRow={firstRow}
            labelOf={labelOf}
            columnPx={columnPx}
            tabDay={monthOfDay(tabDay) === month ? tabDay : null}
            openDay={openDay !== null && monthOfDay(openDay) === month ? openDay : null}
          />
        );
      })}
    </div>
  );
}
