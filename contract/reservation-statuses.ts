export const RESERVATION_STATUSES = ['accepted', 'unconfirmed', 'canceled'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];
