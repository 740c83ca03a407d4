import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import { ruleName } from '#lib/previews/rule-name.ts';
import { type PlacedWarning, warningText } from '#lib/previews/warnings.ts';

/** A warning in the reader's language, with the name of its rule. */
export interface ToldWarning extends PlacedWarning {
  rule: string;
  text: string;
}

/** Tells what is odd about a rule. Amounts are plain numbers where the currency is not known (null). */
export function useWarningWords(currency: string | null): (warning: PlacedWarning) => ToldWarning {
  const t = useTranslations('preview.warning');
  const rules = useTranslations('customizations');
  const locale = useLocale();
  return (placed) => {
    const { meta = {} } = placed.warning;
    const figure = (name: string) => Number(meta[name] ?? 0);
    const money = (name: string) =>
      currency === null ? formatNumber(figure(name), locale) : formatMoney(figure(name), currency, locale);
    const { heading, entry } = ruleName(placed);
    const name = rules(heading);
    const text = t(warningText(placed), {
      nights: figure('nights'),
      date: typeof meta.date === 'string' ? formatDate(meta.date, locale) : '',
      floor: money('floor'),
      ceiling: money('ceiling'),
      price: money('price'),
      gap: figure('gap-nights'),
      stay: figure('min-stay'),
    });
    return { ...placed, rule: entry === null ? name : t('entry', { name, entry }), text };
  };
}
