import { useLocale, useTranslations } from 'next-intl';
import type { BulkNote } from '#contract/console/bulk-edits/outcome.ts';
import type { ErrorObject } from '#contract/json-api.ts';
import { priceNames } from '#lib/bulk-edits/change-draft.ts';
import { refusedBecause } from '#lib/bulk-edits/refused-because.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';

/** Puts into words what the service says of one listing. */
export function useReasonWords(currency: string | null) {
  const t = useTranslations('bulkEdits.reason');
  const names = useTranslations('bulkEdits.words.name');
  const locale = useLocale();
  const money = (amount: number) =>
    currency ? formatMoney(amount, currency, locale) : formatNumber(amount, locale);

  function because(error: ErrorObject): string {
    const reason = refusedBecause(error);
    switch (reason.kind) {
      case 'said':
        return reason.text;
      case 'otherCurrency':
        return t('otherCurrency', { currency: currency ?? '–' });
      case 'least':
      case 'most':
        return t(reason.kind, { name: names(reason.name), limit: money(reason.limit) });
      case 'crossed':
        return t('crossed', {
          date: formatDate(reason.date, locale),
          floor: money(reason.floor),
          ceiling: money(reason.ceiling),
        });
      default:
        return t(reason.kind);
    }
  }

  function note({ code, pointer }: BulkNote): string {
    const name = priceNames.find((one) => pointer?.endsWith(`/${one}`));
    return code === 'no_value' && name ? t('noValue', { name: names(name) }) : t('notPriced');
  }

  return { because, note };
}
