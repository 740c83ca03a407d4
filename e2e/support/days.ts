const DAY_MS = 86_400_000;

/** The date that lies so many days ahead, as it is now in UTC: a date that is written down is past one day. */
export const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
