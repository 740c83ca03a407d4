/** How long a recommendation waits for a decision, and how long one that was turned down is not repeated. */
export const DAYS_VALID = 30;

export const MS_PER_DAY = 86_400_000;

/** When a recommendation that nobody has decided on expires. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + DAYS_VALID * MS_PER_DAY);
