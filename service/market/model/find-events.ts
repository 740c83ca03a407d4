import type { EpochDay } from '#contract/dates.ts';
import type { DailyIndex } from './daily-index.ts';
import type { Decomposition } from './decompose.ts';
import { decompose } from './decompose.ts';
import type { KnownEvent } from './holidays.ts';
import { medianDeviation } from './robust.ts';

/** A night starts a run beyond this log residual and this many spreads of ordinary nights. */
const START = { log: 0.06, spreads: 4 };
const GROW = { log: 0.03, spreads: 2 };
const MIN_MEAN = 0.05;
/** The market seldom goes quiet; a dip must be deeper and longer to be believed. */
const QUIET = { mean: -0.08, nights: 3 };
/** A named holiday is believed earlier than a run without a name. */
const HOLIDAY = { mean: 0.04, spreads: 2.5 };
const MIN_SPREAD = 0.004;
const NEAR_DAYS = 7;

/** Nights that stand out, with the calendar entry that names them. */
export interface MeasuredEvent {
  from: EpochDay;
  to: EpochDay;
  logUplift: number;
  known: KnownEvent | null;
}

/** What calendars say before any price was looked at. */
export interface EventCalendar {
  /** Exact nights of local events: fairs, festivals, seasons of blossom. */
  local: readonly KnownEvent[];
  holidays: readonly KnownEvent[];
}

/**
 * Finds the nights whose prices stand out across the market and splits the rest into course and weekdays.
 * Local events are measured on their own nights; beyond them a run of nights is an event when its residual
 * is far outside the spread of ordinary nights; holidays lend their names.
 */
export function findEvents(
  index: DailyIndex,
  calendar: EventCalendar,
): { events: MeasuredEvent[]; decomposition: Decomposition } {
  const last = index.firstDay + index.logRatio.length - 1;
  const within = (event: KnownEvent) => event.to >= index.firstDay && event.from <= last;
  const local = calendar.local.filter(within);
  const holidays = calendar.holidays.filter(within);

  const spans = joinNear([...local, ...holidays]);
  const cautious = decompose(index, ordinaryNights(index, spans));
  const found = eventsOf(index, cautious.residual, local, holidays);
  // Holidays that passed unnoticed teach the ordinary course after all.
  const eventful = spans.filter(({ from, to }) =>
    found.some((event) => event.from <= to && event.to >= from),
  );
  const decomposition = decompose(index, ordinaryNights(index, [...local, ...found, ...eventful]));
  return { events: eventsOf(index, decomposition.residual, local, holidays), decomposition };
}

/** Joins nights of holidays that lie close, as between Christmas and New Year. */
function joinNear(events: readonly KnownEvent[]): { from: EpochDay; to: EpochDay }[] {
  const spans: { from: EpochDay; to: EpochDay }[] = [];
  for (const { from, to } of [...events].sort((a, b) => a.from - b.from)) {
    const before = spans.at(-1);
    if (before && from - before.to <= NEAR_DAYS) before.to = Math.max(before.to, to);
    else spans.push({ from, to });
  }
  return spans;
}

function ordinaryNights(
  index: DailyIndex,
  events: readonly { from: EpochDay; to: EpochDay }[],
): Float64Array {
  const ordinary = new Float64Array(index.logRatio.length).fill(1);
  for (const { from, to } of events) {
    for (let day = Math.max(0, from - index.firstDay); day <= to - index.firstDay; day++) {
      if (day < ordinary.length) ordinary[day] = 0;
    }
  }
  return ordinary;
}

