import type { EpochDay } from '#contract/dates.ts';
import { monthOfDay } from '#lib/calendar/month.ts';
import { dayAt, lineAt } from '#lib/multi-calendar/geometry.ts';
import type { Brush } from './brush.ts';
import { repaintWords } from './paint-bar.ts';
import { paintBars } from './paint-bars.ts';
import { eventsBetween, paintEvents } from './paint-events.ts';
import { paintRow } from './paint-row.ts';
import { edgeOf, type Scene, type View } from './scene.ts';
import type { Surface } from './surface.ts';

/**
 * Paints the nights in sight. Where only the view has moved, what is painted already is moved with it, and only what
 * came into sight is painted: a fling costs as much as its edges.
 */
export class NightsPainter {
  readonly #surface: Surface;
  #scene: Scene | null = null;
  #painted: { x: number; y: number } | null = null;
  #months: { first: EpochDay; days: number; starts: EpochDay[] } | null = null;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  /** What is painted does not hold any more. */
  forget(): void {
    this.#painted = null;
  }

  /** Paints a scene as it is seen from somewhere. */
  paint(scene: Scene, view: View): void {
    const { scale } = this.#brush;
    const x = Math.round(view.left * scale);
    const y = Math.round(view.top * scale);
    const isSame = scene === this.#scene;
    this.#scene = scene;
    const before = this.#painted;
    this.#painted = { x, y };
    if (!isSame || !before) {
      this.#paintRegion(scene, x, y, 0, 0, this.#surface.width, this.#surface.height);
    } else if (before.x !== x || before.y !== y) {
      this.#move(scene, x, y, x - before.x, y - before.y);
    }
  }

