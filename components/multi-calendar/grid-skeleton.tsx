import type { Metrics } from '#lib/multi-calendar/zoom.ts';
import styles from './multi-calendar.module.css';

const ROWS = Array.from({ length: 24 }, (_, index) => index);
const WIDTHS = [62, 48, 71, 55, 40, 66];

/** The rows at their height before the listings are known. */
export function GridSkeleton({ metrics }: { metrics: Metrics }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div style={{ height: metrics.head }} />
      {ROWS.map((row) => (
        <div key={row} style={{ height: metrics.row }}>
          <i style={{ width: `${((WIDTHS[row % 6] ?? 50) * Math.max(metrics.names, 200)) / 100 - 40}px` }} />
        </div>
      ))}
    </div>
  );
}
