import { figureOf, stretchOf } from '#lib/calendar/figure.ts';
import styles from './calendar.module.css';

/** A whole price without its currency, for the eye only, on the width axis that its digits ask for. */
export function Figure({ value, locale }: { value: number; locale: string }) {
  const { groups, digits } = figureOf(value, locale);
  return (
    <span aria-hidden="true" className={styles.figure} data-stretch={stretchOf(digits)}>
      {groups[0]}
      {groups.slice(1).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a number have no other identity
        <i key={index}>{group}</i>
      ))}
    </span>
  );
}
