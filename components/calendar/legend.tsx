import { useTranslations } from 'next-intl';
import styles from './calendar.module.css';
import { PriceScale } from './price-scale.tsx';

/** What each mark of a night means. */
export function Legend({ locale }: { locale: string }) {
  const t = useTranslations('calendar.legend');
  return (
    <ul className={styles.legend} aria-label={t('title')}>
      <li className={styles.narrowOnly}>
        <PriceScale locale={locale} />
      </li>
      <li>
        <i className={styles.sample} data-bar="stay" />
        {t('booked')}
      </li>
      <li>
        <i className={styles.sample} data-bar="request" />
        {t('request')}
      </li>
      <li>
        <i className={styles.sample} data-bar="owner" />
        {t('owner')}
      </li>
      <li>
        <i className={styles.sample} data-closed="blocked" />
        {t('blocked')}
      </li>
      <li>
        <i className={styles.sample} data-closed="unavailable" />
        {t('unavailable')}
      </li>
      <li>
        <i className={styles.sample} data-override="fixed" />
        {t('fixed')}
      </li>
      <li>
        <i className={styles.sample} data-override="percentage" />
        {t('percentage')}
      </li>
      <li>
        <i className={styles.sample} data-limit="floor" />
        {t('floor')}
      </li>
      <li>
        <i className={styles.sample} data-limit="ceiling" />
        {t('ceiling')}
      </li>
    </ul>
  );
}
