import type { EpochDay } from '#contract/dates.ts';
import { folded } from '#lib/format/folded.ts';

/** A listing as a row of the multi-calendar knows it, prices in whole units of its currency. */
export interface GridListing {
  id: string;
  title: string;
  market: string | null;
  account: { id: string; label: string } | null;
  currency: string;
  basePrice: number | null;
  enabled: boolean;
  /** Why it has no prices; null where it has. */
  unpriced: string | null;
  /** Where the listing is: what is past is past there. */
  today: EpochDay;
}

export const groupings = ['market', 'account', 'none'] as const;
export type Grouping = (typeof groupings)[number];

export type Line =
  | {
      kind: 'group';
      key: string;
      of: Grouping | 'pinned';
      name: string | null;
      listings: number;
      currencies: string[];
    }
  | { kind: 'listing'; listing: GridListing; pinned: boolean };

export interface Arrangement {
  grouping: Grouping;
  /** Part of a title, or empty. */
  search: string;
  pinned: ReadonlySet<string>;
  locale: string;
}

/** The rows in the order in which they are shown: the pinned ones first, then group after group. */
export function arrange(
  listings: readonly GridListing[],
  { grouping, search, pinned, locale }: Arrangement,
): Line[] {
  const wanted = folded(search.trim());
  const shown = wanted ? listings.filter(({ title }) => folded(title).includes(wanted)) : listings;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = shown.toSorted((a, b) => compare(a.title, b.title) || compare(a.id, b.id));
  const first = sorted.filter(({ id }) => pinned.has(id));
  const rest = first.length ? sorted.filter(({ id }) => !pinned.has(id)) : sorted;
  const lines: Line[] = first.length ? withHead('pinned', null, first, true) : [];
  if (grouping === 'none') {
    const whole = rest.map((listing): Line => ({ kind: 'listing', listing, pinned: false }));
    return first.length && rest.length
      ? [...lines, ...withHead('none', null, rest, false)]
      : [...lines, ...whole];
  }
  const groups = Map.groupBy(rest, (listing) => placeOf(listing, grouping).key);
  const heads = [...groups.values()]
    .map((own) => ({ own, name: own[0] ? placeOf(own[0], grouping).name : null }))
    .sort((a, b) => compareNames(a.name, b.name, compare));
  for (const { own, name } of heads) lines.push(...withHead(grouping, name, own, false));
  return lines;
}

function placeOf(
  { market, account }: GridListing,
  grouping: 'market' | 'account',
): { key: string; name: string | null } {
  if (grouping === 'market') return { key: market ?? '', name: market };
  return { key: account?.id ?? '', name: account?.label ?? null };
}

function withHead(
  of: Grouping | 'pinned',
  name: string | null,
  listings: GridListing[],
  pinned: boolean,
): Line[] {
  const currencies = [...new Set(listings.map(({ currency }) => currency))];
  const head: Line = {
    kind: 'group',
    key: `${of} ${name ?? ''}`,
    of,
    name,
    listings: listings.length,
    currencies,
  };
  return [head, ...listings.map((listing): Line => ({ kind: 'listing', listing, pinned }))];
}

/** What has no name comes last. */
function compareNames(a: string | null, b: string | null, compare: (a: string, b: string) => number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
