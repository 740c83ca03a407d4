import { useTranslations } from 'next-intl';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import styles from './calendar.module.css';

const STEPS = [-3, -2, -1, 0, 1, 2, 3] as const;

/** What the colours say: how far a price lies below or above the base price. */
export function PriceScale({ locale }: { locale: string }) {
  const t = useTranslations('calendar');
  return (
    <div role="img" className={styles.scale} aria-label={t('scale')}>
      <PercentText>{formatPercentChange(-0.35, locale)}</PercentText>
      {STEPS.map((step) => (
        <i key={step} data-heat={step} />
      ))}
      <PercentText>{formatPercentChange(0.35, locale)}</PercentText>
    </div>
  );
}