  /** Paints the days of some listings again, where they are in sight: their nights have come. */
  refresh(from: EpochDay, to: EpochDay, listings: ReadonlyMap<string, unknown>): void {
    if (!this.#scene || !this.#painted) return;
    const { geometry } = this.#scene;
    const { scale } = this.#brush;
    const { x, y } = this.#painted;
    const left = Math.max(0, edgeOf(geometry, from, scale) - x);
    const right = Math.min(this.#surface.width, edgeOf(geometry, to + 1, scale) - x);
    if (right <= left) return;
    const lane = this.#laneHeight(this.#scene);
    const end = (y + this.#surface.height - lane) / scale;
    let [top, bottom] = [Number.POSITIVE_INFINITY, 0];
    for (let index = lineAt(geometry, y / scale); index < geometry.lines.length; index++) {
      const line = geometry.lines[index];
      if (!line || (geometry.tops[index] ?? 0) >= end) break;
      // A group has its events from the same answer.
      if (line.kind === 'listing' && !listings.has(line.listing.id)) continue;
      top = Math.min(top, geometry.tops[index] ?? 0);
      bottom = Math.max(bottom, geometry.tops[index + 1] ?? 0);
    }
    const above = Math.max(lane, lane + Math.round(top * scale) - y);
    const below = Math.min(this.#surface.height, lane + Math.round(bottom * scale) - y);
    if (below > above) this.#paintRegion(this.#scene, x, y, left, above, right - left, below - above);
    this.#paintLane(this.#scene, x);
  }

  get #brush(): Brush {
    return this.#surface.brush;
  }

  #move(scene: Scene, x: number, y: number, dx: number, dy: number): void {
    const { width, height } = this.#surface;
    const lane = this.#laneHeight(scene);
    const body = height - lane;
    if (Math.abs(dx) >= width || Math.abs(dy) >= body) {
      this.#paintRegion(scene, x, y, 0, 0, width, height);
      return;
    }
    const { context } = this.#brush;
    context.setTransform(1, 0, 0, 1, 0, 0);
    this.#brush.clip(0, lane, width, body);
    context.drawImage(this.#surface.canvas, 0, lane, width, body, -dx, lane - dy, width, body);
    this.#brush.release();
    if (dy > 0) this.#paintRegion(scene, x, y, 0, height - dy, width, dy);
    if (dy < 0) this.#paintRegion(scene, x, y, 0, lane, width, -dy);
    if (dx > 0) this.#paintRegion(scene, x, y, width - dx, lane, dx, body);
    if (dx < 0) this.#paintRegion(scene, x, y, 0, lane, -dx, body);
    if (dx !== 0) this.#repaintCutBars(scene, x, y, Math.max(x, x - dx));
    // Names of events stay in sight as long as their event does, so they do not move with their line.
    this.#paintGroups(scene, x, y);
    this.#paintLane(scene, x);
  }

  #laneHeight(scene: Scene): number {
    return scene.lane ? this.#brush.px(scene.lane) : 0;
  }

  /** Paints a part of the canvas, in device pixels, as seen from `x` and `y`. */
  #paintRegion(
    scene: Scene,
    x: number,
    y: number,
    left: number,
    top: number,
    width: number,
    height: number,
  ): void {
    const { context, palette, scale } = this.#brush;
    const { geometry } = scene;
    const lane = this.#laneHeight(scene);
    const from = dayAt(geometry, (x + left) / scale);
    const to = dayAt(geometry, (x + left + width - 1) / scale);
    const above = Math.max(top, lane);
    context.setTransform(1, 0, 0, 1, 0, 0);
    this.#brush.clip(left, above, width, top + height - above);
    this.#brush.rect(palette.paper, left, above, width, top + height - above);
    context.setTransform(1, 0, 0, 1, -x, lane - y);
    const start = (y + above - lane) / scale;
    const end = (y + top + height - lane) / scale;
    if (geometry.lines.length > 0 && end > start) {
      for (let line = lineAt(geometry, start); line < geometry.lines.length; line++) {
        if ((geometry.tops[line] ?? 0) >= end) break;
        if (geometry.lines[line]?.kind === 'listing') paintRow(this.#brush, scene, line, from, to, x);
      }
      this.#paintUprights(scene, from, to);
      this.#paintGroupsBetween(scene, x, start, end);
    }
    this.#brush.release();
    if (top < lane) this.#paintLane(scene, x);
  }

  /** Words of bars that the left edge cuts, or did, stay in sight as long as their bar does. @param edge the later one */
  #repaintCutBars(scene: Scene, x: number, y: number, edge: number): void {
    const { geometry } = scene;
    const { detail } = geometry.metrics;
    if (detail === 'marks' || detail === 'colour') return;
    const { context, scale } = this.#brush;
    const { width, height } = this.#surface;
    const lane = this.#laneHeight(scene);
    const from = dayAt(geometry, (edge - 1) / scale);
    const to = dayAt(geometry, edge / scale);
    const end = (y + height - lane) / scale;
    context.setTransform(1, 0, 0, 1, 0, 0);
    this.#brush.clip(0, lane, width, height - lane);
    context.setTransform(1, 0, 0, 1, -x, lane - y);
    for (let line = lineAt(geometry, y / scale); line < geometry.lines.length; line++) {
      if ((geometry.tops[line] ?? 0) >= end) break;
      paintBars(this.#brush, scene, line, from, to, x, repaintWords);
    }
    this.#paintUprights(scene, dayAt(geometry, x / scale), dayAt(geometry, (x + width) / scale));
    this.#brush.release();
  }

  /** The line before today, and in a year the lines between months. */
  #paintUprights(scene: Scene, from: EpochDay, to: EpochDay): void {
    const { geometry, today } = scene;
    const { palette, scale } = this.#brush;
    const height = Math.round(geometry.height * scale);
    if (geometry.metrics.detail === 'colour') this.#paintMonths(scene, from, to, 0, height);
    if (today < from || today > to + 1 || today === geometry.first) return;
    this.#brush.rect(
      palette.ink,
      edgeOf(geometry, today, scale) - this.#brush.px(1),
      0,
      this.#brush.px(1),
      height,
    );
  }

