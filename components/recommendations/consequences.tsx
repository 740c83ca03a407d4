import { useLocale, useTranslations } from 'next-intl';
import { PriceChange } from '#components/recommendations/price-change.tsx';
import { formatMoney } from '#lib/format/money.ts';
import { isWaiting } from '#lib/recommendations/is-waiting.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

/** What approving changes and what it leaves alone. */
export function Consequences({ recommendation }: { recommendation: Recommendation }) {
  const t = useTranslations('recommendations.consequences');
  const locale = useLocale();
  const minimum = recommendation['initial-min-price'];
  const row = 'flex h-8 items-center justify-between gap-4 border-line border-b';
  return (
    <section>
      <h3 className="flex h-7 items-center border-line-2 border-b text-12 font-medium text-ink-2">
        {isWaiting(recommendation) ? t('would') : t('was')}
      </h3>
      <dl>
        <div className={row}>
          <dt className="text-ink-2">{t('basePrice')}</dt>
          <dd>
            <PriceChange of={recommendation} />
          </dd>
        </div>
        {minimum !== null && (
          <div className={row}>
            <dt className="text-ink-2">{t('minimum')}</dt>
            <dd>{t('stays', { price: formatMoney(minimum, recommendation.currency, locale) })}</dd>
          </div>
        )}
        <div className={row}>
          <dt className="text-ink-2">{t('openNights')}</dt>
          <dd>{t('follow')}</dd>
        </div>
        <div className={row}>
          <dt className="text-ink-2">{t('booked')}</dt>
          <dd>{t('untouched')}</dd>
        </div>
      </dl>
      <p className="pt-2 text-12 text-ink-2">{t('noPromise')}</p>
    </section>
  );
}
