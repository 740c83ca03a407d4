export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed', 'dropped'] as const;
