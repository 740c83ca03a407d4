import type { Cell } from '../table/table-writer.ts';
import type { ExportedListing } from './queries.ts';

export const RULE_COLUMNS = [
  'listing id',
  'listing',
  'rule',
  'list',
  'number',
  'from',
  'to',
  'every year',
  'weekday',
  'condition',
  'field',
  'value',
  'unit',
] as const;

/** Where a value stands: each part is handed down to what stands below it. */
interface Place {
  list?: string;
  number?: number;
  from?: string;
  to?: string;
  yearly?: boolean;
  weekday?: string;
  condition?: string;
}

interface Value {
  place: Place;
  field: string;
  value: string | number | boolean;
}

/**
 * A row for each value of a listing's customizations, by the names that the API gives them. What is not set has none.
 * @param attributes by customization, as the API writes them
 */
export function ruleRows(
  listing: ExportedListing,
  attributes: Readonly<Record<string, Record<string, unknown>>>,
): Cell[][] {
  return Object.entries(attributes).flatMap(([rule, fields]) =>
    valuesIn(fields, {}).map(({ place, field, value }) => [
      listing.id,
      listing.title,
      rule,
      place.list ?? null,
      place.number ?? null,
      place.from ?? null,
      place.to ?? null,
      place.yearly ?? null,
      place.weekday ?? null,
      place.condition ?? null,
      field,
      value,
      unitOf(field, listing.currency),
    ]),
  );
}

function valuesIn(fields: Record<string, unknown>, place: Place): Value[] {
  const found = placeIn(fields, place);
  const values = Object.entries(fields).flatMap(([field, value]) =>
    PLACING.has(field) ? [] : valuesOf(field, value, found),
  );
  const isBareSeason = values.length === 0 && 'start-date' in fields && place.list !== undefined;
  return isBareSeason ? [{ place: found, field: place.list ?? '', value: true }] : values;
}

function valuesOf(field: string, value: unknown, place: Place): Value[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) {
      return [{ place, field, value: value.length > 0 ? value.join(' ') : 'none' }];
    }
    return value.flatMap((item, index) => valuesIn(item, inList(place, field, item, index + 1)));
  }
  if (typeof value === 'object') {
    return valuesIn(value as Record<string, unknown>, { ...place, list: place.list ?? field });
  }
  return [{ place, field, value: value as Value['value'] }];
}

/** A list of weekdays is no list of its own: the weekday says it all. */
const inList = (place: Place, list: string, item: object, number: number): Place =>
  'weekday' in item ? place : { ...place, list: place.list ?? list, number: place.number ?? number };

/** What tells where a value holds, and is none itself. */
const PLACING = new Set([
  'start-date',
  'end-date',
  'rollover',
  'weekday',
  'direction',
  'days',
  'days-away',
  'min-nights',
  'max-nights',
  'weekdays',
  'within-days',
]);

function placeIn(fields: Record<string, unknown>, place: Place): Place {
  const condition = conditionOf(fields);
  return {
    ...place,
    ...(typeof fields['start-date'] === 'string' ? { from: fields['start-date'] } : {}),
    ...(typeof fields['end-date'] === 'string' ? { to: fields['end-date'] } : {}),
    ...(typeof fields.rollover === 'boolean' ? { yearly: fields.rollover } : {}),
    ...(typeof fields.weekday === 'string' ? { weekday: fields.weekday } : {}),
    ...(condition === null ? {} : { condition }),
  };
}

function conditionOf(fields: Record<string, unknown>): string | null {
  const { direction, 'min-nights': least, 'max-nights': most, weekdays, 'within-days': within } = fields;
  if (direction !== undefined) return `${direction} ${fields.days ?? fields['days-away']} days`;
  if (least === undefined) return null;
  const days = weekdays === 'all' ? '' : `, ${weekdays}`;
  const lead = typeof within === 'number' ? `, within ${within} days` : '';
  return `gap of ${least} to ${most} nights${days}${lead}`;
}

const UNITS: Readonly<Record<string, string>> = {
  percentage: '%',
  'percentage-adjustment': '%',
  'min-stay': 'nights',
  gaps: 'nights',
  buffer: 'nights',
  'max-gap': 'nights',
  'min-factor': 'factor',
  'max-factor': 'factor',
  'extra-guest-threshold': 'guests',
};

const MONEY = /(^|-)(price|fee)$/;

const unitOf = (field: string, currency: string): string | null =>
  UNITS[field] ?? (MONEY.test(field) ? currency : null);
