import type { Count, Messages } from './messages.ts';

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];
const PARTS = { early: 'principios', mid: 'mediados', late: 'finales' };
const days = ({ text, isOne }: Count) => `${text} ${isOne ? 'día' : 'días'}`;

export const es: Messages = {
  reasons: {
    season: (part, month, difference, isAbove) =>
      `A ${PARTS[part]} de ${month} los precios están un ${difference} por ${isAbove ? 'encima' : 'debajo'} del nivel habitual.`,
    weekday: (weekday, month, difference, isAbove) =>
      `Los ${WEEKDAYS[weekday]} de ${month} se venden un ${difference} por ${isAbove ? 'encima' : 'debajo'} de la media.`,
    event: (name, difference, isAbove) =>
      `«${name}» ${isAbove ? 'sube' : 'baja'} los precios de tu mercado un ${difference}.`,
    occupancy: (listing, market) =>
      market === null
        ? `En torno a esta noche tienes reservado el ${listing}.`
        : `En torno a esta noche tienes reservado el ${listing}; tu mercado, el ${market}.`,
    pacing: (booked, usual) =>
      `El ${booked} de los alojamientos comparables está reservado para esta noche; a estas alturas lo habitual es el ${usual}.`,
    review: (rating, date, mean) =>
      `La reseña del ${date} dio ${rating} estrellas, muy por debajo de tu media de ${mean}.`,
    ownLeadRule: (count, direction, change) =>
      direction === 'within'
        ? `Tu regla para noches a ${days(count)} o menos: ${change}.`
        : `Tu regla para noches a ${days(count)} o más: ${change}.`,
    lateChance: (count, chance) =>
      `De las noches como esta que siguen libres ${days(count)} antes, se vende el ${chance}.`,
    lateToday: (chance) => `De las noches como esta que siguen libres el mismo día, se vende el ${chance}.`,
    farAhead: (count) => `Faltan ${count} días: hay tiempo de esperar un precio mejor.`,
    gap: ({ text, isOne }) =>
      isOne
        ? 'Un hueco de una noche es difícil de llenar.'
        : `Un hueco de ${text} noches es difícil de llenar.`,
    noCheckin: 'La noche anterior está ocupada y ese día no se permite la entrada.',
    noCheckout: 'La noche siguiente está ocupada y a la mañana siguiente no se permite la salida.',
  },
  steps: {
    season: 'Temporada',
    highDemand: 'Demanda alta',
    lowDemand: 'Demanda baja',
    occupancy: 'Ocupación',
    pacing: 'Ritmo de reservas',
    review: 'Reseña reciente',
    leadTime: 'Antelación',
    gap: ({ text, isOne }) => `Hueco de ${text} ${isOne ? 'noche' : 'noches'}`,
    besideBooking: 'Junto a una reserva',
    heldAtFloor: (price) => `Sujeto al mínimo de ${price}`,
    heldAtCeiling: (price) => `Sujeto al máximo de ${price}`,
    rounding: 'Redondeo',
    ownPrice: 'Tu precio',
    ownAdjustment: 'Tu ajuste',
  },
  rules: {
    serviceMinimum: 'Precio más bajo permitido',
    minPrice: 'Precio mínimo',
    maxPrice: 'Precio máximo',
    noMinStay: 'Sin estancia mínima',
    minStay: 'Estancia mínima',
    gapFill: 'Relleno de huecos',
    weekday: (weekday) => `Los ${WEEKDAYS[weekday]}`,
    season: (dates) => `Temporada ${dates}`,
    lead: (count, direction) =>
      direction === 'within' ? `A ${days(count)} o menos` : `A ${days(count)} o más`,
  },
  summary: {
    unmoved: (base) => `Nada aparta esta noche de su precio base de ${base}.`,
    moved: (causes, base, price) => `${causes}: esta noche pasa de su precio base de ${base} a ${price}.`,
    heldAtFloor: (price) => `El mínimo de ${price} la sostiene.`,
    heldAtCeiling: (price) => `El máximo de ${price} la frena.`,
    ownPrice: (price) => `Tu propio precio de ${price} sustituye la sugerencia.`,
    ownAdjustment: (change, price) => `Con tu ajuste de ${change} queda en ${price}.`,
    separator: ' ',
  },
};
