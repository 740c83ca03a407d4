/** A plain number in the reader's notation, with a true minus. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, options).format(value).replace('-', '−');
}

/** A difference: always signed, but for nought. */
export function formatDifference(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return formatNumber(value, locale, { signDisplay: 'exceptZero', ...options });
}
