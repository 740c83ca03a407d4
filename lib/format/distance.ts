import { formatNumber } from './number.ts';

/** "0.61 km", in the reader's notation. */
export function formatKilometres(kilometres: number, locale: string): string {
  return formatNumber(kilometres, locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 2 });
}

/** A round distance, as of a ring: "250 m" below a kilometre, else "2 km". */
export function formatRadius(kilometres: number, locale: string): string {
  return kilometres < 1
    ? formatNumber(Math.round(kilometres * 1_000), locale, { style: 'unit', unit: 'meter' })
    : formatKilometres(kilometres, locale);
}
