import type { BulkChange, NightsStep, PriceLimitStep } from '#contract/console/bulk-edits/change.ts';
import { formatDateRange } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference, formatNumber } from '#lib/format/number.ts';
import { type PriceName, priceNames } from './change-draft.ts';

type Key =
  | `name.${PriceName}`
  | 'set'
  | 'by'
  | 'removed'
  | 'minStay'
  | 'nights.fixed'
  | 'nights.percent'
  | 'nights.clear'
  | 'nights.minStay'
  | 'sync.on'
  | 'sync.off';
type Translate = (key: Key, values?: Record<string, string | number>) => string;

/**
 * What a change does, one phrase a step: "Base price −5%", "Minimum stay 3 nights".
 * @param t the texts below `bulkEdits.words`
 */
export function changeWords(change: BulkChange, t: Translate, locale: string): string[] {
  const { 'min-stay': minStay, nights, enabled, currency } = change;
  const prices = priceNames.flatMap((name) => {
    const step = change[name];
    return step ? [priceWords(t(`name.${name}`), step, t, currency, locale)] : [];
  });
  return [
    ...prices,
    ...(minStay === undefined ? [] : [t('minStay', { count: minStay })]),
    ...(nights ? nightsWords(nights, t, currency, locale) : []),
    ...(enabled === undefined ? [] : [t(enabled ? 'sync.on' : 'sync.off')]),
  ];
}

/** The phrases as one sentence's part: "Base price −5% and minimum stay 3 nights". */
export function joinWords(words: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

function priceWords(
  what: string,
  step: PriceLimitStep,
  t: Translate,
  currency: string | undefined,
  locale: string,
): string {
  switch (step.step) {
    case 'set':
      return t('set', { what, to: money(step.amount, currency, locale) });
    case 'percent':
      return t('by', { what, by: percent(step.percent, locale) });
    case 'amount':
      return t('by', { what, by: moneyDifference(step.amount, currency, locale) });
    case 'remove':
      return t('removed', { what });
  }
}

function nightsWords(step: NightsStep, t: Translate, currency: string | undefined, locale: string): string[] {
  const { override, 'min-stay': minStay } = step;
  const dates = formatDateRange(step['start-date'], step['end-date'], locale);
  const stay = minStay === undefined ? [] : [t('nights.minStay', { dates, count: minStay })];
  if (!override) return stay;
  switch (override.kind) {
    case 'fixed':
      return [t('nights.fixed', { dates, price: money(override.price, currency, locale) }), ...stay];
    case 'percent':
      return [t('nights.percent', { dates, by: percent(override.percent, locale) }), ...stay];
    case 'clear':
      return [t('nights.clear', { dates }), ...stay];
  }
}

/** An amount that came without its currency is told without one. */
function money(amount: number, currency: string | undefined, locale: string): string {
  return currency ? formatMoney(amount, currency, locale) : formatNumber(amount, locale);
}

function moneyDifference(amount: number, currency: string | undefined, locale: string): string {
  const style = { style: 'currency', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  return formatDifference(amount, locale, currency ? { ...style, currency } : {});
}

function percent(value: number, locale: string): string {
  return formatDifference(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
}
