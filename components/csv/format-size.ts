import { formatNumber } from '#lib/format/number.ts';

/** "84 kB", "4.2 MB". */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return formatNumber(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000), locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
}
