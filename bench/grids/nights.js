/** The same nights for every grid: prices, stays, overrides and limits of many listings over a year. */
export const LISTINGS = 500;
export const DAYS = 365;
export const COLUMN_PX = 52;
export const ROW_PX = 44;
export const NAMES_PX = 244;

const FIRST = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;

export const days = Array.from({ length: DAYS }, (_, day) => {
  const date = new Date(FIRST + day * DAY_MS);
  return { weekday: date.getUTCDay(), date: date.getUTCDate() };
});

export const listings = Array.from({ length: LISTINGS }, (_, index) => listingOf(index));

function listingOf(index) {
  const random = randomFrom(index + 1);
  const base = 90 + Math.round(random() * 120);
  const nights = [];
  let taken = 0;
  for (let day = 0; day < DAYS; day++) {
    if (taken === 0 && random() < 0.12) taken = 2 + Math.floor(random() * 5);
    const weekend = days[day].weekday === 5 || days[day].weekday === 6;
    const price = Math.round(base * (weekend ? 1.15 : 0.95) * (0.8 + random() * 0.4));
    const held = price < base * 0.85;
    nights.push({
      price,
      booked: taken > 0,
      override: taken === 0 && random() < 0.05,
      held,
      heat: Math.max(-3, Math.min(3, Math.round((price / base - 1) * 10))),
    });
    taken = Math.max(0, taken - 1);
  }
  return { id: String(index), title: `Harbour Loft ${index + 1}`, base, nights };
}

/** What a night is drawn as, in class names. */
export function looksOf({ booked, override, held, heat }) {
  if (booked) return 'night booked';
  return `night heat${heat}${override ? ' override' : ''}${held ? ' held' : ''}`;
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
