import { type EpochDay, toEpochDay, toIsoDate } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import { gridEvents } from '../calendar/grid/grid-events.ts';
import { blocksOf, rulesOf } from '../calendar/pricing-inputs.ts';
import type { PricingRow } from '../calendar/queries.ts';
import type { StayRow } from '../console/queries.ts';
import { type NightOverride, overriddenNights } from '../customizations/override-nights.ts';
import type { ClusterModel } from '../market/model/cluster-model.ts';
import type { Block } from '../pricing/inputs.ts';
import { messagesOf } from '../pricing/reasons/languages.ts';
import { formatMoney, localeFormats } from '../pricing/reasons/locale-formats.ts';
import type { Span } from '../pricing/seasons.ts';
import { feedWords } from './feed-words.ts';

export interface FeedEntry {
  /** Of the same thing the same, at every reading; unique within the listing. */
  key: string;
  kind: 'override' | 'event' | 'booking' | 'block';
  /** Both inclusive, whole days of the listing. */
  from: EpochDay;
  to: EpochDay;
  summary: string;
  description: string | null;
  /** Whether nobody else can stay then. */
  isBusy: boolean;
  isTentative: boolean;
}

export interface FeedSources {
  row: PricingRow;
  model: ClusterModel | null;
  stays: readonly StayRow[];
}

/** Everything that touches a window, whole: what began before it is not cut, so that its key stays. */
export function feedEntries({ row, model, stays }: FeedSources, window: Span, locale: Locale): FeedEntry[] {
  const entries = [
    ...overrideEntries(row, locale),
    ...eventEntries(model, window, locale),
    ...stays.map((stay) => stayEntry(stay, locale)),
    ...blockEntries(row, locale),
  ].filter(({ from, to }) => to >= window.from && from <= window.to);
  return entries.sort((a, b) => a.from - b.from || a.to - b.to || (a.key < b.key ? -1 : 1));
}

/** Nights after one another with the same value are one entry. */
function overrideEntries(row: PricingRow, locale: Locale): FeedEntry[] {
  const nights = [...overriddenNights(rulesOf(row).manualOverrides.overrides)].sort(([a], [b]) => a - b);
  const runs: { from: EpochDay; to: EpochDay; override: NightOverride }[] = [];
  for (const [day, override] of nights) {
    if (override.price === null && override.percentageAdjustment === null) continue;
    const run = runs.at(-1);
    if (run && run.to === day - 1 && isSame(run.override, override)) run.to = day;
    else runs.push({ from: day, to: day, override });
  }
  const { override: named } = feedWords(locale);
  const { change } = localeFormats(locale);
  return runs.map(({ from, to, override: { price, percentageAdjustment } }) => ({
    ...FREE,
    key: `override-${toIsoDate(from)}`,
    kind: 'override',
    from,
    to,
    summary: named(
      price === null
        ? change.format((percentageAdjustment ?? 0) / 100)
        : formatMoney(locale, row.currency, price),
    ),
  }));
}

const isSame = (a: NightOverride, b: NightOverride) =>
  a.price === b.price && a.percentageAdjustment === b.percentageAdjustment;

function eventEntries(model: ClusterModel | null, window: Span, locale: Locale): FeedEntry[] {
  if (!model) return [];
  const { reasons, steps } = messagesOf(locale);
  const { change, percent } = localeFormats(locale);
  const seen = new Map<string, number>();
  return gridEvents([model], window, locale).map(({ name, from, to, uplift }) => {
    const dates = `${from}-${to}`;
    const nth = seen.get(dates) ?? 0;
    seen.set(dates, nth + 1);
    const isAbove = uplift > 0;
    const shownName = name ?? (isAbove ? steps.highDemand : steps.lowDemand);
    return {
      ...FREE,
      key: `event-${dates}${nth === 0 ? '' : `-${nth}`}`,
      kind: 'event',
      from: toEpochDay(from),
      to: toEpochDay(to),
      summary: `${shownName} ${change.format(uplift)}`,
      description: reasons.event(shownName, percent.format(Math.abs(uplift)), isAbove),
    };
  });
}

/** Nothing about the guest, and not through which channel. */
function stayEntry(stay: StayRow, locale: Locale): FeedEntry {
  const words = feedWords(locale);
  const isTentative = stay.status === 'unconfirmed';
  const taken = stay.isOwnerStay ? words.ownerStay : words.booked;
  const from = toEpochDay(stay.checkinDate);
  return {
    ...FREE,
    key: `stay-${stay.id}`,
    kind: 'booking',
    from,
    to: Math.max(from, toEpochDay(stay.checkoutDate) - 1),
    summary: isTentative ? words.requested : taken,
    isBusy: !isTentative,
    isTentative,
  };
}

/** Blocks that overlap or follow one another are one entry. */
function blockEntries(row: PricingRow, locale: Locale): FeedEntry[] {
  const words = feedWords(locale);
  const merged = (['blocked', 'unavailable'] as const).flatMap((kind) =>
    mergeBlocks(blocksOf(row).filter((block) => block.kind === kind)),
  );
  return merged.map(({ from, to, kind }) => ({
    ...FREE,
    key: `${kind}-${toIsoDate(from)}`,
    kind: 'block',
    from,
    to,
    summary: words[kind],
    isBusy: true,
  }));
}

function mergeBlocks(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const block of [...blocks].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && block.from <= last.to + 1) {
      merged[merged.length - 1] = { ...last, to: Math.max(last.to, block.to) };
    } else merged.push(block);
  }
  return merged;
}

const FREE = { description: null, isBusy: false, isTentative: false } as const;
