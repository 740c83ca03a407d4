import { useLocale, useTranslations } from 'next-intl';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import { formatNumber } from '#lib/format/number.ts';
import { averageDigits } from '#lib/previews/average-digits.ts';
import { monthFigures } from '#lib/previews/month-figures.ts';

interface PreviewMonthsProps {
  preview: PricePreviewAttributes;
  currency: string;
  /** It is no answer to what is typed: quieter. */
  isOld: boolean;
}

const columns = ['open', 'changed', 'before', 'after'] as const;

/** The chart as a table: each month's open nights, how many change, and their average before and after. */
export function PreviewMonths({ preview, currency, isOld }: PreviewMonthsProps) {
  const t = useTranslations('preview.months');
  const locale = useLocale();
  const months = monthFigures(preview);
  const known = months.flatMap(({ before, after }) => [before ?? 0, after ?? 0]);
  const digits = averageDigits(known, currency);
  const money = (amount: number | null) =>
    amount === null ? '–' : formatAmount(amount, currency, locale, digits);
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${month}-01`),
    );
  return (
    <ScrollRegion className="focus-inset h-full" aria-label={t('label')}>
      <table className={`w-full max-w-2xl text-12 ${isOld ? 'text-ink-3' : ''}`}>
        <caption className="sr-only">{t('label')}</caption>
        <thead className="sticky top-0 bg-raised text-ink-2">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t('month')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pl-3 text-right font-normal">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, open, changed, before, after }) => (
            <tr key={month} className="border-line border-t">
              <th scope="row" className="py-[3px] text-left font-normal whitespace-nowrap">
                {nameOf(month)}
              </th>
              <td className="pl-3 text-right">{formatNumber(open, locale)}</td>
              <td className="pl-3 text-right">{formatNumber(changed, locale)}</td>
              <td className="pl-3 text-right">{money(before)}</td>
              <td className={`pl-3 text-right ${changed > 0 && !isOld ? 'font-semibold text-hand' : ''}`}>
                {money(after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
