import { useLocale, useTranslations } from 'next-intl';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatPercent } from '#lib/calendar/amount.ts';
import type { Explanation } from '#lib/calendar/explanation.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useWhen } from '#lib/format/use-when.ts';
import styles from './day-panel.module.css';

/** The one price the panel is about, what it is beside the base price, and what the channel shows. */
export function Hero({ explanation }: { explanation: Explanation }) {
  const t = useTranslations('dayPanel');
  const locale = useLocale();
  const when = useWhen();
  const { currency, price } = explanation;
  const posted = explanation['price-posted'];
  const postedAt = explanation['posted-at'];
  const share = explanation['base-price'] ? price / explanation['base-price'] - 1 : 0;
  const tone = Math.abs(share) < 0.005 ? 'equal' : share > 0 ? 'up' : 'down';
  const overridden = explanation.steps.some(({ kind }) => kind === 'override');
  return (
    <section className={styles.hero}>
      <div>
        <b className={styles.price} data-override={overridden ? '' : undefined}>
          {formatMoney(price, currency, locale)}
        </b>
        <span className={styles.change} data-tone={tone}>
          <PercentText>{t(tone, { percent: formatPercent(Math.abs(share), locale) })}</PercentText>
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('suggested')}</dt>
        <dd>{formatMoney(price, currency, locale)}</dd>
        <dd />
        <dt>{t('posted')}</dt>
        <dd>{posted === null ? '–' : formatMoney(posted, currency, locale)}</dd>
        <dd>{posted === null ? t('neverPosted') : postedAt && when(postedAt)}</dd>
      </dl>
    </section>
  );
}
