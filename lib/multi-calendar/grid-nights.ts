import type { GridEvent } from '#contract/console/calendar-grid.ts';
import type { EpochDay } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';
import type { Impact } from '#lib/calendar/night.ts';
import { type GridWindow, windowOf } from './grid-windows.ts';
import { BOOKED, type GridBar, type NightBlock, NONE, OPEN, UNKNOWN } from './night-block.ts';

/** An event of a market. */
export interface MarketEvent {
  name: string | null;
  from: EpochDay;
  /** Inclusive. */
  to: EpochDay;
  /** 0.38 = +38 %. */
  uplift: number;
  impact: Impact;
}

/** What has been read of a window for some listings. */
export interface WindowNights {
  window: number;
  block: NightBlock;
  events: ReadonlyMap<string, readonly MarketEvent[]>;
}

/** One night with everything that is known about it. */
export interface GridNight {
  day: EpochDay;
  state: number;
  price: number | null;
  override: number;
  held: number;
  floor: number | null;
  ceiling: number | null;
  minStay: number | null;
  market: number | null;
  change: number | null;
  bar: GridBar | null;
}

type Listener = (window: GridWindow, listings: ReadonlyMap<string, number>) => void;

/** All nights that have been read, found by listing and window without making anything. */
export class GridNights {
  readonly windows: readonly GridWindow[];
  readonly #blocks = new Map<string, (NightBlock | undefined)[]>();
  readonly #events = new Map<string, (readonly MarketEvent[] | undefined)[]>();
  readonly #listeners = new Set<Listener>();

  constructor(windows: readonly GridWindow[]) {
    this.windows = windows;
  }

  put({ window, block, events }: WindowNights): void {
    for (const id of block.slots.keys()) place(this.#blocks, id, window, block);
    for (const [market, own] of events) place(this.#events, market, window, own);
    const arrived = this.windows[window];
    if (arrived) for (const tell of this.#listeners) tell(arrived, block.slots);
  }

  /** Tells of every window whose nights come, and of whom. Returns how to end it. */
  listen(tell: Listener): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  blockOf(listing: string, window: number): NightBlock | undefined {
    return this.#blocks.get(listing)?.[window];
  }

  eventsOf(market: string, window: number): readonly MarketEvent[] | undefined {
    return this.#events.get(market)?.[window];
  }

  markets(): Iterable<string> {
    return this.#events.keys();
  }

  nightOf(listing: string, day: EpochDay): GridNight | null {
    const block = this.blockOf(listing, windowOf(this.windows, day));
    const slot = block?.slots.get(listing);
    if (!block || slot === undefined) return null;
    const at = slot * block.days + day - block.from;
    return {
      day,
      state: block.state[at] ?? UNKNOWN,
      price: block.price[at] || null,
      override: block.override[at] ?? 0,
      held: block.held[at] ?? 0,
      floor: block.floor[at] || null,
      ceiling: block.ceiling[at] || null,
      minStay: block.minStay[at] || null,
      market: block.market[at] || null,
      change: block.change[at] === NONE ? null : (block.change[at] ?? null),
      bar: block.barsOf(slot).find(({ from, to }) => from <= day && day < to) ?? null,
    };
  }

  /** Booked nights over those that could be sold, 0 to 1; null where none could, or none is known. */
  bookedShare(listing: string, from: EpochDay, to: EpochDay): number | null {
    let booked = 0;
    let sellable = 0;
    for (const window of this.windows) {
      if (window.to < from || window.from > to) continue;
      const block = this.blockOf(listing, window.index);
      const slot = block?.slots.get(listing);
      if (!block || slot === undefined) continue;
      const start = slot * block.days - block.from;
      for (let day = Math.max(from, window.from); day <= Math.min(to, window.to); day++) {
        const state = block.state[start + day];
        if (state === BOOKED) booked += 1;
        if (state === BOOKED || state === OPEN) sellable += 1;
      }
    }
    return sellable ? booked / sellable : null;
  }

  /** The events of a market on a day, strongest first. */
  eventsOn(market: string, day: EpochDay): MarketEvent[] {
    const own = this.eventsOf(market, windowOf(this.windows, day)) ?? [];
    return own
      .filter(({ from, to }) => from <= day && day <= to)
      .sort((a, b) => Math.abs(b.uplift) - Math.abs(a.uplift));
  }
}

function place<Value>(
  rows: Map<string, (Value | undefined)[]>,
  key: string,
  index: number,
  value: Value,
): void {
  let row = rows.get(key);
  if (!row) {
    row = [];
    rows.set(key, row);
  }
  row[index] = value;
}

export function marketEvents(events: readonly GridEvent[]): MarketEvent[] {
  return events
    .map(({ name, from, to, uplift, impact }) => ({
      name,
      from: toEpochDay(from),
      to: toEpochDay(to),
      uplift,
      impact,
    }))
    .sort((a, b) => a.from - b.from || b.uplift - a.uplift);
}
