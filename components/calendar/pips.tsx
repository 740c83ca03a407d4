import { type Impact, strengthOf } from '#lib/calendar/night.ts';
import styles from './calendar.module.css';

/** An event's impact as one to three filled bars. */
export function Pips({ impact }: { impact: Impact }) {
  const strength = strengthOf(impact);
  return (
    <span className={styles.pips} aria-hidden="true">
      <i />
      <i data-off={strength < 2 ? '' : undefined} />
      <i data-off={strength < 3 ? '' : undefined} />
    </span>
  );
}
