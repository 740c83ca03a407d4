import type { Messages } from './messages.ts';

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const PARTS = { early: 'early', mid: 'mid', late: 'late' };

export const en: Messages = {
  season: (part, month, difference, isAbove) =>
    `Prices in ${PARTS[part]} ${month} run ${difference} ${isAbove ? 'above' : 'below'} your usual level.`,
  weekday: (weekday, month, difference, isAbove) =>
    `${WEEKDAYS[weekday]} in ${month} sell ${difference} ${isAbove ? 'above' : 'below'} the week’s average.`,
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
  ownLeadRule: (days, isOneDay, direction, change) =>
    direction === 'within'
      ? `Your rule for nights within ${days} ${isOneDay ? 'day' : 'days'}: ${change}.`
      : `Your rule for nights ${days} ${isOneDay ? 'day' : 'days'} away or more: ${change}.`,
  lateChance: (days, isOneDay, chance) =>
    `Of nights like this still open ${days} ${isOneDay ? 'day' : 'days'} before, ${chance} sell.`,
  lateToday: (chance) => `Of nights like this still open on the day, ${chance} sell.`,
  farAhead: (days) => `With ${days} days to go there is time to wait for a better price.`,
  gap: (nights, isOneNight) =>
    isOneNight ? 'A gap of one night is hard to fill.' : `A gap of ${nights} nights is hard to fill.`,
  noCheckin: 'The night before is taken and guests can’t check in on this day.',
  noCheckout: 'The next night is taken and guests can’t check out the morning after.',
};
