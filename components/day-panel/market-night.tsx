import { useLocale, useTranslations } from 'next-intl';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatPercent } from '#lib/calendar/amount.ts';
import type { Explanation, MarketNight as Market } from '#lib/calendar/explanation.ts';
import { marketStrip } from '#lib/calendar/market-strip.ts';
import { formatMoney } from '#lib/format/money.ts';
import styles from './day-panel.module.css';

/** Where the price stands among those posted for comparable homes on the same night. */
export function MarketNight({ explanation, market }: { explanation: Explanation; market: Market }) {
  const t = useTranslations('dayPanel');
  const locale = useLocale();
  const { currency, price } = explanation;
  const strip = marketStrip(market, price);
  const { at } = strip;
  const money = (amount: number) => formatMoney(Math.round(amount), currency, locale);
  const expected = market['expected-occupancy'];
  return (
    <section>
      <h3>
        {t('market')}
        <span className={styles.aside}>
          {t('postedBy', { cohort: t(`cohort.${cohortKey(market.cohort)}`), place: market.cluster })}
        </span>
      </h3>
      <div
        role="img"
        className={styles.strip}
        aria-label={t('marketLabel', {
          low: money(market.p25),
          high: money(market.p75),
          median: money(market.p50),
          own: money(price),
        })}
      >
        <i className={styles.axis} />
        <i
          className={styles.quartiles}
          style={{ left: `${at(market.p25)}%`, width: `${at(market.p75) - at(market.p25)}%` }}
        />
        <i className={styles.median} style={{ left: `${at(market.p50)}%` }} />
        <i className={styles.own} style={{ left: `${at(price)}%` }} />
        {strip.medianSide && (
          <span className={styles.above} data-side={strip.medianSide} style={{ left: `${at(market.p50)}%` }}>
            {t('median', { price: money(market.p50) })}
          </span>
        )}
        <span
          className={styles.above}
          data-own=""
          data-side={strip.ownSide}
          style={{ left: `${at(price)}%` }}
        >
          {t('you', { price: money(price) })}
        </span>
        {strip.showLow && <End percent={0} align="start" text={money(strip.low)} />}
        <End percent={at(market.p25)} align="middle" text={money(market.p25)} />
        {strip.showUpperQuartile && <End percent={at(market.p75)} align="middle" text={money(market.p75)} />}
        {strip.showHigh && <End percent={100} align="end" text={money(strip.high)} />}
      </div>
      {market.occupancy !== null && (
        <p className={styles.small}>
          <PercentText>
            {expected === null
              ? t('occupancy', { share: formatPercent(market.occupancy, locale) })
              : t('occupancyExpected', {
                  share: formatPercent(market.occupancy, locale),
                  usual: formatPercent(expected, locale),
                  days: explanation['lead-days'],
                })}
          </PercentText>
        </p>
      )}
    </section>
  );
}

function End({ percent, align, text }: { percent: number; align: 'start' | 'middle' | 'end'; text: string }) {
  return (
    <span className={styles.below} data-align={align} style={{ left: `${percent}%` }}>
      {text}
    </span>
  );
}

const COHORTS = ['0-1', '2', '3', '4+'];

function cohortKey(cohort: string): string {
  return COHORTS.includes(cohort) ? cohort : 'all';
}
