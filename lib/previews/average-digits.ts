/** Decimals of a mean price: those of its currency, so that a small move shows; none where the figures are long anyway. */
export function averageDigits(amounts: readonly number[], currency: string): number {
  if (amounts.some((amount) => Math.abs(amount) >= 1000)) return 0;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
