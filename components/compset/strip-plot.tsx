import type { Spread } from '#lib/compset/statistics.ts';
import styles from './compset.module.css';

interface StripPlotProps {
  label: string;
  values: readonly (number | null)[];
  spread: Spread;
  own: number | null;
}

/** Dots of one value stand on each other, so many at most. */
const STACK = 5;
const STEP_PX = 2.6;

/** All members on one line, the middle half shaded, yours standing out. */
export function StripPlot({ label, values, spread, own }: StripPlotProps) {
  const low = Math.min(spread.low, own ?? spread.low);
  const high = Math.max(spread.high, own ?? spread.high);
  const at = (value: number) => (low === high ? 50 : 2 + ((value - low) / (high - low)) * 96);
  const seen = new Map<number, number>();
  const dots = values.flatMap((value, index) => {
    if (value === null) return [];
    const below = seen.get(value) ?? 0;
    seen.set(value, below + 1);
    return below < STACK ? [{ index, value, below }] : [];
  });
  return (
    <svg className={styles.strip} role="img" aria-label={label}>
      <rect
        className={styles.band}
        x={`${at(spread.quarter)}%`}
        y="5"
        width={`${at(spread.threeQuarters) - at(spread.quarter)}%`}
        height="18"
      />
      <line className={styles.axis} x1="0" x2="100%" y1="15" y2="15" />
      {dots.map(({ index, value, below }) => (
        <circle
          key={index}
          className={styles.observed}
          cx={`${at(value)}%`}
          cy={15 - below * STEP_PX}
          r="2"
        />
      ))}
      {own !== null && (
        <>
          <line className={styles.ownLine} x1={`${at(own)}%`} x2={`${at(own)}%`} y1="3" y2="26" />
          <circle className={styles.ownDot} cx={`${at(own)}%`} cy="3" r="3" />
        </>
      )}
    </svg>
  );
}
