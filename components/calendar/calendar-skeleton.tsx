import type { Month } from '#lib/calendar/month.ts';
import { type WeekStart, weekBands } from '#lib/calendar/month.ts';
import styles from './calendar.module.css';

interface CalendarSkeletonProps {
  months: { month: Month; name: string }[];
  weekStart: WeekStart;
}

/** The rows at their height before it is known which grid the screen has room for. */
export function CalendarSkeleton({ months, weekStart }: CalendarSkeletonProps) {
  return (
    <div aria-hidden="true">
      <div className={`${styles.scroller} max-md:hidden`}>
        <div className={styles.year}>
          <div className={`${styles.row} ${styles.weekdays}`} />
          {months.map(({ month, name }) => (
            <div key={month} className={styles.row}>
              <div className={styles.head}>
                <span className={styles.month}>{name}</span>
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={`${styles.months} md:hidden`}>
        <div className={`${styles.row} ${styles.weekdays}`} />
        {months.map(({ month, name }) => (
          <div key={month} className={styles.group}>
            <div className={styles.caption}>{name}</div>
            <div className={styles.eventLine} />
            {weekBands(month, weekStart).map((week) => (
              <div key={week.first} className={styles.row} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
