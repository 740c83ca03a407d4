import { useLocale, useTranslations } from 'next-intl';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference, formatNumber } from '#lib/format/number.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

/** What speaks for it: the listing beside those it is compared with. */
export function Evidence({ recommendation }: { recommendation: Recommendation }) {
  const t = useTranslations('recommendations.evidence');
  const locale = useLocale();
  const { currency, 'own-occupancy': own, 'market-occupancy': market } = recommendation;
  const { 'initial-base-price': base, 'suggested-base-price': alike } = recommendation;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rows = [
    {
      name: t('basePrice'),
      own: money(base),
      alike: money(alike),
      difference: formatDifference(base / alike - 1, locale, percent),
    },
    ...(own === null || market === null
      ? []
      : [
          {
            name: t('booked', { nights: recommendation['nights-compared'] }),
            own: formatNumber(own, locale, percent),
            alike: formatNumber(market, locale, percent),
            difference: t('points', {
              points: formatDifference(Math.round(own * 100) - Math.round(market * 100), locale),
            }),
          },
        ]),
  ];
  const cell = 'h-8 border-line border-b pl-4 text-right whitespace-nowrap';
  return (
    <table className="w-full border-separate border-spacing-0" aria-label={t('title')}>
      <thead>
        <tr className="text-12 text-ink-2 *:h-7 *:border-line-2 *:border-b *:text-right *:font-medium">
          <th scope="col" className="text-left!">
            {t('title')}
          </th>
          <th scope="col">{t('own')}</th>
          <th scope="col">{t('alike')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, own, alike, difference }) => (
          <tr key={name}>
            <th scope="row" className="border-line border-b text-left font-normal text-ink-2">
              {name}
            </th>
            <td className={`${cell} font-semibold`}>
              <PercentText>{own}</PercentText>
            </td>
            <td className={cell}>
              <PercentText>{alike}</PercentText>
            </td>
            <td className={cell}>
              <PercentText>{difference}</PercentText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