function eventsOf(
  index: DailyIndex,
  residual: Float64Array,
  local: readonly KnownEvent[],
  holidays: readonly KnownEvent[],
): MeasuredEvent[] {
  const { firstDay } = index;
  const free = ordinaryNights(index, local);
  const calm = ordinaryNights(index, [...local, ...holidays]);
  const spread = Math.max(MIN_SPREAD, medianDeviation([...residual.filter((_, day) => calm[day])]));

  const events = local.flatMap((known) => measureKnown(known, firstDay, residual, spread, MIN_SPREAD * 3));
  for (const run of findRuns(residual, free, spread)) {
    const from = firstDay + run.from;
    const to = firstDay + run.to;
    events.push(...nameRun({ from, to, logUplift: run.mean, known: null }, holidays, residual, firstDay));
  }
  for (const holiday of holidays) {
    if (events.some((event) => event.from <= holiday.to && event.to >= holiday.from)) continue;
    events.push(...measureKnown(holiday, firstDay, residual, spread, HOLIDAY.mean));
  }
  return events.sort((a, b) => a.from - b.from || a.to - b.to);
}

function measureKnown(
  known: KnownEvent,
  firstDay: EpochDay,
  residual: Float64Array,
  spread: number,
  least: number,
): MeasuredEvent[] {
  const { mean, nights } = meanOf(residual, known.from - firstDay, known.to - firstDay);
  const clear = Math.abs(mean) > (HOLIDAY.spreads * spread) / Math.sqrt(nights);
  const complete = nights * 2 > known.to - known.from + 1;
  return complete && clear && Math.abs(mean) >= least
    ? [{ from: known.from, to: known.to, logUplift: mean, known }]
    : [];
}

function meanOf(residual: Float64Array, from: number, to: number): { mean: number; nights: number } {
  let sum = 0;
  let nights = 0;
  for (let day = Math.max(0, from); day <= Math.min(to, residual.length - 1); day++) {
    const value = residual[day] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    nights++;
  }
  return { mean: nights > 0 ? sum / nights : 0, nights };
}

interface Run {
  from: number;
  to: number;
  mean: number;
}

function findRuns(residual: Float64Array, free: Float64Array, spread: number): Run[] {
  const start = Math.max(START.log, START.spreads * spread);
  const grow = Math.max(GROW.log, GROW.spreads * spread);
  const runs: Run[] = [];
  let day = 0;
  while (day < residual.length) {
    const sign = Math.sign(residual[day] ?? 0);
    const stands = (at: number) => free[at] === 1 && (residual[at] ?? 0) * sign > grow;
    if (!stands(day)) {
      day++;
      continue;
    }
    let to = day;
    while (stands(to + 1)) to++;
    const peak = Math.max(...residual.subarray(day, to + 1).map(Math.abs));
    const { mean } = meanOf(residual, day, to);
    const believed = mean >= MIN_MEAN || (mean <= QUIET.mean && to - day + 1 >= QUIET.nights);
    if (peak > start && believed) runs.push({ from: day, to, mean });
    day = to + 1;
  }
  return runs;
}

const TWO_HOLIDAYS_DAYS = 4;
const WEEK = 7;

/** A day off does not make a season: weeks of high demand around one have another reason. */
function explains(holiday: KnownEvent, nights: number): boolean {
  return nights <= WEEK || (holiday.to - holiday.from + 1) * 3 >= nights;
}

/** Gives a run the holiday's name; a run over two holidays that lie apart becomes two events. */
function nameRun(
  run: MeasuredEvent,
  holidays: readonly KnownEvent[],
  residual: Float64Array,
  firstDay: EpochDay,
): MeasuredEvent[] {
  const touching: KnownEvent[] = [];
  for (const holiday of holidays) {
    const before = touching.at(-1);
    const touches = holiday.from <= run.to + 1 && holiday.to >= run.from - 1;
    if (touches && (!before || holiday.from - before.from >= TWO_HOLIDAYS_DAYS)) touching.push(holiday);
  }
  if (touching.length === 0 || run.logUplift < 0) return [run];
  let { from } = run;
  return touching.flatMap((known, which) => {
    const next = touching[which + 1];
    const to = next ? Math.floor((known.to + next.from) / 2) : run.to;
    const logUplift = meanOf(residual, from - firstDay, to - firstDay).mean;
    const part = { from, to, logUplift, known: explains(known, to - from + 1) ? known : null };
    from = to + 1;
    return part.to < part.from ? [] : [part];
  });
}
