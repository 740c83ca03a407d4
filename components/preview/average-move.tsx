import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import { averageDigits } from '#lib/previews/average-digits.ts';
import { averageAfter } from '#lib/previews/month-figures.ts';

interface AverageMoveProps {
  nights: PricePreviewAttributes;
  currency: string;
  /** Nothing moves: the average as it is. */
  quiet?: boolean;
}

/** The mean price of the nights that can be booked, from and to. */
export function AverageMove({ nights, currency, quiet = false }: AverageMoveProps) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const before = nights.summary?.['average-before'] ?? null;
  const after = nights.summary?.['average-after'] ?? averageAfter(nights);
  if (after === null) return <span className="text-ink-3">{t('noneOpen')}</span>;
  const digits = averageDigits([before ?? after, after], currency);
  const money = (amount: number) => formatAmount(amount, currency, locale, digits);
  if (quiet && nights.summary) {
    const open = nights.summary['nights-open'];
    return <span className="text-ink-3">{t('averageNow', { price: money(after), count: open })}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="text-ink-2 max-md:sr-only">{t('average')}</span>
      {before !== null && (
        <>
          {money(before)}
          <Icon name="arrow-right" size={14} className="text-ink-3" />
          <span className="sr-only">{t('becomes')}</span>
        </>
      )}
      <b className="text-hand">{money(after)}</b>
    </span>
  );
}
