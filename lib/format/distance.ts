import { formatNumber } from './number.ts';

/** "250 m" below a kilometre in round hundreds of metres, else "0.61 km", in the reader's notation. */
export function formatDistance(kilometres: number, locale: string): string {
  const metres = Math.round(kilometres * 1_000);
  if (metres > 0 && metres < 1_000 && metres % 50 === 0) {
    return formatNumber(metres, locale, { style: 'unit', unit: 'meter' });
  }
  return formatNumber(kilometres, locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 2 });
}
