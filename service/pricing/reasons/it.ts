import type { Count, Messages } from './messages.ts';

const WEEKDAYS = [
  'il lunedì',
  'il martedì',
  'il mercoledì',
  'il giovedì',
  'il venerdì',
  'il sabato',
  'la domenica',
];
const PARTS = { early: 'A inizio', mid: 'A metà', late: 'A fine' };
const days = ({ text, isOne }: Count) => `${text} ${isOne ? 'giorno' : 'giorni'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const it: Messages = {
  reasons: {
    season: (part, month, difference, isAbove) =>
      `${PARTS[part]} ${month} i prezzi sono ${isAbove ? 'superiori' : 'inferiori'} del ${difference} al livello abituale.`,
    weekday: (weekday, month, difference, isAbove) =>
      `In ${month}, ${WEEKDAYS[weekday]} si vende a prezzi ${isAbove ? 'superiori' : 'inferiori'} del ${difference} alla media.`,
    event: (name, difference, isAbove) =>
      `«${name}» fa ${isAbove ? 'salire' : 'scendere'} i prezzi nel tuo mercato del ${difference}.`,
    occupancy: (listing, market) =>
      market === null
        ? `Attorno a questa notte la tua occupazione è ${listing}.`
        : `Attorno a questa notte la tua occupazione è ${listing}, quella del mercato ${market}.`,
    pacing: (booked, usual) =>
      `Alloggi simili prenotati per questa notte: ${booked}; di solito a questo punto sono ${usual}.`,
    review: (rating, date, mean) =>
      `La recensione del ${date} ha dato ${rating} stelle, ben sotto la tua media di ${mean}.`,
    ownLeadRule: (count, direction, change) =>
      direction === 'within'
        ? `La tua regola per le notti entro ${days(count)}: ${change}.`
        : `La tua regola per le notti a ${days(count)} o più: ${change}.`,
    lateChance: (count, chance) =>
      `Quota di notti simili che si vende se ancora libera ${days(count)} prima: ${chance}.`,
    lateToday: (chance) => `Quota di notti simili che si vende se ancora libera il giorno stesso: ${chance}.`,
    farAhead: (count) => `Mancano ${count} giorni: c’è tempo per aspettare un prezzo migliore.`,
    gap: ({ text, isOne }) =>
      isOne
        ? 'Un buco di una notte è difficile da riempire.'
        : `Un buco di ${text} notti è difficile da riempire.`,
    noCheckin: 'La notte prima è occupata e in questo giorno non è possibile il check-in.',
    noCheckout: 'La notte dopo è occupata e la mattina seguente non è possibile il check-out.',
  },
  steps: {
    season: 'Stagione',
    highDemand: 'Domanda alta',
    lowDemand: 'Domanda bassa',
    occupancy: 'Occupazione',
    pacing: 'Ritmo delle prenotazioni',
    review: 'Recensione recente',
    leadTime: 'Anticipo',
    gap: ({ text, isOne }) => `Buco di ${text} ${isOne ? 'notte' : 'notti'}`,
    besideBooking: 'Accanto a una prenotazione',
    heldAtFloor: (price) => `Fermo al minimo di ${price}`,
    heldAtCeiling: (price) => `Fermo al massimo di ${price}`,
    rounding: 'Arrotondamento',
    ownPrice: 'Il tuo prezzo',
    ownAdjustment: 'La tua variazione',
  },
  rules: {
    serviceMinimum: 'Prezzo più basso consentito',
    minPrice: 'Prezzo minimo',
    maxPrice: 'Prezzo massimo',
    noMinStay: 'Nessun soggiorno minimo impostato',
    minStay: 'Soggiorno minimo',
    gapFill: 'Riempimento dei buchi',
    weekday: (weekday) => capital(WEEKDAYS[weekday] ?? ''),
    season: (dates) => `Stagione ${dates}`,
    lead: (count, direction) => (direction === 'within' ? `Entro ${days(count)}` : `A ${days(count)} o più`),
  },
  summary: {
    unmoved: (base) => `Niente sposta questa notte dal suo prezzo base di ${base}.`,
    moved: (causes, base, price) => `${causes}: questa notte passa dal prezzo base di ${base} a ${price}.`,
    heldAtFloor: (price) => `Il minimo di ${price} la sostiene.`,
    heldAtCeiling: (price) => `Il massimo di ${price} la trattiene.`,
    ownPrice: (price) => `Il tuo prezzo di ${price} sostituisce il suggerimento.`,
    ownAdjustment: (change, price) => `Con la tua variazione di ${change} diventa ${price}.`,
    separator: ' ',
  },
};
