import { CALENDAR_ENTRY_FIELDS, type CalendarEntryAttributes } from '#contract/calendar.ts';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { AVAILABILITIES } from '../pricing/availability.ts';
import { EVENT, eventImpact, factorKey } from '../pricing/factors.ts';
import { OVERRIDE_KINDS } from '../pricing/manual-override.ts';
import { factorMetadata } from '../pricing/calendar-factors.ts';
import type { PriceCalendar } from '../pricing/price-calendar.ts';
import type { PostedPrices } from './posted-prices.ts';

type Field = keyof CalendarEntryAttributes;

export interface CalendarSelection {
  /** Night numbers of the calendar, in the order in which they are shown. */
  nights: Iterable<number>;
  fields?: readonly Field[] | undefined;
}

/**
 * The `data` member as JSON text. A year of nights has thousands of small values, and writing them straight
 * from the engine's columns takes a fraction of the time that building objects for `JSON.stringify` does.
 */
export function serializeEntries(
  calendar: PriceCalendar,
  posted: PostedPrices,
  selection: CalendarSelection,
): string {
  const fields = selection.fields ?? CALENDAR_ENTRY_FIELDS;
  const writers = CALENDAR_ENTRY_FIELDS.filter((field) => fields.includes(field)).map(
    (field) => WRITERS[field],
  );
  let text = '[';
  let separator = '';
  for (const night of selection.nights) {
    const date = isoDate(calendar.from + night);
    text += `${separator}{"type":"calendar-entries","id":"${date}","attributes":{`;
    let comma = '';
    for (const write of writers) {
      text += comma + write(calendar, night, date, posted);
      comma = ',';
    }
    text += '}}';
    separator = ',';
  }
  return `${text}]`;
}

type Writer = (calendar: PriceCalendar, night: number, date: string, posted: PostedPrices) => string;

const AVAILABILITY_JSON = AVAILABILITIES.map((value) => `"availability":${JSON.stringify(value)}`);
const OVERRIDE_JSON = OVERRIDE_KINDS.map((value) => `"price-override-type":${JSON.stringify(value)}`);

const WRITERS: Record<Field, Writer> = {
  date: (_calendar, _night, date) => `"date":"${date}"`,
  availability: (calendar, night) => AVAILABILITY_JSON[calendar.availability[night] ?? 0] ?? '',
  price: (calendar, night) => `"price":${calendar.price[night]}`,
  'price-posted': (calendar, night, _date, posted) => `"price-posted":${posted.on(calendar.from + night)}`,
  'effective-min-price': (calendar, night) => `"effective-min-price":${calendar.floor[night]}`,
  'effective-max-price': (calendar, night) => {
    const ceiling = calendar.ceiling[night];
    return `"effective-max-price":${ceiling === Number.POSITIVE_INFINITY ? null : ceiling}`;
  },
  'price-override-type': (calendar, night) => OVERRIDE_JSON[calendar.overrideKind[night] ?? 0] ?? '',
  factors: (calendar, night) => `"factors":[${factorsJson(calendar, night)}]`,
};

function factorsJson(calendar: PriceCalendar, night: number): string {
  const { starts, order, ratio, amount, reason } = calendar.factors;
  let text = '';
  const first = starts[night] ?? 0;
  const end = starts[night + 1] ?? 0;
  for (let f = first; f < end; f++) {
    const step = order[f] ?? 0;
    const change = ratio[f] ?? 0;
    const because = reason[f] ?? null;
    text +=
      `${f === first ? '' : ','}{"key":"${factorKey(step, change)}","order":${step},"ratio":${change},` +
      `"amount":${amount[f]},"reason":${because === null ? 'null' : quoted(because)}`;
    if (step === EVENT) text += `,"event-impact":"${eventImpact(change)}"`;
    const metadata = factorMetadata(calendar.plan, night, step);
    if (metadata) text += `,"metadata":${JSON.stringify(metadata)}`;
    text += '}';
  }
  return text;
}

/** Reasons recur from night to night and from listing to listing, as the very same strings. */
const quotedReasons = new Map<string, string>();
const MOST_QUOTED = 50_000;

function quoted(text: string): string {
  let known = quotedReasons.get(text);
  if (known === undefined) {
    if (quotedReasons.size >= MOST_QUOTED) quotedReasons.clear();
    known = JSON.stringify(text);
    quotedReasons.set(text, known);
  }
  return known;
}

const isoDates = new Map<EpochDay, string>();
const MOST_DATES = 10_000;

function isoDate(day: EpochDay): string {
  let known = isoDates.get(day);
  if (known === undefined) {
    if (isoDates.size >= MOST_DATES) isoDates.clear();
    known = toIsoDate(day);
    isoDates.set(day, known);
  }
  return known;
}
