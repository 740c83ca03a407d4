import type { Count, Messages } from './messages.ts';

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const PARTS = { early: 'early ', mid: 'mid-', late: 'late ' };
const days = ({ text, isOne }: Count) => `${text} ${isOne ? 'day' : 'days'}`;

export const en: Messages = {
  reasons: {
    season: (part, month, difference, isAbove) =>
      `Prices in ${PARTS[part]}${month} run ${difference} ${isAbove ? 'above' : 'below'} the usual level.`,
    weekday: (weekday, month, difference, isAbove) =>
      `${WEEKDAYS[weekday]} in ${month} sell ${difference} ${isAbove ? 'above' : 'below'} the average night.`,
    event: (name, difference, isAbove) =>
      `${name} ${isAbove ? 'raises' : 'lowers'} prices in your market by ${difference}.`,
    occupancy: (listing, market) =>
      market === null
        ? `You are ${listing} booked around this night.`
        : `You are ${listing} booked around this night, your market ${market}.`,
    pacing: (booked, usual) =>
      `${booked} of comparable homes are booked for this night; ${usual} is usual by now.`,
    review: (rating, date, mean) =>
      `The review of ${date} gave ${rating} stars, well below your average of ${mean}.`,
    ownLeadRule: (count, direction, change) =>
      direction === 'within'
        ? `Your rule for nights within ${days(count)}: ${change}.`
        : `Your rule for nights ${days(count)} away or more: ${change}.`,
    lateChance: (count, chance) => `Of nights like this still open ${days(count)} before, ${chance} sell.`,
    lateToday: (chance) => `Of nights like this still open on the day, ${chance} sell.`,
    farAhead: (count) => `With ${count} days to go there is time to wait for a better price.`,
    gap: ({ text, isOne }) =>
      isOne ? 'A gap of one night is hard to fill.' : `A gap of ${text} nights is hard to fill.`,
    noCheckin: 'The night before is taken and guests can’t check in on this day.',
    noCheckout: 'The next night is taken and guests can’t check out the morning after.',
  },
  steps: {
    season: 'Season',
    highDemand: 'High demand',
    lowDemand: 'Low demand',
    occupancy: 'Occupancy',
    pacing: 'Pace',
    review: 'Recent review',
    leadTime: 'Lead time',
    gap: ({ text, isOne }) => `Gap of ${text} ${isOne ? 'night' : 'nights'}`,
    besideBooking: 'Beside a booking',
    heldAtFloor: (price) => `Held at floor ${price}`,
    heldAtCeiling: (price) => `Held at ceiling ${price}`,
    rounding: 'Rounding',
    ownPrice: 'Your price',
    ownAdjustment: 'Your adjustment',
  },
  rules: {
    serviceMinimum: 'Lowest price allowed',
    minPrice: 'Minimum price',
    maxPrice: 'Maximum price',
    noMinStay: 'No minimum stay set',
    minStay: 'Minimum stay',
    gapFill: 'Gap fill',
    weekday: (weekday) => WEEKDAYS[weekday] ?? '',
    season: (dates) => `Season ${dates}`,
    lead: (count, direction) =>
      direction === 'within' ? `Within ${days(count)}` : `${days(count)} away or more`,
  },
  summary: {
    unmoved: (base) => `Nothing moves this night from its base price of ${base}.`,
    moved: (causes, base, price) => `${causes}: this night goes from its base price of ${base} to ${price}.`,
    heldAtFloor: (price) => `The floor of ${price} holds it up.`,
    heldAtCeiling: (price) => `The ceiling of ${price} holds it back.`,
    ownPrice: (price) => `Your own price of ${price} replaces the suggestion.`,
    ownAdjustment: (change, price) => `Your adjustment of ${change} makes it ${price}.`,
    separator: ' ',
  },
};
