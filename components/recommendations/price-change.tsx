import { useLocale } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { formatMoney } from '#lib/format/money.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

type Prices = Pick<Recommendation, 'initial-base-price' | 'suggested-base-price' | 'currency'>;

interface PriceChangeProps {
  of: Prices;
  /** The person is about to set it: blue. */
  byHand?: boolean;
  className?: string;
}

/** From, arrow, to. */
export function PriceChange({ of, byHand, className = '' }: PriceChangeProps) {
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, of.currency, locale);
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap ${className}`}>
      {money(of['initial-base-price'])}
      <Icon name="arrow-right" size={12} className="text-ink-3" />
      <b className={byHand ? 'text-hand' : undefined}>{money(of['suggested-base-price'])}</b>
    </span>
  );
}
