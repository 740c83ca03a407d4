/** The most seasons one list may hold. */
export const MAXIMUM_SEASONS = 100;
/** The most lead-time or gap rules one list may hold. */
export const MAXIMUM_RULES = 50;
/** Five years: no override may end later. */
export const MAXIMUM_OVERRIDE_DAYS = 1830;
