'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import type { Customizations, OverriddenNight } from '#lib/customizations/attributes.ts';
import { formatMoney } from '#lib/format/money.ts';

/** What each customization is set to, in a few words; undefined while it is not known. */
export function useSummaries(
  currency: string,
  all: Customizations,
  overrides: readonly OverriddenNight[] | undefined,
): Record<CustomizationName, string | undefined> {
  const t = useTranslations('customizations.summary');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rules = (count: number) => (count > 0 ? t('rules', { count }) : null);

  const { 'min-price': floor, 'max-price': ceiling } = all['min-max-prices'];
  const lead = all['time-based-adjustments'];
  const gaps = all['gap-price-adjustments'];
  const { 'checkin-days': checkin, 'checkout-days': checkout } = all['checkin-checkout-days'];
  const { 'extra-guest-fee': fee, 'extra-guest-threshold': guests } = all['extra-guest-fees'];
  const base = all['base-price']['base-price'];
  const stay = all['min-stays']['min-stay'];

  function limits(): string {
    if (floor !== null && ceiling !== null) return t('between', { from: money(floor), to: money(ceiling) });
    if (floor !== null) return t('from', { price: money(floor) });
    return ceiling === null ? t('none') : t('upTo', { price: money(ceiling) });
  }
  const feeText = () => formatAmount(fee, currency, locale, Number.isInteger(fee) ? 0 : 2);

  return {
    'base-price': base === null ? t('none') : money(base),
    'min-max-prices': limits(),
    'min-stays': t('nights', { count: stay ?? 1 }),
    'time-based-adjustments':
      rules(lead['time-based-adjustments'].length + lead['seasonal-time-based-adjustments'].length) ??
      t(lead['dynamic-time-based-adjustments'].enabled ? 'dynamic' : 'off'),
    'manual-overrides':
      overrides && (overrides.length === 0 ? t('none') : t('nights', { count: overrides.length })),
    'occupancy-based-pricing': t(all['occupancy-based-pricing'].enabled ? 'on' : 'off'),
    'gap-price-adjustments': gaps['dynamic-gap-price-adjustments']
      ? t('dynamic')
      : (rules(gaps['manual-gap-price-adjustments'].length) ?? t('off')),
    'checkin-checkout-days':
      checkin.length === 7 && checkout.length === 7 ? t('any') : t('days', { count: checkin.length }),
    'extra-guest-fees': fee > 0 ? t('fee', { fee: feeText(), guests }) : t('none'),
  };
}
