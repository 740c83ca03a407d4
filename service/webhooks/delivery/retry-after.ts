/**
 * How long a receiver asks to be left alone, in milliseconds; null where it does not say.
 * @param header `Retry-After` as RFC 9110 10.2.3 has it: seconds, or a date
 */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  // Every form of an HTTP date begins with the name of a day; nothing else that Date takes is one.
  const isDate = /^[A-Z][a-z]{2,8},? /.test(text);
  // The oldest form, asctime's, ends with the year and means GMT as well.
  const at = isDate ? Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
