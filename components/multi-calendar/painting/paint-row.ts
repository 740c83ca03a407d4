import type { EpochDay } from '#contract/dates.ts';
import { weekColumn } from '#lib/calendar/month.ts';
import { heatBy } from '#lib/multi-calendar/colour.ts';
import type { GridListing } from '#lib/multi-calendar/lines.ts';
import {
  BLOCKED,
  BOOKED,
  FLOOR,
  type NightBlock,
  NONE,
  OPEN,
  UNAVAILABLE,
  UNKNOWN,
} from '#lib/multi-calendar/night-block.ts';
import type { PendingNight } from '#lib/multi-calendar/pending.ts';
import type { Brush } from './brush.ts';
import { paintBars } from './paint-bars.ts';
import { type NightFaces, padOf, paintBracket, paintCorner, paintPending, type Spot } from './paint-night.ts';
import { bottomOf, edgeOf, type Scene, topOf } from './scene.ts';

/** Reused for every night, so that painting makes nothing that has to be cleared away. */
const spot: Spot = { x: 0, y: 0, width: 0, height: 0 };

const facesKnown = new Map<number, NightFaces>();

function facesOf(size: number): NightFaces {
  let known = facesKnown.get(size);
  if (!known) {
    known = {
      open: { weight: 500, size },
      past: { weight: 400, size },
      hand: { weight: 650, size },
      small: { weight: 450, size: (size * 11) / 13 },
    };
    facesKnown.set(size, known);
  }
  return known;
}

/**
 * Paints a listing's nights from one day to another, both inside.
 * @param seen left edge of what is in sight, in device pixels from the first day
 */
export function paintRow(
  brush: Brush,
  scene: Scene,
  line: number,
  from: EpochDay,
  to: EpochDay,
  seen: number,
): void {
  const { geometry, nights } = scene;
  const own = geometry.lines[line];
  if (own?.kind !== 'listing') return;
  const bottom = bottomOf(geometry, line, brush.scale);
  const left = edgeOf(geometry, from, brush.scale);
  const right = edgeOf(geometry, to + 1, brush.scale);
  spot.y = topOf(geometry, line, brush.scale);
  spot.height = bottom - spot.y - brush.px(1);
  for (const window of nights.windows) {
    if (window.to < from || window.from > to) continue;
    const block = nights.blockOf(own.listing.id, window.index);
    const slot = block?.slots.get(own.listing.id);
    const first = Math.max(from, window.from);
    const last = Math.min(to, window.to);
    if (block && slot !== undefined) paintNights(brush, scene, own.listing, block, slot, first, last);
    else paintWaiting(brush, scene, first, last);
  }
  brush.rect(brush.palette.line, left, bottom - brush.px(1), right - left, brush.px(1));
  if (geometry.metrics.detail !== 'colour') paintWeeks(brush, scene, from, to);
  paintBars(brush, scene, line, from, to, seen);
}

function paintNights(
  brush: Brush,
  scene: Scene,
  listing: GridListing,
  block: NightBlock,
  slot: number,
  from: EpochDay,
  to: EpochDay,
): void {
  const { geometry, mode } = scene;
  const { detail } = geometry.metrics;
  const start = slot * block.days - block.from;
  const pending = scene.pending.get(listing.id);
  // Neighbours of one colour are one plane where nights are too narrow to stand apart.
  const joined = detail === 'colour';
  let planeFrom = from;
  let plane = 0;
  for (let day = from; day <= to + 1; day++) {
    const at = start + day;
    let heat = 0;
    if (day <= to && block.state[at] === OPEN && day >= listing.today) {
      heat = heatBy(
        mode,
        block.price[at] ?? 0,
        listing.basePrice,
        block.market[at] ?? 0,
        block.change[at] ?? NONE,
      );
    }
    if (joined && heat === plane && day <= to) continue;
    const colour = brush.palette.heat[plane + 3];
    if (colour && day > planeFrom) {
      const x = edgeOf(geometry, planeFrom, brush.scale);
      const gap = joined ? 0 : brush.px(1);
      brush.rect(colour, x, spot.y, edgeOf(geometry, day, brush.scale) - x - gap, spot.height);
    }
    planeFrom = day;
    plane = heat;
  }
  for (let day = from; day <= to; day++) {
    const at = start + day;
    const state = block.state[at] ?? UNKNOWN;
    const planned = pending?.get(day);
    if (!planned && (state === BOOKED || (joined && state === OPEN && !block.override[at]))) continue;
    spot.x = edgeOf(geometry, day, brush.scale);
    spot.width = edgeOf(geometry, day + 1, brush.scale) - spot.x;
    if (state === BOOKED && planned) {
      paintPlannedUnderBar(brush, planned);
      continue;
    }
    if (state === BLOCKED || state === UNAVAILABLE) paintClosed(brush, state, detail === 'colour');
    else if (state === UNKNOWN && listing.unpriced !== null && day >= listing.today)
      paintClosed(brush, UNAVAILABLE, false);
    if (state === OPEN) paintOpen(brush, scene, listing, block, at, day, planned);
    else if (planned && detail !== 'colour')
      paintCorner(brush, spot, planned.kind === 'percentage' ? 2 : 1, 9);
  }
}

