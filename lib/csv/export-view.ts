import { EXPORT_KINDS, type ExportKind, MAXIMUM_EXPORT_NIGHTS } from '#contract/console/csv-files.ts';
import { type IsoDate, isIsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Query } from '#lib/read.ts';
import { checkedText, choice, count, optionalText, text } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';

export const exportSeparators = ['comma', 'semicolon'] as const;

const isIds = (given: string): given is string => /^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,999}$/.test(given);

/** The whole of an export, as it stands in the address; the filters are those of the table of listings. */
export const exportViewCodecs = {
  what: choice(EXPORT_KINDS, 'calendars'),
  from: text(),
  to: text(),
  separator: choice(exportSeparators, 'comma'),
  listings: checkedText(isIds),
  name: text(),
  market: optionalText(),
  bedrooms: count(null, 0),
  pricing: choice(['on', 'off'], null),
  active: choice(['yes', 'no'], null),
};
export type ExportView = StateOf<typeof exportViewCodecs>;

export const everyListing = {
  listings: null,
  name: '',
  market: null,
  bedrooms: null,
  pricing: null,
  active: null,
};

/** Reads the view from a page's search parameters. */
export function readExportView(parameters: Record<string, string | string[] | undefined>): ExportView {
  return readState<ExportView>(exportViewCodecs, (name) => [parameters[name]].flat()[0]);
}

const USUAL_NIGHTS = 365;

/** The nights of a calendar's file; what is empty is today, and a year from the first night. */
export function nightsOf({ from, to }: Pick<ExportView, 'from' | 'to'>, today: IsoDate) {
  const first = from || today;
  const last = to || (isIsoDate(first) ? toIsoDate(toEpochDay(first) + USUAL_NIGHTS - 1) : '');
  return { from: first, to: last };
}

/** Why nights make no file; null where they do. */
export function nightsProblem({
  from,
  to,
}: {
  from: string;
  to: string;
}): 'from' | 'to' | 'order' | 'long' | null {
  if (!isIsoDate(from)) return 'from';
  if (!isIsoDate(to)) return 'to';
  if (to < from) return 'order';
  return toEpochDay(to) - toEpochDay(from) >= MAXIMUM_EXPORT_NIGHTS ? 'long' : null;
}

/** What is asked of the service. */
export function exportQuery(view: ExportView, today: IsoDate): Query {
  const nights = view.what === 'calendars' ? nightsOf(view, today) : {};
  return { ...nights, ...listingFilter(view), separator: view.separator };
}

/** The listings of an export by the service's own query names. */
export const listingFilter = (view: ExportView): Query => ({
  'filter[listing]': view.listings ?? undefined,
  'filter[name]': view.name,
  'filter[market]': view.market ?? undefined,
  'filter[bedrooms]': view.bedrooms ?? undefined,
  'filter[enabled]': view.pricing === null ? undefined : view.pricing === 'on',
  'filter[in-active-market]': view.active === null ? undefined : view.active === 'yes',
});

/** Where a file is read from. */
export const exportPath = (kind: ExportKind) => `/exports/${kind}`;
