const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

/** A true minus is as wide as the plus; Intl's hyphen is not. */
function withTrueMinus(text: string): string {
  return text.replace('-', '−');
}

/** An amount to the last digit asked for, in its currency. @param amount major units */
export function formatAmount(amount: number, currency: string, locale: string, digits: number): string {
  return withTrueMinus(
    formatFor(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount),
  );
}

/** Decimals that amounts need to add up visibly: the currency's own, or two where a whole-unit currency has parts. */
export function decimalsFor(amounts: number[], currency: string): number {
  const own = formatFor('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return amounts.every(Number.isInteger) ? own : Math.max(own, 2);
}

function percent(digits: number): Intl.NumberFormatOptions {
  return { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** @param share 0.41 = 41 % */
export function formatPercent(share: number, locale: string, digits = 0): string {
  return withTrueMinus(formatFor(locale, percent(digits)).format(share));
}

/** As `formatPercent`, with a sign on everything but zero. */
export function formatPercentChange(share: number, locale: string, digits = 0): string {
  return withTrueMinus(formatFor(locale, { ...percent(digits), signDisplay: 'exceptZero' }).format(share));
}
