const separators = new Map<string, { decimal: string; group: string }>();

/**
 * Reads a figure typed or pasted in the reader's notation: signs of money and percent, spaces and full-width digits
 * are let through, and where the text cannot be meant in the reader's notation, a plain "84.50" or "84,50" is.
 * @returns null for an empty text, undefined for one that is no figure
 */
export function parseNumber(text: string, locale: string): number | null | undefined {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Sc}%]/gu, '')
    .replace(/^[−–]/u, '-');
  if (bare === '') return null;
  if (bare.length > 20) return undefined;
  const { decimal, group } = separatorsOf(locale);
  const [d, g] = [decimal, group].map((sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  const own = new RegExp(`^[+-]?(\\d{1,3}(${g}\\d{3})+|\\d+)(${d}\\d*)?$`, 'u');
  if (own.test(bare)) return Number(bare.replaceAll(group, '').replace(decimal, '.'));
  return /^[+-]?\d+[.,]\d{1,2}$/.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

function separatorsOf(locale: string): { decimal: string; group: string } {
  let known = separators.get(locale);
  if (!known) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
    const sign = (wanted: string, otherwise: string) =>
      parts.find(({ type }) => type === wanted)?.value ?? otherwise;
    known = { decimal: sign('decimal', '.'), group: sign('group', ',') };
    separators.set(locale, known);
  }
  return known;
}
