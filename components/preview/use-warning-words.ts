import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { type PlacedWarning, warningText } from '#lib/previews/warnings.ts';

/** Tells what is odd about a rule in the reader's language. */
export function useWarningWords(currency: string): (warning: PlacedWarning) => string {
  const t = useTranslations('preview.warning');
  const locale = useLocale();
  return (placed) => {
    const { meta = {} } = placed.warning;
    const figure = (name: string) => Number(meta[name] ?? 0);
    const money = (name: string) => formatMoney(figure(name), currency, locale);
    return t(warningText(placed), {
      nights: figure('nights'),
      date: typeof meta.date === 'string' ? formatDate(meta.date, locale) : '',
      floor: money('floor'),
      ceiling: money('ceiling'),
      price: money('price'),
      gap: figure('gap-nights'),
      stay: figure('min-stay'),
    });
  };
}
