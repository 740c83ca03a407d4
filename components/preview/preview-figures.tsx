import { useLocale, useTranslations } from 'next-intl';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import { formatNumber } from '#lib/format/number.ts';
import { averageDigits } from '#lib/previews/average-digits.ts';

interface PreviewFiguresProps {
  preview: PricePreviewAttributes;
  currency: string;
  /** It is no answer to what is typed: quieter. */
  isOld: boolean;
}

/** The figures of a preview that the line has no room for; on a phone all of them. */
export function PreviewFigures({ preview: { summary }, currency, isOld }: PreviewFiguresProps) {
  const t = useTranslations('preview.figure');
  const locale = useLocale();
  if (!summary) return null;
  const count = (value: number) => formatNumber(value, locale);
  const change = summary['average-change'];
  const digits = averageDigits([change ?? 0], currency);
  const rows: { name: string; value: string; look?: string; phone?: boolean }[] = [
    { name: t('raised'), value: count(summary['nights-raised']), look: 'bg-high-bar' },
    { name: t('lowered'), value: count(summary['nights-lowered']), look: 'bg-low-bar' },
    {
      name: t('averageChange'),
      value:
        change === null ? '–' : `${change > 0 ? '+' : ''}${formatAmount(change, currency, locale, digits)}`,
    },
    { name: t('newlyAtFloor'), value: count(summary['nights-newly-at-floor']), phone: true },
    { name: t('newlyAtCeiling'), value: count(summary['nights-newly-at-ceiling']), phone: true },
    { name: t('freed'), value: count(summary['nights-freed']), phone: true },
    { name: t('minStays'), value: count(summary['min-stays-changed']) },
    { name: t('belowFloor'), value: count(summary['nights-below-floor']) },
  ];
  return (
    <dl className="text-12">
      {rows.map(({ name, value, look, phone }) => (
        <div
          key={name}
          className={`flex items-center justify-between gap-6 border-line border-b py-[3px] last:border-b-0 ${phone ? 'md:hidden' : ''}`}
        >
          <dt className="flex items-center gap-1.5 text-ink-2">
            {look && <i aria-hidden="true" className={`h-2 w-1 ${look} forced-colors:bg-[CanvasText]`} />}
            {name}
          </dt>
          <dd className={isOld ? 'text-ink-3' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
