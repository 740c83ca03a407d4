import { useId } from 'react';
import styles from './chart.module.css';
import { Hatch } from './hatch.tsx';

interface LegendProps {
  own: string;
  market: string;
  lone: string;
  gap: string;
}

/** What the lines and marks of a chart mean. */
export function Legend({ own, market, lone, gap }: LegendProps) {
  const pattern = useId();
  return (
    <ul className={styles.legend}>
      <li>
        <svg className={styles.key} aria-hidden="true">
          <path d="M0 4H16" stroke="var(--chart-own)" strokeWidth="2" />
        </svg>
        {own}
      </li>
      <li>
        <svg className={styles.key} aria-hidden="true">
          <path d="M0 4H16" stroke="var(--chart-market)" strokeWidth="1.5" strokeDasharray="4 3" />
        </svg>
        {market}
      </li>
      <li>
        <svg className={styles.key} style={{ width: 6 }} aria-hidden="true">
          <circle cx="3" cy="4" r="2.75" fill="var(--chart-own)" />
        </svg>
        {lone}
      </li>
      <li>
        <svg className={styles.key} aria-hidden="true">
          <defs>
            <Hatch id={pattern} />
          </defs>
          <path d="M0 0H16V8H0z" fill={`url(#${pattern})`} />
        </svg>
        {gap}
      </li>
    </ul>
  );
}