  #paintMonths({ geometry }: Scene, from: EpochDay, to: EpochDay, top: number, height: number): void {
    const { palette, scale } = this.#brush;
    for (const day of this.#monthStarts(geometry.first, geometry.days)) {
      if (day < from || day > to) continue;
      this.#brush.rect(palette.line2, edgeOf(geometry, day, scale), top, this.#brush.px(1), height);
    }
  }

  #monthStarts(first: EpochDay, days: number): EpochDay[] {
    if (this.#months?.first !== first || this.#months.days !== days) {
      const starts: EpochDay[] = [];
      for (let day = first; day < first + days; day++) {
        if (monthOfDay(day) !== monthOfDay(day - 1)) starts.push(day);
      }
      this.#months = { first, days, starts };
    }
    return this.#months.starts;
  }

  #paintGroups(scene: Scene, x: number, y: number): void {
    const { context, scale } = this.#brush;
    const lane = this.#laneHeight(scene);
    context.setTransform(1, 0, 0, 1, 0, 0);
    this.#brush.clip(0, lane, this.#surface.width, this.#surface.height - lane);
    context.setTransform(1, 0, 0, 1, -x, lane - y);
    this.#paintGroupsBetween(scene, x, y / scale, (y + this.#surface.height - lane) / scale);
    this.#brush.release();
  }

  #paintGroupsBetween(scene: Scene, x: number, start: number, end: number): void {
    const { geometry } = scene;
    for (let line = lineAt(geometry, start); line < geometry.lines.length; line++) {
      if ((geometry.tops[line] ?? 0) >= end) break;
      if (geometry.lines[line]?.kind === 'group') this.#paintGroup(scene, line, x);
    }
  }

  #paintGroup(scene: Scene, line: number, x: number): void {
    const { geometry } = scene;
    const { scale, palette } = this.#brush;
    const own = geometry.lines[line];
    if (own?.kind !== 'group') return;
    const top = Math.round((geometry.tops[line] ?? 0) * scale);
    const bottom = Math.round((geometry.tops[line + 1] ?? 0) * scale);
    const rule = this.#brush.px(1);
    // The whole line at once, for a name may reach over from a day that is not painted now.
    const right = x + this.#surface.width;
    const from = dayAt(geometry, x / scale);
    const to = dayAt(geometry, right / scale);
    this.#brush.clip(x, top, right - x, bottom - top);
    this.#brush.rect(palette.sunk, x, top, right - x, bottom - top);
    this.#brush.rect(palette.line2, x, bottom - rule, right - x, rule);
    if (geometry.metrics.detail === 'colour') this.#paintMonths(scene, from, to, top, bottom - top);
    if (own.of === 'market' && own.name !== null) {
      const edge = x + this.#brush.px(6);
      const events = eventsBetween(scene, own.name, from, to, null);
      paintEvents(this.#brush, scene, events, { left: edge, right, bottom });
    }
    this.#brush.release();
  }

  /** All markets' events in one lane under the days, each led by its market's name. */
  #paintLane(scene: Scene, x: number): void {
    const height = this.#laneHeight(scene);
    if (!height) return;
    const { context, palette, scale } = this.#brush;
    const { width } = this.#surface;
    context.setTransform(1, 0, 0, 1, 0, 0);
    this.#brush.clip(0, 0, width, height);
    this.#brush.rect(palette.sunk, 0, 0, width, height);
    this.#brush.rect(palette.line2, 0, height - this.#brush.px(1), width, this.#brush.px(1));
    context.setTransform(1, 0, 0, 1, -x, 0);
    const { geometry } = scene;
    const from = dayAt(geometry, x / scale);
    const to = dayAt(geometry, (x + width) / scale);
    const events = [...scene.nights.markets()].flatMap((market) =>
      eventsBetween(scene, market, from, to, market),
    );
    paintEvents(this.#brush, scene, events, {
      left: x + this.#brush.px(6),
      right: x + width,
      bottom: height,
    });
    this.#brush.release();
  }
}
