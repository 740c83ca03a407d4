import type { IsoDate, Weekday } from '#contract/dates.ts';
import type { About, Said, Statement } from '#lib/history/said.ts';

type Item = Record<string, unknown>;

const KINDS: Record<string, 'money' | 'nights' | 'guests' | 'days' | 'percent' | 'factor'> = {
  'base-price': 'money',
  'min-price': 'money',
  'max-price': 'money',
  'monthly-min-price': 'money',
  'monthly-max-price': 'money',
  'extra-guest-fee': 'money',
  'extra-guest-threshold': 'guests',
  'min-stay': 'nights',
  gaps: 'nights',
  buffer: 'nights',
  'max-gap': 'nights',
  percentage: 'percent',
  'percentage-adjustment': 'percent',
  'min-factor': 'factor',
  'max-factor': 'factor',
  'median-lead-time': 'days',
};

/** Members that say which item it is, or nothing that a person has set. */
const IDENTITY = new Set([
  'start-date',
  'end-date',
  'rollover',
  'weekday',
  'days',
  'days-away',
  'direction',
  'min-nights',
  'max-nights',
  'weekdays',
  'within-days',
  'mode',
  'median-lead-time',
]);

/**
 * A setting's value as single statements, each about one thing: a list is taken apart into its seasons, weekdays,
 * lead times, gaps and nights. What has another form than the settings have is one statement in raw text.
 */
export function statementsOf(field: string, value: unknown): Statement[] {
  return state({ names: [field] }, field, value);
}

function state(about: About, name: string, value: unknown): Statement[] {
  if (Array.isArray(value)) return stateList(about, name, value);
  if (isItem(value)) return stateMembers(about, value);
  return [{ about, value: said(name, value) }];
}

function stateList(about: About, name: string, list: unknown[]): Statement[] {
  const areWords = list.every((entry) => typeof entry === 'string');
  if (areWords && name.endsWith('-days')) {
    return [{ about, value: { kind: 'weekdays', days: list as Weekday[] } }];
  }
  return list.flatMap((item) => (isItem(item) ? stateItem(about, item) : [{ about, value: raw(item) }]));
}

/** One item of a list, under what tells it from the others. */
function stateItem(outer: About, item: Item): Statement[] {
  const about = { ...outer, ...identityOf(item) };
  const statements = stateMembers(about, item);
  const isPlain = statements.length === 0;
  return isPlain ? [{ about, value: { kind: 'set' } }] : statements.filter(({ value }) => value !== null);
}

function stateMembers(about: About, item: Item): Statement[] {
  return Object.entries(item)
    .filter(([name]) => !IDENTITY.has(name))
    .flatMap(([name, value]) => {
      const isFixed = name === 'price' && typeof value === 'number';
      if (isFixed) return [{ about, value: { kind: 'fixed', value } as Said }];
      if (name === 'percentage-adjustment' || name === 'percentage') {
        return [{ about, value: said(name, value) }];
      }
      if (name === 'price') return [];
      return state({ ...about, names: [...about.names, name] }, name, value);
    });
}

function identityOf(item: Item): Partial<About> {
  const [from, to] = [item['start-date'], item['end-date']];
  if (isDate(from) && isDate(to)) {
    // Overrides are about nights; seasons can come every year.
    return 'rollover' in item
      ? { season: { from, to, yearly: item.rollover === true } }
      : { nights: { from, to } };
  }
  if (typeof item.weekday === 'string') return { weekdays: [item.weekday as Weekday] };
  const days = item.days ?? item['days-away'];
  if (typeof days === 'number') return { lead: { direction: String(item.direction), days } };
  const [min, max] = [item['min-nights'], item['max-nights']];
  if (typeof min === 'number' && typeof max === 'number') {
    const within = item['within-days'];
    const withinDays = typeof within === 'number' ? within : null;
    return { gap: { min, max, weekdays: String(item.weekdays ?? 'all'), withinDays } };
  }
  return {};
}

function said(name: string, value: unknown): Said {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return { kind: 'switch', on: value };
  if (typeof value === 'number') return { kind: KINDS[name] ?? 'number', value };
  if (typeof value === 'string') return { kind: 'word', word: value };
  return raw(value);
}

const raw = (value: unknown): Said => ({ kind: 'text', text: JSON.stringify(value) });

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isDate = (value: unknown): value is IsoDate => typeof value === 'string';
