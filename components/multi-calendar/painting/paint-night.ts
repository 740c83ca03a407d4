import { PERCENTAGE } from '#lib/multi-calendar/night-block.ts';
import type { PendingNight } from '#lib/multi-calendar/pending.ts';
import type { Brush, Face } from './brush.ts';

/** Where a night lies, in device pixels. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The weights that a night's figures are set in. */
export interface NightFaces {
  open: Face;
  past: Face;
  hand: Face;
  small: Face;
}

/** Room right of a price, in CSS pixels; five digits take some of it. */
const PAD = 7;
const TIGHT_PAD = 5;
const LONG = 10_000;

export function padOf(value: number): number {
  return value >= LONG ? TIGHT_PAD : PAD;
}

/** A triangle in the corner: solid for a fixed price, hollow for a percentage. */
export function paintCorner(brush: Brush, spot: Spot, override: number, size: number): void {
  const { context } = brush;
  const edge = brush.px(Math.min(size, spot.width / brush.scale));
  brush.fill(brush.palette.hand);
  context.beginPath();
  context.moveTo(spot.x, spot.y);
  context.lineTo(spot.x + edge, spot.y);
  context.lineTo(spot.x, spot.y + edge);
  if (override === PERCENTAGE) {
    const near = edge * 0.2;
    const far = edge * 0.58;
    context.closePath();
    context.moveTo(spot.x + near, spot.y + near);
    context.lineTo(spot.x + near, spot.y + far);
    context.lineTo(spot.x + far, spot.y + near);
  }
  context.closePath();
  context.fill();
}

/** One night's part of the bracket that a run of nights shares. */
export function paintBracket(
  brush: Brush,
  { x, y, width, height }: Spot,
  isFloor: boolean,
  opens: boolean,
  closes: boolean,
  inset: number,
): void {
  const line = brush.px(2);
  const arm = brush.px(5);
  const gap = brush.px(inset);
  const left = opens ? x + gap : x;
  const right = closes ? x + width - gap : x + width + brush.px(1);
  const colour = brush.palette.limit;
  const flat = isFloor ? y + height - gap - line : y + gap;
  const top = isFloor ? flat + line - arm : flat;
  brush.rect(colour, left, flat, right - left, line);
  if (opens) brush.rect(colour, left, top, line, arm);
  if (closes) brush.rect(colour, right - line, top, line, arm);
}

/** A price on its way: the new one in blue over the old one, red over a broken floor where it lies below. */
export function paintPending(
  brush: Brush,
  spot: Spot,
  night: PendingNight,
  price: number,
  { open: face, hand, small }: NightFaces,
): void {
  const { palette } = brush;
  const { x, y, width, height } = spot;
  const right = x + width - brush.px(PAD);
  const middle = y + height / 2;
  if (night.state === 'refused') {
    brush.frame(palette.bad, x, y, width - 1, height - 1, brush.px(1.5));
    brush.text('!', x + brush.px(6), middle + brush.px(4.5), hand, palette.bad, 'left', 'normal');
    if (price) brush.figure(price, right, Math.round(middle + brush.px(4.5)), face, palette.ink);
    return;
  }
  const colour = night.belowFloor ? palette.bad : palette.hand;
  const next = night.price;
  if (night.state === 'saving') {
    const base = Math.round(middle + brush.px(4.5));
    if (next) {
      brush.figure(next, x + width - brush.px(padOf(next)), base, hand, colour);
      const long = brush.figureWidth(next, hand);
      brush.dashes(colour, right - long, base + brush.px(3), long, brush.px(1), brush.px(1), brush.px(1));
    }
    return;
  }
  if (next)
    brush.figure(next, x + width - brush.px(padOf(next)), Math.round(middle - brush.px(1)), hand, colour);
  else brush.text('–', right, Math.round(middle - brush.px(1)), hand, colour, 'right', 'normal');
  if (price && next !== price)
    brush.figure(
      price,
      x + width - brush.px(padOf(price)),
      Math.round(middle + brush.px(11)),
      small,
      palette.ink2,
    );
  if (night.belowFloor) {
    brush.dashes(palette.bad, x, y + height - brush.px(3), width, brush.px(2), brush.px(4), brush.px(3));
  }
}
