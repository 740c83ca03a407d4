import { LOCALES, type Locale } from '#contract/locales.ts';
import { type BasePriceReason, NIGHTS_COMPARED } from './base-price-reason.ts';

/** The numbers of a reason as they are written in the reader's language. */
interface Figures {
  from: string;
  to: string;
  change: string;
  own: string;
  market: string;
  nights: number;
}

type Language = 'en' | 'de' | 'ja' | 'fr' | 'es' | 'it' | 'pt';

const SENTENCES: Record<Language, (figures: Figures, isHigher: boolean) => string> = {
  en: ({ from, to, change, own, market, nights }, isHigher) =>
    `Similar listings suggest a base price of ${to} instead of ${from} (${change}). ${own} of your next ${nights} nights are booked, ${isHigher ? 'more' : 'fewer'} than the ${market} of comparable listings.`,
  de: ({ from, to, change, own, market, nights }, isHigher) =>
    `Vergleichbare Unterkünfte sprechen für einen Basispreis von ${to} statt ${from} (${change}). Von Ihren nächsten ${nights} Nächten sind ${own} gebucht, ${isHigher ? 'mehr' : 'weniger'} als die ${market} vergleichbarer Unterkünfte.`,
  ja: ({ from, to, change, own, market, nights }, isHigher) =>
    `類似物件から見た基本料金は${from}ではなく${to}です（${change}）。今後${nights}泊のうち予約済みは${own}で、同等物件の${market}を${isHigher ? '上回って' : '下回って'}います。`,
  fr: ({ from, to, change, own, market, nights }, isHigher) =>
    `Les logements similaires suggèrent un prix de base de ${to} au lieu de ${from} (${change}). ${own} de vos ${nights} prochaines nuits sont réservées, ${isHigher ? 'plus' : 'moins'} que les ${market} des logements comparables.`,
  es: ({ from, to, change, own, market, nights }, isHigher) =>
    `Los alojamientos similares sugieren un precio base de ${to} en lugar de ${from} (${change}). El ${own} de sus próximas ${nights} noches está reservado, ${isHigher ? 'más' : 'menos'} que el ${market} de los alojamientos comparables.`,
  it: ({ from, to, change, own, market, nights }, isHigher) =>
    `Gli alloggi simili suggeriscono un prezzo base di ${to} invece di ${from} (${change}). Il ${own} delle prossime ${nights} notti è prenotato, ${isHigher ? 'più' : 'meno'} del ${market} degli alloggi comparabili.`,
  pt: ({ from, to, change, own, market, nights }, isHigher) =>
    `Alojamentos semelhantes sugerem um preço base de ${to} em vez de ${from} (${change}). ${own} das próximas ${nights} noites estão reservadas, ${isHigher ? 'mais' : 'menos'} do que os ${market} de alojamentos comparáveis.`,
};

const isLanguage = (text: string): text is Language => text in SENTENCES;

/** Why another base price is proposed, in numbers and in the owner's language; English where it is not known. */
export function explainBasePrice(reason: BasePriceReason, currency: string, ownerLocale: string): string {
  const locale: Locale = LOCALES.find((known) => known === ownerLocale) ?? 'en';
  const [language = 'en'] = locale.split('-');
  const { basePrice, modelledPrice, ownOccupancy, marketOccupancy } = reason;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
  });
  const figures = {
    from: money.format(basePrice),
    to: money.format(modelledPrice),
    change: change.format(modelledPrice / basePrice - 1),
    own: share.format(ownOccupancy),
    market: share.format(marketOccupancy),
    nights: NIGHTS_COMPARED,
  };
  return SENTENCES[isLanguage(language) ? language : 'en'](figures, ownOccupancy > marketOccupancy);
}
