import { DELIVERY_STATUSES } from '#contract/delivery-statuses.ts';
import { EVENT_TYPES } from '#contract/events.ts';
import { checkedText, choice, count } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';

/** How far back; the service keeps thirty days. */
export const deliveryPeriods = ['all', 'day', 'week'] as const;
export type DeliveryPeriod = (typeof deliveryPeriods)[number];

const isEventId = (text: string): text is string => /^msg_[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
const isUserId = (text: string): text is string => /^[1-9]\d{0,15}$/.test(text);

/** The deliveries' whole state, as it stands in the address. */
export const deliveriesViewCodecs = {
  event: choice(EVENT_TYPES, null),
  status: choice(DELIVERY_STATUSES, null),
  period: choice(deliveryPeriods, 'all'),
  /** For staff: the deliveries about one user. */
  user: checkedText(isUserId),
  /** One delivery alone. */
  id: checkedText(isEventId),
  /** The one that is looked into. */
  open: checkedText(isEventId),
  page: count(1, 1),
};

export type DeliveriesView = StateOf<typeof deliveriesViewCodecs>;

/** The view at rest: everything, first page. */
export const noFilters = {
  event: null,
  status: null,
  period: 'all',
  user: null,
  id: null,
  open: null,
  page: 1,
} as const satisfies DeliveriesView;

/** Reads the view from a page's search parameters. */
export function readDeliveriesView(
  parameters: Record<string, string | string[] | undefined>,
): DeliveriesView {
  return readState<DeliveriesView>(deliveriesViewCodecs, (name) => [parameters[name]].flat()[0]);
}

const HOUR_MS = 3_600_000;
const HOURS: Record<Exclude<DeliveryPeriod, 'all'>, number> = { day: 24, week: 7 * 24 };

/** The moment a period begins, to the whole hour before, so that it asks the same again for a while. */
export function beginningOf(period: Exclude<DeliveryPeriod, 'all'>, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS) - HOURS[period];
  return new Date(hour * HOUR_MS).toISOString();
}
