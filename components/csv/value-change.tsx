import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { ImportedNights } from '#contract/console/csv-imports.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import { formatDifference } from '#lib/format/number.ts';

type Override = ImportedNights['before'];

interface ValueChangeProps {
  /** An override, a limit in money, or nothing. */
  before: Override | number;
  after: Override | number;
  currency: string;
}

/** From, arrow, to: blue, as a person is about to set it. */
export function ValueChange({ before, after, currency }: ValueChangeProps) {
  const words = useValueWords(currency);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="text-ink-2">
        <PercentText>{words(before)}</PercentText>
      </span>
      <Icon name="arrow-right" size={12} className="text-ink-3" />
      <b className={after === null ? 'font-normal text-hand' : 'text-hand'}>
        <PercentText>{words(after)}</PercentText>
      </b>
    </span>
  );
}

function useValueWords(currency: string): (value: Override | number) => string {
  const t = useTranslations('csv.import.changes');
  const locale = useLocale();
  const money = (amount: number) => formatAmount(amount, currency, locale, Number.isInteger(amount) ? 0 : 2);
  return (value) => {
    if (value === null) return t('none');
    if (typeof value === 'number') return money(value);
    if (value.price !== null) return money(value.price);
    const percent = (value['percentage-adjustment'] ?? 0) / 100;
    return formatDifference(percent, locale, { style: 'percent', maximumFractionDigits: 2 });
  };
}