/** A booked night keeps its bar; what will be its override stands at its corner. */
function paintPlannedUnderBar(brush: Brush, planned: PendingNight): void {
  if (planned.kind !== 'clear') paintCorner(brush, spot, planned.kind === 'percentage' ? 2 : 1, 6);
}

function paintOpen(
  brush: Brush,
  scene: Scene,
  listing: GridListing,
  block: NightBlock,
  at: number,
  day: EpochDay,
  planned: PendingNight | undefined,
): void {
  const { detail, priceFont } = scene.geometry.metrics;
  const past = day < listing.today;
  const price = block.price[at] ?? 0;
  const override = past ? 0 : (block.override[at] ?? 0);
  const faces = facesOf(priceFont);
  if (detail === 'colour') {
    if (override || planned) brush.rect(brush.palette.hand, spot.x, spot.y, spot.width, brush.px(3));
    return;
  }
  if (detail !== 'marks') {
    if (planned) paintPending(brush, spot, planned, price, faces);
    else if (price) paintPrice(brush, scene, block, at, price, past, override, faces);
  }
  const held = past || override || planned ? 0 : (block.held[at] ?? 0);
  if (held) {
    const opens = !isHeld(scene, listing, block, at - 1, day - 1, held);
    const closes = !isHeld(scene, listing, block, at + 1, day + 1, held);
    paintBracket(brush, spot, held === FLOOR, opens, closes, detail === 'marks' ? 1 : 2);
  }
  const mark = planned
    ? planned.kind === 'clear' || planned.state === 'refused'
      ? 0
      : planned.kind === 'percentage'
        ? 2
        : 1
    : override;
  if (mark) paintCorner(brush, spot, mark, detail === 'marks' ? 8 : 9);
}

function paintPrice(
  brush: Brush,
  { geometry, words }: Scene,
  block: NightBlock,
  at: number,
  price: number,
  past: boolean,
  override: number,
  faces: NightFaces,
): void {
  const { palette } = brush;
  const { priceFont, detail } = geometry.metrics;
  const face = override ? faces.hand : past ? faces.past : faces.open;
  const colour = override ? palette.hand : past ? palette.ink3 : palette.ink;
  const right = spot.x + spot.width - brush.px(padOf(price));
  const middle = spot.y + spot.height / 2;
  if (detail === 'price') {
    brush.figure(price, right, Math.round(middle + brush.px(priceFont * 0.36)), face, colour);
    return;
  }
  brush.figure(price, right, Math.round(middle - brush.px(2)), face, colour);
  if (past) return;
  const base = Math.round(middle + brush.px(13));
  const change = block.change[at] ?? NONE;
  let end = right;
  if (change !== NONE && change !== 0) {
    const text = words.change(change);
    brush.text(text, end, base, faces.small, change > 0 ? palette.high : palette.low, 'right', 'normal');
    end -= brush.width(text, faces.small, 'normal') + brush.px(4);
  }
  const minStay = block.minStay[at] ?? 0;
  if (minStay) brush.text(words.minStay(minStay), end, base, faces.small, palette.ink2, 'right', 'normal');
}

/** Whether a neighbour is held at the same limit, also across the edge of what was read together. */
function isHeld(
  { nights }: Scene,
  listing: GridListing,
  block: NightBlock,
  at: number,
  day: EpochDay,
  held: number,
): boolean {
  if (day < listing.today) return false;
  if (day >= block.from && day < block.from + block.days) {
    return block.held[at] === held && block.state[at] === OPEN && block.override[at] === 0;
  }
  const night = nights.nightOf(listing.id, day);
  return night !== null && night.held === held && night.state === OPEN && night.override === 0;
}

function paintClosed(brush: Brush, state: number, thin: boolean): void {
  const height = thin ? brush.px(11) : spot.height;
  const y = spot.y + Math.round((spot.height - height) / 2);
  brush.rect(state === BLOCKED ? brush.blocked : brush.unavailable, spot.x, y, spot.width, height);
}

/** Nights still to come: a bar where the price will stand. */
function paintWaiting(brush: Brush, { geometry }: Scene, from: EpochDay, to: EpochDay): void {
  const { detail } = geometry.metrics;
  const height = brush.px(detail === 'colour' ? 5 : 8);
  const y = spot.y + Math.round((spot.height - height) / 2);
  if (detail === 'colour' || detail === 'marks') {
    const x = edgeOf(geometry, from, brush.scale);
    brush.rect(brush.palette.waiting, x, y, edgeOf(geometry, to + 1, brush.scale) - x, height);
    return;
  }
  const width = brush.px(18);
  for (let day = from; day <= to; day++) {
    const right = edgeOf(geometry, day + 1, brush.scale) - brush.px(7);
    brush.rect(brush.palette.waiting, right - width, y, width, height);
  }
}

function paintWeeks(brush: Brush, { geometry, weekStart }: Scene, from: EpochDay, to: EpochDay): void {
  const first = from + ((7 - weekColumn(from, weekStart)) % 7);
  for (let day = first; day <= to; day += 7) {
    const x = edgeOf(geometry, day, brush.scale);
    brush.rect(brush.palette.line2, x, spot.y, brush.px(1), spot.height + brush.px(1));
  }
}
