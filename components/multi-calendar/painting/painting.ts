import type { EpochDay } from '#contract/dates.ts';
import { sightOf } from '#lib/multi-calendar/in-sight.ts';
import { waitingShare } from '#lib/multi-calendar/waiting-share.ts';
import type { Metrics } from '#lib/multi-calendar/zoom.ts';
import { NightsPainter } from './nights-painter.ts';
import { paintDays } from './paint-days.ts';
import { paintNames } from './paint-names.ts';
import type { Palette } from './palette.ts';
import type { Scene, View } from './scene.ts';
import { Surface } from './surface.ts';

/** What is in sight has been painted. */
export class PaintedEvent extends Event {
  readonly #scene: Scene;
  readonly #view: View;

  constructor(scene: Scene, view: View) {
    super('painted', { bubbles: true });
    this.#scene = scene;
    this.#view = view;
  }

  /** The share of the nights in sight that are still to come, by the room they take. */
  waitingShare(): number {
    const { geometry, nights, lane } = this.#scene;
    const { left, top, width, height } = this.#view;
    return waitingShare(geometry, nights, sightOf(geometry, left, top, width, height - lane));
  }
}

/** All that is painted of a grid: its nights, the names of its lines and its days, as they are seen from one place. */
export class Painting {
  readonly #host: HTMLElement;
  readonly #nights: Surface;
  readonly #names: Surface;
  readonly #days: Surface;
  readonly #painter: NightsPainter;
  #scene: Scene | null = null;
  #view: View | null = null;
  #drawn: { scene: Scene; left: number; top: number } | null = null;
  #fit: { width: number; height: number; metrics: Metrics; lane: number } | null = null;
  #shares: { from: EpochDay; to: EpochDay; known: Map<string, number | null> } | null = null;

  constructor(host: HTMLElement, palette: Palette, family: string) {
    this.#host = host;
    this.#nights = new Surface(host, palette, family);
    // Names that stand above their nights are painted over them.
    this.#names = new Surface(host, palette, family, true);
    this.#days = new Surface(host, palette, family);
    this.#painter = new NightsPainter(this.#nights);
  }

  /** Another theme, or other fonts: everything is painted anew. */
  renew(palette: Palette): void {
    for (const surface of [this.#nights, this.#names, this.#days]) surface.renew(palette);
    this.#repaint();
  }

  /** The browser's zoom has changed. */
  refit(): void {
    if (!this.#fit) return;
    const { width, height, metrics, lane } = this.#fit;
    this.resize(width, height, metrics, lane);
  }

  /** Takes the room of a grid, in CSS pixels. @param lane height of the lane of events */
  resize(width: number, height: number, metrics: Metrics, lane: number): void {
    this.#fit = { width, height, metrics, lane };
    const { names, head, stacked } = metrics;
    const emptied = [
      this.#nights.place(names, head, width - names, height - head),
      this.#names.place(0, head + lane, stacked ? width : names, height - head - lane),
      this.#days.place(names, 0, width - names, head),
    ];
    if (emptied.includes(true)) this.#repaint();
  }

  paint(scene: Scene, view: View): void {
    const drawn = this.#drawn?.scene === scene ? this.#drawn : null;
    this.#scene = scene;
    this.#view = view;
    this.#drawn = { scene, left: view.left, top: view.top };
    this.#painter.paint(scene, view);
    if (drawn?.left !== view.left) paintDays(this.#days, scene, view);
    if (drawn?.top !== view.top) {
      const { scale } = this.#names.brush;
      const moved = drawn && Math.round(view.top * scale) - Math.round(drawn.top * scale);
      paintNames(this.#names, scene, view, moved, this.#shareOf(scene));
    }
    this.#host.dispatchEvent(new PaintedEvent(scene, view));
  }

  /** The nights that the booked shares beside the names are of: those where the view rests. */
  tellShares(from: EpochDay, to: EpochDay): void {
    this.#shares = { from, to, known: new Map() };
    if (this.#scene && this.#view)
      paintNames(this.#names, this.#scene, this.#view, null, this.#shareOf(this.#scene));
  }

  /** Nights of some listings have come. */
  refresh(from: EpochDay, to: EpochDay, listings: ReadonlyMap<string, unknown>): void {
    this.#painter.refresh(from, to, listings);
    if (this.#scene && this.#view) this.#host.dispatchEvent(new PaintedEvent(this.#scene, this.#view));
  }

  #repaint(): void {
    this.#painter.forget();
    this.#drawn = null;
    if (this.#scene && this.#view) this.paint(this.#scene, this.#view);
  }

  #shareOf({ geometry, nights }: Scene): (listing: string) => number | null {
    const shares = this.#shares;
    const { detail } = geometry.metrics;
    if (!shares || detail === 'figures' || detail === 'price') return () => null;
    return (listing) => {
      const known = shares.known.get(listing);
      if (known !== undefined) return known;
      const share = nights.bookedShare(listing, shares.from, shares.to);
      shares.known.set(listing, share);
      return share;
    };
  }
}
