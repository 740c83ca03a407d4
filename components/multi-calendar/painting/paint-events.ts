import type { EpochDay } from '#contract/dates.ts';
import { strengthOf } from '#lib/calendar/night.ts';
import type { MarketEvent } from '#lib/multi-calendar/grid-nights.ts';
import type { Brush, Face } from './brush.ts';
import { edgeOf, type Scene } from './scene.ts';

/** The bounds of a line of events, in device pixels; `left` is the edge of what is in sight. */
interface Lane {
  left: number;
  right: number;
  bottom: number;
}

/** An event and the name that leads its own where its market has no row. */
export interface LedEvent extends MarketEvent {
  lead: string | null;
}

/** The events of a market that touch some days, in order. */
export function eventsBetween(
  { nights }: Scene,
  market: string,
  from: EpochDay,
  to: EpochDay,
  lead: string | null,
): LedEvent[] {
  const found: LedEvent[] = [];
  for (const window of nights.windows) {
    if (window.to < from || window.from > to) continue;
    for (const event of nights.eventsOf(market, window.index) ?? []) {
      const isKnown = found.some((other) => other.from === event.from && other.name === event.name);
      if (!isKnown && event.to >= from && event.from <= to) found.push({ ...event, lead });
    }
  }
  return found;
}

/**
 * Paints events side by side: a line whose weight is the impact, pips, the name and by how much demand lifts prices.
 * A name is set narrower where it must be, then goes; the shape stays.
 */
export function paintEvents(brush: Brush, scene: Scene, events: LedEvent[], lane: Lane): void {
  events.sort((a, b) => a.from - b.from || b.uplift - a.uplift);
  let free = lane.left;
  for (let index = 0; index < events.length; index++) {
    const event = events[index];
    if (!event) continue;
    const next = events[index + 1];
    const x = edgeOf(scene.geometry, event.from, brush.scale);
    const end = edgeOf(scene.geometry, event.to + 1, brush.scale);
    paintLine(brush, event, x, end - x - brush.px(2), lane.bottom);
    const start = Math.max(x, free);
    const limit = next ? Math.max(edgeOf(scene.geometry, next.from, brush.scale), start) : lane.right;
    if (start < lane.right) free = paintName(brush, scene, event, start, limit - brush.px(8), lane.bottom);
  }
}

function paintLine(
  brush: Brush,
  { impact, uplift }: MarketEvent,
  x: number,
  width: number,
  bottom: number,
): void {
  const line = brush.px(strengthOf(impact));
  brush.rect(uplift < 0 ? brush.palette.low : brush.palette.high, x, bottom - line, width, line);
}

const NAME: Face = { weight: 400, size: 12 };
const UPLIFT: Face = { weight: 600, size: 12 };

/** @returns where the next name may begin */
function paintName(
  brush: Brush,
  { words, geometry }: Scene,
  { name, uplift, impact, lead }: LedEvent,
  x: number,
  limit: number,
  bottom: number,
): number {
  const { palette } = brush;
  const colour = uplift < 0 ? palette.low : palette.high;
  const pips = brush.px(13);
  if (limit - x < pips) return x;
  const base = bottom - brush.px(8);
  paintPips(brush, strengthOf(impact), x, base, colour);
  const figure = words.uplift(uplift);
  const percent = brush.px(3) + brush.width(figure, UPLIFT, 'normal') + brush.width('%', UPLIFT, 'normal');
  const text = [lead, name ?? words.event].filter(Boolean).join(' · ');
  const room = limit - x - pips - brush.px(6);
  const stretch = brush.fit(text, room - percent - brush.px(3), NAME) ?? brush.fit(text, room, NAME);
  if (!stretch) return x + pips + brush.px(4);
  let at = x + pips + brush.px(5);
  // The lines between months end at a name.
  if (geometry.metrics.detail === 'colour') {
    brush.rect(
      palette.sunk,
      at - brush.px(2),
      base - brush.px(11),
      brush.width(text, NAME, stretch) + brush.px(4),
      brush.px(15),
    );
  }
  brush.text(text, at, base, NAME, palette.ink, 'left', stretch);
  at += brush.width(text, NAME, stretch);
  if (limit - at < percent + brush.px(3)) return at + brush.px(8);
  at += brush.px(6);
  brush.text(figure, at, base, UPLIFT, colour, 'left', 'normal');
  at += brush.width(figure, UPLIFT, 'normal');
  brush.text('%', at, base, UPLIFT, colour, 'left', 'normal');
  return at + brush.width('%', UPLIFT, 'normal') + brush.px(10);
}

const HEIGHTS = [5, 7, 9] as const;

/** One to three filled bars, the impact. */
function paintPips(brush: Brush, strength: number, x: number, base: number, colour: string): void {
  for (const [index, height] of HEIGHTS.entries()) {
    const left = x + Math.round(index * 4.5 * brush.scale);
    const tall = brush.px(height);
    if (index < strength) brush.rect(colour, left, base - tall, brush.px(3), tall);
    else brush.frame(colour, left, base - tall, brush.px(3), tall, brush.px(0.6));
  }
}
