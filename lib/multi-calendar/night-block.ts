import type {
  AVAILABILITY_LETTERS,
  CalendarRow,
  GridBookings,
  NightColumns,
} from '#contract/console/calendar-grid.ts';
import type { EpochDay } from '#contract/dates.ts';
import { toEpochDay } from '#contract/dates.ts';
import { shortChannelName } from '#lib/calendar/channel-name.ts';
import type { Night } from '#lib/calendar/night.ts';
import type { Stay } from '#lib/calendar/stay.ts';
import { type Stretch, type StretchKind, stretchesOf } from '#lib/calendar/stretch.ts';

/** What a night is, as `NightBlock.state` holds it. */
export const UNKNOWN = 0;
export const OPEN = 1;
export const BOOKED = 2;
export const BLOCKED = 3;
export const UNAVAILABLE = 4;

/** Whose hand set the price, as `NightBlock.override` holds it. */
export const FIXED = 1;
export const PERCENTAGE = 2;

/** The limit at which a price stands, as `NightBlock.held` holds it. */
export const FLOOR = 1;
export const CEILING = 2;

/** No value, where nought is one. */
export const NONE = -0x8000_0000;

/** Nights under one bar. */
export interface GridBar {
  from: EpochDay;
  /** The day after the last night. */
  to: EpochDay;
  kind: StretchKind;
  /** Where the guest booked, in short; null where nobody says, or several stays share the nights. */
  channel: string | null;
  count: number;
  /** A night, in whole units of the listing's currency; null where it is not known in it. */
  rate: number | null;
  /** Null where the nights are taken and no single stay says by whom. */
  stay: Stay | null;
  /** Cut off by the window it was read in, not by the guest's arrival. */
  cut: boolean;
}

/**
 * The nights of some listings in one window. Every column holds row after row, one value a night; money is in whole
 * units of the row's currency and 0 where there is none. A column that was not read is empty.
 */
export interface NightBlock {
  from: EpochDay;
  days: number;
  /** Row of each listing. */
  slots: ReadonlyMap<string, number>;
  state: Uint8Array;
  price: Int32Array;
  override: Uint8Array;
  held: Uint8Array;
  floor: Int32Array;
  ceiling: Int32Array;
  minStay: Uint16Array;
  market: Int32Array;
  /** Of the price since yesterday; `NONE` where it is not known. */
  change: Int32Array;
  /** A row's bars, put together when they are first asked for. */
  barsOf: (slot: number) => readonly GridBar[];
}

const STATES = { a: OPEN, b: BOOKED, x: BLOCKED, u: UNAVAILABLE } satisfies Record<
  keyof typeof AVAILABILITY_LETTERS,
  number
>;
const STATE_OF = new Map(Object.entries(STATES).map(([letter, state]) => [letter.charCodeAt(0), state]));
const [F, P, C] = ['f', 'p', 'c'].map((letter) => letter.charCodeAt(0));

/** Reads a window's rows into columns. */
export function nightBlock(rows: readonly CalendarRow[], from: EpochDay, days: number): NightBlock {
  const size = rows.length * days;
  const bookings = rows.map(({ attributes }) => attributes.bookings);
  const currencies = rows.map(({ attributes }) => attributes.currency);
  const bars: (readonly GridBar[] | undefined)[] = [];
  const block: NightBlock = {
    from,
    days,
    slots: new Map(rows.map(({ id }, slot) => [id, slot])),
    state: new Uint8Array(size),
    price: new Int32Array(size),
    override: new Uint8Array(size),
    held: new Uint8Array(size),
    floor: new Int32Array(size),
    ceiling: new Int32Array(sizeOf(rows, 'ceiling', days)),
    minStay: new Uint16Array(sizeOf(rows, 'min-stay', days)),
    market: new Int32Array(sizeOf(rows, 'market', days)),
    change: new Int32Array(sizeOf(rows, 'change', days)).fill(NONE),
    barsOf: (slot) => {
      const own = bookings[slot];
      bars[slot] ??= own ? barsOf(own, block, slot, currencies[slot] ?? '') : [];
      delete bookings[slot];
      return bars[slot];
    },
  };
  for (const [slot, { attributes }] of rows.entries()) {
    fillRow(block, slot * days, attributes.nights);
  }
  return block;
}

/** Apart from the block, whose functions would keep the rows. */
function sizeOf(rows: readonly CalendarRow[], column: keyof NightColumns, days: number): number {
  return rows.some(({ attributes }) => attributes.nights[column]) ? rows.length * days : 0;
}

function fillRow(block: NightBlock, start: number, nights: NightColumns): void {
  const { availability, override, held } = nights;
  for (let day = 0; day < block.days; day++) {
    const at = start + day;
    block.state[at] = STATE_OF.get(availability?.charCodeAt(day) ?? 0) ?? UNKNOWN;
    const hand = override?.charCodeAt(day);
    block.override[at] = hand === F ? FIXED : hand === P ? PERCENTAGE : 0;
    const limit = held?.charCodeAt(day);
    block.held[at] = limit === F ? FLOOR : limit === C ? CEILING : 0;
  }
  copy(nights.price, block.price, start);
  copy(nights.floor, block.floor, start);
  copy(nights.ceiling, block.ceiling, start);
  copy(nights['min-stay'], block.minStay, start);
  copy(nights.market, block.market, start);
  copy(nights.change, block.change, start);
}

function copy(
  values: (number | null)[] | null | undefined,
  into: Int32Array | Uint16Array,
  start: number,
): void {
  for (const [day, value] of (values ?? []).entries()) if (value !== null) into[start + day] = value;
}

const NIGHT: Omit<Night, 'availability'> = {
  day: 0,
  price: 0,
  floor: 0,
  ceiling: null,
  override: null,
  events: [],
};
const TAKEN: Night = { ...NIGHT, availability: 'booked' };
const FREE: Night = { ...NIGHT, availability: 'available' };

function barsOf(
  bookings: GridBookings,
  { from, days, state }: NightBlock,
  slot: number,
  currency: string,
): GridBar[] {
  const nights = new Map<EpochDay, Night>();
  for (let day = 0; day < days; day++) {
    const known = state[slot * days + day];
    if (known !== UNKNOWN) nights.set(from + day, known === BOOKED ? TAKEN : FREE);
  }
  return stretchesOf(staysOf(bookings), nights)
    .filter((stretch) => stretch.to > from && stretch.from < from + days)
    .map((stretch) => barOf(stretch, from, from + days, currency));
}

function barOf(
  { kind, stay, count, ...stretch }: Stretch,
  from: EpochDay,
  to: EpochDay,
  currency: string,
): GridBar {
  return {
    from: stretch.from,
    to: stretch.to,
    kind,
    count,
    channel: stay?.channel ? shortChannelName(stay.channel) : null,
    rate: kind !== 'owner' && stay?.rate != null && stay.currency === currency ? Math.round(stay.rate) : null,
    stay,
    cut: stay === null && (stretch.from === from || stretch.to === to),
  };
}

function staysOf(bookings: GridBookings): Stay[] {
  return bookings.id
    .map(
      (id, index): Stay => ({
        id,
        checkin: toEpochDay(bookings.checkin[index] ?? ''),
        checkout: toEpochDay(bookings.checkout[index] ?? ''),
        status: bookings.status[index] ?? 'accepted',
        channel: bookings.channel[index] ?? null,
        ownerStay: bookings['is-owner-stay'][index] ?? false,
        rate: bookings.rate[index] ?? null,
        currency: bookings.currency[index] ?? '',
      }),
    )
    .filter((stay) => stay.checkout > stay.checkin);
}
