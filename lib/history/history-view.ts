import { CHANGE_SETTINGS, CHANGE_SURFACES } from '#contract/console/change-facets.ts';
import type { IsoDate } from '#contract/dates.ts';
import { isIsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Query } from '#lib/read.ts';
import { checkedText, choice, optionalText } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';

export const historyPeriods = ['all', 'last7', 'last30', 'last365', 'between'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

const isId = (given: string): given is string => /^[1-9]\d{0,15}$/.test(given);

/** Which changes are shown, as the address says: `after` and `before` are dates, both included. */
export const historyViewCodecs = {
  surface: choice(CHANGE_SURFACES, null),
  setting: choice(CHANGE_SETTINGS, null),
  actor: optionalText(),
  period: choice(historyPeriods, 'all'),
  after: checkedText(isIsoDate),
  before: checkedText(isIsoDate),
  /** The restore point whose differences are shown instead. */
  point: checkedText(isId),
};

export type HistoryView = StateOf<typeof historyViewCodecs>;

/** What of a view chooses changes; each can be lifted by itself. */
export const historyFilters = ['surface', 'setting', 'actor', 'period'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

const LIFTED = {
  surface: { surface: null },
  setting: { setting: null },
  actor: { actor: null },
  period: { period: 'all', after: null, before: null },
} as const satisfies Record<HistoryFilter, Partial<HistoryView>>;

/** The change of a view that lifts some of its filters. */
export const lift = (filters: readonly HistoryFilter[]): Partial<HistoryView> =>
  Object.assign({}, ...filters.map((filter) => LIFTED[filter]));

/** The filters that a view has set. */
export const filtersOf = (view: HistoryView): HistoryFilter[] =>
  historyFilters.filter((filter) => view[filter] !== (filter === 'period' ? 'all' : null));

/** Reads a view from the parameters of a page. */
export const readHistoryView = (parameters: Record<string, string | string[] | undefined>): HistoryView =>
  readState(historyViewCodecs, (name) => {
    const given = parameters[name];
    return typeof given === 'string' ? given : undefined;
  });

/** The filters of a view as the service takes them. @param listingId null: of all listings */
export function filterQuery(listingId: string | null, view: HistoryView, now: Date): Query {
  const { after, before } = momentsOf(view, now);
  return {
    'filter[listing]': listingId ?? undefined,
    'filter[surface]': view.surface ?? undefined,
    'filter[setting]': view.setting ?? undefined,
    'filter[actor]': view.actor?.slice(0, 255) ?? undefined,
    'filter[changed-after]': after ?? undefined,
    'filter[changed-before]': before ?? undefined,
  };
}

const DAYS = { last7: 7, last30: 30, last365: 365 } as const;

/** The moments between which a change must lie, both exclusive; null: no such bound. */
export function momentsOf(
  { period, after, before }: Pick<HistoryView, 'period' | 'after' | 'before'>,
  now: Date,
): { after: string | null; before: string | null } {
  if (period === 'all') return { after: null, before: null };
  if (period !== 'between') {
    const today = toEpochDay(now.toISOString().slice(0, 10));
    return { after: endOfDayBefore(toIsoDate(today - DAYS[period])), before: null };
  }
  return {
    after: after && endOfDayBefore(after),
    before: before && `${toIsoDate(toEpochDay(before) + 1)}T00:00:00Z`,
  };
}

/** The last moment that does not belong to a date (UTC), as changes are kept to the millisecond. */
function endOfDayBefore(date: IsoDate): string {
  return `${toIsoDate(toEpochDay(date) - 1)}T23:59:59.999Z`;
}
