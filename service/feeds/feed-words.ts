import { type Language, type Locale, languageOf } from '#contract/locales.ts';

export interface FeedWords {
  calendar(title: string): string;
  about(title: string): string;
  /** @param value a price or a signed percentage, formatted */
  override(value: string): string;
  booked: string;
  requested: string;
  ownerStay: string;
  blocked: string;
  unavailable: string;
}

const en: FeedWords = {
  calendar: (title) => `${title} (Ratewright)`,
  about: (title) => `Price overrides, market events, bookings and blocked nights of ${title}.`,
  override: (value) => `Override ${value}`,
  booked: 'Booked',
  requested: 'Booking request',
  ownerStay: 'Owner stay',
  blocked: 'Blocked',
  unavailable: 'Not available',
};

const de: FeedWords = {
  calendar: en.calendar,
  about: (title) => `Eigene Preise, Veranstaltungen, Buchungen und gesperrte Nächte von ${title}.`,
  override: (value) => `Eigener Preis ${value}`,
  booked: 'Gebucht',
  requested: 'Buchungsanfrage',
  ownerStay: 'Eigenbelegung',
  blocked: 'Gesperrt',
  unavailable: 'Nicht verfügbar',
};

const fr: FeedWords = {
  calendar: en.calendar,
  about: (title) => `Prix manuels, événements, réservations et nuits bloquées de ${title}.`,
  override: (value) => `Prix manuel ${value}`,
  booked: 'Réservé',
  requested: 'Demande de réservation',
  ownerStay: 'Séjour du propriétaire',
  blocked: 'Bloqué',
  unavailable: 'Indisponible',
};

const es: FeedWords = {
  calendar: en.calendar,
  about: (title) => `Precios manuales, eventos, reservas y noches bloqueadas de ${title}.`,
  override: (value) => `Precio manual ${value}`,
  booked: 'Reservado',
  requested: 'Solicitud de reserva',
  ownerStay: 'Estancia del propietario',
  blocked: 'Bloqueado',
  unavailable: 'No disponible',
};

const it: FeedWords = {
  calendar: en.calendar,
  about: (title) => `Prezzi manuali, eventi, prenotazioni e notti bloccate di ${title}.`,
  override: (value) => `Prezzo manuale ${value}`,
  booked: 'Prenotato',
  requested: 'Richiesta di prenotazione',
  ownerStay: 'Soggiorno del proprietario',
  blocked: 'Bloccato',
  unavailable: 'Non disponibile',
};

const pt: FeedWords = {
  calendar: en.calendar,
  about: (title) => `Preços manuais, eventos, reservas e noites bloqueadas de ${title}.`,
  override: (value) => `Preço manual ${value}`,
  booked: 'Reservado',
  requested: 'Pedido de reserva',
  ownerStay: 'Estadia do proprietário',
  blocked: 'Bloqueado',
  unavailable: 'Indisponível',
};

const ja: FeedWords = {
  calendar: (title) => `${title}（Ratewright）`,
  about: (title) => `${title}の手動料金、イベント、予約、ブロックされた日です。`,
  override: (value) => `手動料金 ${value}`,
  booked: '予約済み',
  requested: '予約リクエスト',
  ownerStay: 'オーナー利用',
  blocked: 'ブロック',
  unavailable: '利用不可',
};

const WORDS: Record<Language, FeedWords> = { en, ja, fr, pt, de, es, it };

export const feedWords = (locale: Locale): FeedWords => WORDS[languageOf(locale)];
