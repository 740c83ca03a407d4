import { CALENDAR_ENTRY_FIELDS, type CalendarEntryAttributes } from '#contract/calendar.ts';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { AVAILABILITIES } from '../pricing/availability.ts';
import { type FactorMetadata, factorMetadata } from '../pricing/calendar-factors.ts';
import { EVENT, eventImpact } from '../pricing/factors.ts';
import { OVERRIDE_KINDS } from '../pricing/manual-override.ts';
import type { PriceCalendar } from '../pricing/price-calendar.ts';
import { factorHead, flat, integerPieces, keptPieces, reasonPiece, tenthsPieces } from './json-pieces.ts';
import type { PostedPrices } from './posted-prices.ts';

type Field = keyof CalendarEntryAttributes;

export interface CalendarSelection {
  /** Night numbers of the calendar, in the order in which they are shown. */
  nights: Iterable<number>;
  fields?: readonly Field[] | undefined;
}

/**
 * The `data` member as JSON text, written straight from the engine's columns. It is one text that grows by
 * pieces, nearly all of which were made before for another night or listing: the fewer pieces and the fewer
 * new ones, the sooner it is written.
 */
export function serializeEntries(
  calendar: PriceCalendar,
  posted: PostedPrices,
  selection: CalendarSelection,
): string {
  const fields = CALENDAR_ENTRY_FIELDS.filter((field) => selection.fields?.includes(field) ?? true);
  const pieces = joinSteady(fields);
  const factors = fields.includes('factors');
  let text = '[';
  let isFirst = true;
  for (const night of selection.nights) {
    text += (isFirst ? firstEntry : furtherEntry)(calendar.from + night);
    isFirst = false;
    for (const piece of pieces) text += piece(calendar, night, posted);
    if (factors) text = appendFactors(text, calendar, night);
    text += '}}';
  }
  return `${text}]`;
}

/** Limits, posted price and override stay the same for nights on end. */
const STEADY: readonly Field[] = [
  'price-posted',
  'effective-min-price',
  'effective-max-price',
  'price-override-type',
];

/** The pieces of a night, in which the steady attributes are one piece that is made when one of them changes. */
function joinSteady(fields: readonly Field[]): Piece[] {
  const pieces = fields.map((field, place) => (place === 0 ? FIRST : FURTHER)[field]);
  const start = fields.findIndex((field) => STEADY.includes(field));
  const count = fields.filter((field) => STEADY.includes(field)).length;
  if (count < 2) return pieces;
  return pieces.toSpliced(start, count, steadyPiece(pieces.slice(start, start + count)));
}

function steadyPiece(pieces: readonly Piece[]): Piece {
  let text = '';
  let last = { posted: -1 as number | null, floor: -1, ceiling: -1, override: -1 };
  return (calendar, night, posted) => {
    const postedPrice = posted.on(calendar.from + night);
    const floor = calendar.floor[night] ?? 0;
    const ceiling = calendar.ceiling[night] ?? 0;
    const override = calendar.overrideKind[night] ?? 0;
    const isSame =
      postedPrice === last.posted &&
      floor === last.floor &&
      ceiling === last.ceiling &&
      override === last.override;
    if (isSame) return text;
    last = { posted: postedPrice, floor, ceiling, override };
    text = flat(pieces.map((piece) => piece(calendar, night, posted)).join(''));
    return text;
  };
}

/** One attribute of a night; of the factors, the last in order, only the name. */
type Piece = (calendar: PriceCalendar, night: number, posted: PostedPrices) => string;

const FIRST = piecesAfter('');
const FURTHER = piecesAfter(',');

function piecesAfter(separator: string): Record<Field, Piece> {
  const named = (field: Field) => `${separator}"${field}":`;
  const availability = AVAILABILITIES.map((value) => named('availability') + JSON.stringify(value));
  const override = OVERRIDE_KINDS.map((value) => named('price-override-type') + JSON.stringify(value));
  const date = keptPieces((day: EpochDay) => `${named('date')}"${toIsoDate(day)}"`);
  const price = integerPieces(named('price'));
  const pricePosted = integerPieces(named('price-posted'));
  const floor = integerPieces(named('effective-min-price'));
  const ceiling = integerPieces(named('effective-max-price'));
  return {
    date: (calendar, night) => date(calendar.from + night),
    availability: (calendar, night) => availability[calendar.availability[night] ?? 0] ?? '',
    price: (calendar, night) => price(calendar.price[night] ?? 0),
    'price-posted': (calendar, night, posted) => pricePosted(posted.on(calendar.from + night)),
    'effective-min-price': (calendar, night) => floor(calendar.floor[night] ?? 0),
    'effective-max-price': (calendar, night) => {
      const value = calendar.ceiling[night] ?? Number.POSITIVE_INFINITY;
      return ceiling(value === Number.POSITIVE_INFINITY ? null : value);
    },
    'price-override-type': (calendar, night) => override[calendar.overrideKind[night] ?? 0] ?? '',
    factors: () => named('factors'),
  };
}

const firstEntry = entryPieces('');
const furtherEntry = entryPieces(',');

function entryPieces(separator: string) {
  return keptPieces(
    (day: EpochDay) => `${separator}{"type":"calendar-entries","id":"${toIsoDate(day)}","attributes":{`,
  );
}

const amountPieces = integerPieces('');
const listingOccupancy = tenthsPieces(',"metadata":{"listing-occupancy":');
const marketOccupancy = tenthsPieces(',"market-occupancy":');

function metadataPiece(metadata: FactorMetadata): string {
  if (!('market-occupancy' in metadata)) return `,"metadata":${JSON.stringify(metadata)}`;
  const { 'listing-occupancy': listing, 'market-occupancy': market } = metadata;
  return `${listingOccupancy(listing)}${marketOccupancy(market)}}`;
}

function appendFactors(text: string, calendar: PriceCalendar, night: number): string {
  const { starts, order, ratio, amount, reason } = calendar.factors;
  const first = starts[night] ?? 0;
  const end = starts[night + 1] ?? 0;
  let grown = text;
  for (let f = first; f < end; f++) {
    const step = order[f] ?? 0;
    const change = ratio[f] ?? 0;
    grown += factorHead(f === first, step, change);
    grown += amountPieces(amount[f] ?? 0);
    grown += reasonPiece(reason[f] ?? null);
    if (step === EVENT) grown += `,"event-impact":"${eventImpact(change)}"`;
    const metadata = factorMetadata(calendar.plan, night, step);
    if (metadata) grown += metadataPiece(metadata);
  }
  return grown + (first === end ? '[]' : '}]');
}
