import type { Locale } from '#contract/locales.ts';
import type { MarketEvent } from '#service/market/model/cluster-model.ts';

/** The name of an event in a locale's language, else in English, else in any; null where it has none. */
export function eventName({ names }: MarketEvent, locale: Locale): string | null {
  if (!names) return null;
  return names[locale] ?? names[locale.slice(0, 2)] ?? names.en ?? Object.values(names)[0] ?? null;
}
