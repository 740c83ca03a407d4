import type { Count, Messages } from './messages.ts';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const PARTS = { early: 'Début ', mid: 'Mi-', late: 'Fin ' };
const days = ({ text, isOne }: Count) => `${text} ${isOne ? 'jour' : 'jours'}`;

export const fr: Messages = {
  reasons: {
    season: (part, month, difference, isAbove) =>
      `${PARTS[part]}${month}, les prix sont ${difference} ${isAbove ? 'au-dessus' : 'au-dessous'} du niveau habituel.`,
    weekday: (weekday, month, difference, isAbove) =>
      `En ${month}, les nuits du ${WEEKDAYS[weekday]} se vendent ${difference} ${isAbove ? 'au-dessus' : 'au-dessous'} de la moyenne.`,
    event: (name, difference, isAbove) =>
      `« ${name} » fait ${isAbove ? 'monter' : 'baisser'} les prix de votre marché de ${difference}.`,
    occupancy: (listing, market) =>
      market === null
        ? `Autour de cette nuit, vous êtes réservé à ${listing}.`
        : `Autour de cette nuit, vous êtes réservé à ${listing}, votre marché à ${market}.`,
    pacing: (booked, usual) =>
      `${booked} des logements comparables sont réservés pour cette nuit, contre ${usual} d’habitude à ce stade.`,
    review: (rating, date, mean) =>
      `L’avis du ${date} donne ${rating} étoiles, nettement moins que votre moyenne de ${mean}.`,
    ownLeadRule: (count, direction, change) =>
      direction === 'within'
        ? `Votre règle pour les nuits à ${days(count)} ou moins : ${change}.`
        : `Votre règle pour les nuits à ${days(count)} ou plus : ${change}.`,
    lateChance: (count, chance) =>
      `Parmi les nuits semblables encore libres ${days(count)} avant, ${chance} se vendent.`,
    lateToday: (chance) => `Parmi les nuits semblables encore libres le jour même, ${chance} se vendent.`,
    farAhead: (count) => `À ${count} jours de la date, on peut attendre un meilleur prix.`,
    gap: ({ text, isOne }) =>
      isOne
        ? 'Une nuit isolée entre deux réservations se remplit mal.'
        : `Un creux de ${text} nuits se remplit mal.`,
    noCheckin: 'La nuit précédente est prise et l’arrivée n’est pas possible ce jour-là.',
    noCheckout: 'La nuit suivante est prise et le départ n’est pas possible le lendemain matin.',
  },
  steps: {
    season: 'Saison',
    highDemand: 'Forte demande',
    lowDemand: 'Faible demande',
    occupancy: 'Occupation',
    pacing: 'Rythme des réservations',
    review: 'Avis récent',
    leadTime: 'Délai de réservation',
    gap: ({ text, isOne }) => `Creux de ${text} ${isOne ? 'nuit' : 'nuits'}`,
    besideBooking: 'À côté d’une réservation',
    heldAtFloor: (price) => `Retenu au plancher de ${price}`,
    heldAtCeiling: (price) => `Retenu au plafond de ${price}`,
    rounding: 'Arrondi',
    ownPrice: 'Votre prix',
    ownAdjustment: 'Votre ajustement',
  },
  rules: {
    serviceMinimum: 'Prix le plus bas autorisé',
    minPrice: 'Prix minimum',
    maxPrice: 'Prix maximum',
    noMinStay: 'Aucun séjour minimum défini',
    minStay: 'Séjour minimum',
    gapFill: 'Remplissage des creux',
    weekday: (weekday) => `Le ${WEEKDAYS[weekday]}`,
    season: (dates) => `Saison ${dates}`,
    lead: (count, direction) =>
      direction === 'within' ? `À ${days(count)} ou moins` : `À ${days(count)} ou plus`,
  },
  summary: {
    unmoved: (base) => `Rien n’éloigne cette nuit de son prix de base de ${base}.`,
    moved: (causes, base, price) => `${causes} : cette nuit passe de son prix de base de ${base} à ${price}.`,
    heldAtFloor: (price) => `Le plancher de ${price} la soutient.`,
    heldAtCeiling: (price) => `Le plafond de ${price} la retient.`,
    ownPrice: (price) => `Votre propre prix de ${price} remplace la suggestion.`,
    ownAdjustment: (change, price) => `Votre ajustement de ${change} donne ${price}.`,
    separator: ' ',
  },
};
