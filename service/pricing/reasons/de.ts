import type { Count, Messages } from './messages.ts';

const WEEKDAYS = ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags', 'sonntags'];
const PARTS = { early: 'Anfang', mid: 'Mitte', late: 'Ende' };
const days = ({ text, isOne }: Count) => `${text} ${isOne ? 'Tag' : 'Tage'}`;
const daysAfterPreposition = ({ text, isOne }: Count) => `${text} ${isOne ? 'Tag' : 'Tagen'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const de: Messages = {
  reasons: {
    season: (part, month, difference, isAbove) =>
      `${PARTS[part]} ${month} liegen die Preise ${difference} ${isAbove ? 'über' : 'unter'} dem üblichen Niveau.`,
    weekday: (weekday, month, difference, isAbove) =>
      `${capital(WEEKDAYS[weekday] ?? '')} liegen die Preise im ${month} ${difference} ${isAbove ? 'über' : 'unter'} dem Durchschnitt.`,
    event: (name, difference, isAbove) =>
      `„${name}“ ${isAbove ? 'hebt' : 'senkt'} die Preise in Ihrem Markt um ${difference}.`,
    occupancy: (listing, market) =>
      market === null
        ? `Rund um diese Nacht sind Sie zu ${listing} gebucht.`
        : `Rund um diese Nacht sind Sie zu ${listing} gebucht, Ihr Markt zu ${market}.`,
    pacing: (booked, usual) =>
      `${booked} der vergleichbaren Unterkünfte sind für diese Nacht gebucht; üblich sind jetzt ${usual}.`,
    review: (rating, date, mean) =>
      `Die Bewertung vom ${date} liegt mit ${rating} Sternen deutlich unter Ihrem Schnitt von ${mean}.`,
    ownLeadRule: (count, direction, change) =>
      direction === 'within'
        ? `Ihre Regel für Nächte in höchstens ${daysAfterPreposition(count)}: ${change}.`
        : `Ihre Regel für Nächte in ${daysAfterPreposition(count)} oder mehr: ${change}.`,
    lateChance: (count, chance) =>
      `Von solchen Nächten, die ${days(count)} vorher noch frei sind, werden ${chance} gebucht.`,
    lateToday: (chance) => `Von solchen Nächten, die am selben Tag noch frei sind, werden ${chance} gebucht.`,
    farAhead: (count) => `Bis dahin sind es ${count} Tage: Zeit genug, auf einen besseren Preis zu warten.`,
    gap: ({ text, isOne }) =>
      isOne
        ? 'Eine Lücke von einer Nacht ist schwer zu füllen.'
        : `Eine Lücke von ${text} Nächten ist schwer zu füllen.`,
    noCheckin: 'Die Nacht davor ist belegt, und an diesem Tag ist keine Anreise möglich.',
    noCheckout: 'Die nächste Nacht ist belegt, und am Morgen danach ist keine Abreise möglich.',
  },
  steps: {
    season: 'Saison',
    highDemand: 'Hohe Nachfrage',
    lowDemand: 'Geringe Nachfrage',
    occupancy: 'Auslastung',
    pacing: 'Buchungstempo',
    review: 'Letzte Bewertung',
    leadTime: 'Vorlaufzeit',
    gap: ({ text, isOne }) => `Lücke von ${text} ${isOne ? 'Nacht' : 'Nächten'}`,
    besideBooking: 'Neben einer Buchung',
    heldAtFloor: (price) => `Am Mindestpreis ${price} gehalten`,
    heldAtCeiling: (price) => `Am Höchstpreis ${price} gehalten`,
    rounding: 'Rundung',
    ownPrice: 'Ihr Preis',
    ownAdjustment: 'Ihre Anpassung',
  },
  rules: {
    serviceMinimum: 'Kleinster zulässiger Preis',
    minPrice: 'Mindestpreis',
    maxPrice: 'Höchstpreis',
    noMinStay: 'Kein Mindestaufenthalt festgelegt',
    minStay: 'Mindestaufenthalt',
    gapFill: 'Lückenfüllung',
    weekday: (weekday) => capital(WEEKDAYS[weekday] ?? ''),
    season: (dates) => `Saison ${dates}`,
    lead: (count, direction) =>
      direction === 'within' ? `Höchstens ${days(count)} vorher` : `${days(count)} oder mehr vorher`,
  },
  summary: {
    unmoved: (base) => `Nichts bewegt diese Nacht von ihrem Basispreis von ${base} weg.`,
    moved: (causes, base, price) => `${causes}: Diese Nacht kommt vom Basispreis von ${base} auf ${price}.`,
    heldAtFloor: (price) => `Der Mindestpreis von ${price} fängt sie auf.`,
    heldAtCeiling: (price) => `Der Höchstpreis von ${price} hält sie zurück.`,
    ownPrice: (price) => `Ihr eigener Preis von ${price} ersetzt den Vorschlag.`,
    ownAdjustment: (change, price) => `Ihre Anpassung um ${change} ergibt ${price}.`,
    separator: ' ',
  },
};
