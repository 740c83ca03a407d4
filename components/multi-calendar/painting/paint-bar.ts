import type { GridBar } from '#lib/multi-calendar/night-block.ts';
import type { Metrics } from '#lib/multi-calendar/zoom.ts';
import type { Brush, Face } from './brush.ts';
import type { SceneWords } from './scene.ts';

/** A bar's place, in device pixels: the nights it spans and the height of its row's nights. */
export interface BarSpot {
  left: number;
  right: number;
  /** Where what is in sight begins: a bar that began before has its words there. */
  seen: number;
  y: number;
  height: number;
}

/** Width of the cap where a guest arrives, in CSS pixels. */
const CAP = 3;
/** Two letters and the sign that there are more. */
const SHORTEST_CUT = 3;

/** Nights of a stay: a cap where the guest arrives, the channel where it fits, the rate in the last night's column. */
export function paintBar(
  brush: Brush,
  bar: GridBar,
  spot: BarSpot,
  metrics: Metrics,
  past: boolean,
  words: SceneWords,
): void {
  if (metrics.detail === 'colour') paintInk(brush, bar, spot, metrics);
  else paintStay(brush, bar, spot, metrics, past, words);
}

function paintStay(
  brush: Brush,
  bar: GridBar,
  spot: BarSpot,
  metrics: Metrics,
  past: boolean,
  words: SceneWords,
): void {
  const { palette } = brush;
  const small = metrics.detail === 'marks';
  const { x, y, width, height } = boxOf(brush, spot, metrics);
  const line = brush.px(1);
  const cap = brush.px(CAP);
  const ground = groundOf(brush, bar, past);
  if (bar.kind === 'stay') {
    brush.box(ground, x, y, width, height, 2);
    if (!bar.cut) brush.rect(past ? palette.pastCap : palette.bookedCap, x, y, Math.min(cap, width), height);
  } else if (bar.kind === 'owner') {
    brush.rect(ground, x, y, width, height);
    brush.frame(palette.bookedCap, x, y, width, height, line);
    brush.rect(palette.bookedCap, x, y, cap, height);
  } else {
    brush.rect(ground, x, y, width, height);
    dashedFrame(brush, palette.bookedCap, x, y, width, height, line);
  }
  if (!small) paintWords(brush, bar, x, width, spot.seen, y + height / 2, metrics, past, words);
}

/** Paints a bar's words anew where they have moved along it: nothing of its outline, whose corners would grow. */
export function repaintWords(
  brush: Brush,
  bar: GridBar,
  spot: BarSpot,
  metrics: Metrics,
  past: boolean,
  words: SceneWords,
): void {
  const { x, y, width, height } = boxOf(brush, spot, metrics);
  const edge = brush.px(2);
  const from = Math.max(x + brush.px(CAP), spot.seen);
  brush.rect(groundOf(brush, bar, past), from, y + edge, x + width - edge - from, height - 2 * edge);
  paintWords(brush, bar, x, width, spot.seen, y + height / 2, metrics, past, words);
}

/** A stay's box within its nights. Reused for every bar, so that painting makes nothing that has to be cleared away. */
const box = { x: 0, y: 0, width: 0, height: 0 };

function boxOf(brush: Brush, spot: BarSpot, { bar, detail }: Metrics): Readonly<typeof box> {
  const small = detail === 'marks';
  box.x = spot.left + brush.px(small ? 1 : 2);
  box.width = spot.right - brush.px(small ? 2 : 3) - box.x;
  box.height = brush.px(bar);
  box.y = topOf(spot, box.height);
  return box;
}

function topOf({ y, height }: BarSpot, bar: number): number {
  return y + Math.round((height - bar) / 2);
}

function inkOf({ palette }: Brush, { kind }: GridBar, past: boolean): string {
  if (kind === 'stay') return past ? palette.pastInk : palette.bookedInk;
  return past ? palette.ink2 : palette.outlinedInk;
}

function groundOf({ palette }: Brush, { kind }: GridBar, past: boolean): string {
  if (kind !== 'stay') return palette.paper;
  return past ? palette.pastBooked : palette.booked;
}

function paintWords(
  brush: Brush,
  bar: GridBar,
  x: number,
  width: number,
  seen: number,
  middle: number,
  { barFont }: Metrics,
  past: boolean,
  words: SceneWords,
): void {
  const face = faces(barFont);
  const colour = inkOf(brush, bar, past);
  const base = Math.round(middle + brush.px(barFont * 0.35));
  const start = Math.max(x, seen) + brush.px(8);
  let room = x + width - start - brush.px(4);
  if (bar.rate) {
    const pad = brush.px(bar.rate >= 10_000 ? 3 : 5);
    const long = brush.figureWidth(bar.rate, face.rate);
    // A rate without its first digits would be another one.
    if (seen <= x || x + width - pad - long >= seen)
      brush.figure(bar.rate, x + width - pad, base, face.rate, colour);
    room -= long + pad;
  }
  const name = nameOf(bar, words);
  if (name === null || room <= 0) return;
  const stretch = brush.fit(name, room, face.name);
  if (stretch) brush.text(name, start, base, face.name, colour, 'left', stretch);
  else if (seen > x) {
    const cut = brush.cut(name, room, face.name);
    if (cut.length >= SHORTEST_CUT) brush.text(cut, start, base, face.name, colour, 'left', 'normal');
  }
}

function nameOf(bar: GridBar, words: SceneWords): string | null {
  if (bar.kind === 'owner') return words.owner;
  if (bar.kind === 'request') return words.request;
  return bar.count > 1 ? words.stays(bar.count) : bar.channel;
}

/** A year has room for ink alone; an owner's stay is outlined there too. */
function paintInk(brush: Brush, bar: GridBar, spot: BarSpot, metrics: Metrics): void {
  const height = brush.px(metrics.bar);
  const y = topOf(spot, height);
  const width = spot.right - spot.left - (spot.right - spot.left > brush.px(4) ? brush.px(1) : 0);
  const { bookedCap, paper } = brush.palette;
  if (bar.kind === 'stay') {
    brush.rect(bookedCap, spot.left, y, width, height);
    return;
  }
  brush.rect(paper, spot.left, y, width, height);
  if (bar.kind === 'owner') brush.frame(bookedCap, spot.left, y, width, height, brush.px(1));
  else dashedFrame(brush, bookedCap, spot.left, y, width, height, brush.px(1));
}

function dashedFrame(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  line: number,
): void {
  const dash = brush.px(3);
  const gap = brush.px(2);
  brush.dashes(colour, x, y, width, line, dash, gap);
  brush.dashes(colour, x, y + height - line, width, line, dash, gap);
  for (let at = y; at < y + height; at += dash + gap) {
    const long = Math.min(dash, y + height - at);
    brush.rect(colour, x, at, line, long);
    brush.rect(colour, x + width - line, at, line, long);
  }
}

const facesKnown = new Map<number, { name: Face; rate: Face }>();

function faces(size: number): { name: Face; rate: Face } {
  let known = facesKnown.get(size);
  if (!known) {
    known = { name: { weight: 400, size }, rate: { weight: 450, size } };
    facesKnown.set(size, known);
  }
  return known;
}
