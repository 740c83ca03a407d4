/**
 * An instant as ISO 8601 in UTC, to the millisecond.
 * @param text as a driver gives a `timestamptz`: `2026-11-21 09:46:50.123456+00`, or JSON made by the database
 */
export function isoInstant(text: string): string {
  // What is in UTC already, as nearly always, is cut and not parsed: a page of a list has hundreds of them.
  if (text.charCodeAt(10) !== SPACE || !text.endsWith('+00')) return new Date(text).toISOString();
  const fraction = text.slice(AFTER_SECONDS + 1, -3);
  const millis = fraction.length >= 3 ? fraction.slice(0, 3) : fraction.padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, AFTER_SECONDS)}.${millis}Z`;
}

export const isoInstantOrNull = (text: string | null): string | null =>
  text === null ? null : isoInstant(text);

const SPACE = 32;
const AFTER_SECONDS = 'yyyy-mm-dd hh:mm:ss'.length;
