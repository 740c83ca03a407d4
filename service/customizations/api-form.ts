import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Season } from '../pricing/rules.ts';

type CamelKey<K> = K extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K;

/** The engine's form of what the API shows: the same structure under names in camel case. */
export type EngineForm<T> = T extends readonly (infer Item)[]
  ? EngineForm<Item>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: EngineForm<T[K]> }
    : T;

const camelKey = (key: string) => key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const dasherizedKey = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Renames every key of a JSON value, at every level. Values stay as they are. */
function renamed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), renamed(item, rename)]));
}

export const toEngineForm = <T>(value: T) => renamed(value, camelKey) as EngineForm<T>;

/** The API's own form of engine attributes: dasherized, repeating seasons in the given year. */
export const toApiForm = (attributes: object, year: number) =>
  renamed(seasonsInYear(attributes, year), dasherizedKey) as Record<string, unknown>;

function seasonsInYear(value: unknown, year: number): unknown {
  if (Array.isArray(value)) return value.map((item) => seasonsInYear(item, year));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, seasonsInYear(item, year)]);
  const shown = Object.fromEntries(entries) as object;
  return isRepeating(value) ? { ...shown, ...datesIn(value, year) } : shown;
}

const isRepeating = (value: object): value is Season =>
  'rollover' in value && value.rollover === true && 'startDate' in value && 'endDate' in value;

/**
 * The occurrence of a repeating season that starts in a year. Where that year has no 29 February, a season
 * starts on 1 March and ends on 28 February instead, as the engine has it.
 */
function datesIn({ startDate, endDate }: Season, year: number) {
  const yearsAcross = Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4));
  const start = dateIn(year, startDate, '03-01');
  const end = dateIn(year + yearsAcross, endDate, '02-28');
  return { startDate: start < end ? start : end, endDate: end };
}

function dateIn(year: number, date: string, insteadOfLeapDay: string): string {
  const inYear = `${String(year).padStart(4, '0')}${date.slice(4)}`;
  return toIsoDate(toEpochDay(inYear)) === inYear ? inYear : `${inYear.slice(0, 5)}${insteadOfLeapDay}`;
}
