const formats = new Map<string, Intl.NumberFormat>();

/** A whole amount in its currency, in the reader's notation: `formatMoney(19800, 'JPY', 'en')` is "¥19,800". True minus. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    formats.set(key, format);
  }
  return format.format(amount).replace('-', '−');
}

/** The sign of a currency alone, for a field's lead: "€". */
export function currencySign(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
