import { useTranslations } from 'next-intl';
import { type Alikeness, MUCH_FROM, SOME_FROM } from '#lib/compset/alikeness.ts';
import styles from './compset.module.css';

const STEPS: readonly Alikeness[] = ['much', 'some', 'little'];

/** What the fill of a member's mark means. */
export function MapLegend() {
  const t = useTranslations('compset');
  const words = {
    much: t('alike.much', { from: MUCH_FROM }),
    some: t('alike.some', { from: SOME_FROM, to: MUCH_FROM - 1 }),
    little: t('alike.little', { below: SOME_FROM }),
  };
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1 py-1.5 text-12 text-ink-2">
      {STEPS.map((step) => (
        <li key={step} className="flex items-center gap-1.5">
          <i className={styles.dot} data-alike={step} aria-hidden="true" />
          {words[step]}
        </li>
      ))}
    </ul>
  );
}
