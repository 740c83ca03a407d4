import type { EpochDay, IsoDate } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';

export type Availability = 'available' | 'booked' | 'blocked' | 'unavailable';
export type Impact = 'low' | 'medium' | 'high';

export interface NightEvent {
  /** Null for an event the market shows but no calendar names. */
  name: string | null;
  impact: Impact;
}

/** One night of a listing, prices in whole units of the listing's currency. */
export interface Night {
  day: EpochDay;
  availability: Availability;
  price: number;
  floor: number;
  ceiling: number | null;
  override: 'fixed' | 'percentage' | null;
  /** Strongest first. */
  events: NightEvent[];
}

/** What the calendar needs of the Partner API's `calendar-entries`. */
export interface CalendarEntry {
  attributes: {
    date: IsoDate;
    availability: Availability;
    price: number;
    'effective-min-price': number;
    'effective-max-price': number | null;
    'price-override-type': 'fixed' | 'percentage' | null;
    factors?: { key: string; reason?: string | null; 'event-impact'?: Impact }[];
  };
}

/** The attributes to ask for: without them a year of nights weighs four times as much. */
export const CALENDAR_FIELDS =
  'date,availability,price,effective-min-price,effective-max-price,price-override-type,factors';

const STRENGTH: Record<Impact, number> = { low: 1, medium: 2, high: 3 };

/** 1 for low, 3 for high: line weight and pips. */
export function strengthOf(impact: Impact): number {
  return STRENGTH[impact];
}

export function readNight({ attributes }: CalendarEntry): Night {
  const events = (attributes.factors ?? [])
    .filter((factor) => factor.key === 'event')
    .map((factor) => ({ name: factor.reason ?? null, impact: factor['event-impact'] ?? ('low' as const) }))
    .sort((a, b) => strengthOf(b.impact) - strengthOf(a.impact));
  return {
    day: toEpochDay(attributes.date),
    availability: attributes.availability,
    price: attributes.price,
    floor: attributes['effective-min-price'],
    ceiling: attributes['effective-max-price'],
    override: attributes['price-override-type'],
    events,
  };
}

export type Nights = ReadonlyMap<EpochDay, Night>;

export function indexNights(entries: CalendarEntry[]): Nights {
  return new Map(entries.map((entry) => [toEpochDay(entry.attributes.date), readNight(entry)]));
}
