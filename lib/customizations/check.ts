import type { CustomizationName } from '#contract/customizations/names.ts';
import { type IsoDate, isIsoDate } from '#contract/dates.ts';
import type { Attributes } from '#lib/customizations/attributes.ts';
import { changesSchemas } from '#lib/customizations/changes-schemas.ts';
import { type OverrideRow, sharedDate } from '#lib/customizations/override-rows.ts';
import { overlapsOf, type Season } from '#lib/customizations/season-overlap.ts';
import { changesOf } from '#lib/forms/changes.ts';
import type { Problem } from '#lib/forms/problem.ts';
import { schemaProblems } from '#lib/forms/schema-problems.ts';

type Fields = Record<string, unknown>;

/**
 * What the service would refuse, as far as it can be known before it is asked: the contract's schema on what
 * changed, seasons and rows that meet, dates that are past or too far.
 * @param today in the listing's timezone
 */
export function problemsIn(
  name: CustomizationName,
  values: object,
  before: object,
  today: IsoDate,
): readonly Problem[] {
  const changes = changesOf(before, values);
  const problems = [
    ...schemaProblems(changesSchemas[name], changes),
    ...Object.entries(changes).flatMap(([list, value]) =>
      isSeasons(value) ? seasonProblems(list, value, today) : [],
    ),
    ...ownProblems(name, values as Fields, changes, today),
  ];
  return problems.map(asShown).filter((problem, at) => isFirst(problem, problems, at));
}

/** One problem a place; dates are not compared with what is no date. */
function isFirst({ path, kind }: Problem, problems: readonly Problem[], at: number): boolean {
  const start = path.replace(/end-date$/, 'start-date');
  const isCompared = kind === 'backwards' || kind === 'yearLong';
  if (isCompared && problems.some((other) => other.path === start && other.kind === 'date')) return false;
  return problems.findIndex((other) => other.path === path) === at;
}

/** A factor stands on the screen as the percentage that it takes off or adds, its limit too. */
function asShown(problem: Problem): Problem {
  const { path, kind, limit } = problem;
  if (typeof limit !== 'number') return problem;
  const percent = Math.round(Math.abs(1 - limit) * 100);
  if (path === 'max-factor') return { ...problem, limit: percent };
  if (path !== 'min-factor') return problem;
  return { ...problem, kind: kind === 'least' ? 'most' : 'least', limit: percent };
}

function ownProblems(name: CustomizationName, values: Fields, changes: Fields, today: IsoDate): Problem[] {
  switch (name) {
    case 'base-price':
      return changes['base-price'] === null ? [{ path: 'base-price', kind: 'missing' }] : [];
    case 'min-max-prices':
      return limitProblems(values as Attributes['min-max-prices'], changes);
    case 'gap-price-adjustments':
      return values['dynamic-gap-price-adjustments'] === true && 'manual-gap-price-adjustments' in changes
        ? [{ path: 'manual-gap-price-adjustments', kind: 'needsManual' }]
        : [];
    case 'manual-overrides':
      return rowProblems((changes.overrides ?? []) as OverrideRow[], today);
    default:
      return [];
  }
}

function seasonProblems(list: string, seasons: readonly Season[], today: IsoDate): Problem[] {
  const overlaps = overlapsOf(seasons);
  return seasons.flatMap((season, index): Problem[] => {
    const { 'start-date': start, 'end-date': end, rollover } = season;
    if (!rollover && isIsoDate(end ?? '') && end > lastDay(today) && start <= end) {
      return [{ path: `${list}.${index}.end-date`, kind: 'tooFar', limit: lastDay(today) }];
    }
    const first = overlaps[index]?.[0] ?? index;
    const met = first < index ? seasons[first] : undefined;
    if (!met) return [];
    const limit = `${met['start-date']}/${met['end-date']}`;
    return [{ path: `${list}.${index}.start-date`, kind: 'overlap', limit }];
  });
}

/** Where nothing of a season stands between them. */
function limitProblems(limits: Attributes['min-max-prices'], changes: Fields): Problem[] {
  const { 'min-price': floor, 'max-price': ceiling } = limits;
  if (typeof floor !== 'number' || typeof ceiling !== 'number' || floor <= ceiling) return [];
  if ('min-price' in changes) return [{ path: 'min-price', kind: 'aboveMaximum' }];
  return 'max-price' in changes ? [{ path: 'max-price', kind: 'belowMinimum' }] : [];
}

function rowProblems(rows: readonly OverrideRow[], today: IsoDate): Problem[] {
  return rows.flatMap((row, index): Problem[] => {
    const at = (field: keyof OverrideRow) => `overrides.${index}.${field}`;
    const { 'start-date': start, 'end-date': end } = row;
    if (isIsoDate(start ?? '') && start < today) return [{ path: at('start-date'), kind: 'past' }];
    if (isIsoDate(end ?? '') && end > lastDay(today)) {
      return [{ path: at('end-date'), kind: 'tooFar', limit: lastDay(today) }];
    }
    if (row.mode && row[row.mode] === null) return [{ path: at(row.mode), kind: 'missing' }];
    const shared = sharedDate(rows, index);
    return shared ? [{ path: at('start-date'), kind: 'shared', limit: shared }] : [];
  });
}

/** Five years from today: nothing that does not repeat may end later. */
function lastDay(today: IsoDate): IsoDate {
  const date = `${Number(today.slice(0, 4)) + 5}${today.slice(4)}`;
  const exists: boolean = isIsoDate(date);
  return exists ? date : `${date.slice(0, 5)}02-28`;
}

const isSeasons = (value: unknown): value is Season[] =>
  Array.isArray(value) &&
  value.every(
    (item) => typeof item === 'object' && item !== null && 'rollover' in item && 'start-date' in item,
  );
