import { emsOf } from '#lib/calendar/name-fit.ts';
import { digitsOf, type Stretch } from './digits.ts';
import type { Palette } from './palette.ts';
import { dotPattern, hatchPattern } from './patterns.ts';

/** Text on the canvas: weight and size in CSS pixels. */
export interface Face {
  weight: number;
  size: number;
}

/**
 * Paints in device pixels, so that every edge is sharp. It remembers the state of its context: setting a font costs
 * more than painting with it.
 */
export class Brush {
  readonly context: CanvasRenderingContext2D;
  readonly scale: number;
  readonly palette: Palette;
  readonly #family: string;
  #font = '';
  #fill = '';
  #align: CanvasTextAlign = 'start';
  readonly #fonts: Record<Stretch, Map<number, string>> = {
    normal: new Map(),
    'semi-condensed': new Map(),
    condensed: new Map(),
  };
  readonly #widths: Record<Stretch, Map<number, Map<string, number>>> = {
    normal: new Map(),
    'semi-condensed': new Map(),
    condensed: new Map(),
  };
  readonly #cuts = new Map<string, string>();
  readonly blocked: CanvasPattern | string;
  readonly unavailable: CanvasPattern | string;

  constructor(context: CanvasRenderingContext2D, scale: number, palette: Palette, family: string) {
    this.context = context;
    this.scale = scale;
    this.palette = palette;
    this.#family = family;
    context.textBaseline = 'alphabetic';
    context.fontKerning = 'normal';
    this.blocked = hatchPattern(context, scale, palette);
    this.unavailable = dotPattern(context, scale, palette);
  }

  /** Device pixels of a length in CSS pixels; at least one. */
  px(length: number): number {
    return Math.max(1, Math.round(length * this.scale));
  }

  /** Paints inside some bounds alone, until `release`. */
  clip(x: number, y: number, width: number, height: number): void {
    this.context.save();
    this.context.beginPath();
    this.context.rect(x, y, width, height);
    this.context.clip();
  }

  /** The context is again as it was before `clip`, so nothing of it is known. */
  release(): void {
    this.context.restore();
    this.#font = '';
    this.#fill = '';
    this.#align = 'start';
    this.context.textAlign = 'start';
  }

  fill(colour: string | CanvasPattern): void {
    if (typeof colour !== 'string') {
      this.context.fillStyle = colour;
      this.#fill = '';
    } else if (colour !== this.#fill) {
      this.context.fillStyle = colour;
      this.#fill = colour;
    }
  }

  rect(colour: string | CanvasPattern, x: number, y: number, width: number, height: number): void {
    if (width <= 0 || height <= 0) return;
    this.fill(colour);
    this.context.fillRect(x, y, width, height);
  }

  /** A box with round corners. @param radius in CSS pixels */
  box(colour: string, x: number, y: number, width: number, height: number, radius: number): void {
    if (width <= 0) return;
    this.fill(colour);
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, this.px(radius));
    this.context.fill();
  }

  /** An icon of sixteen units, at a size in CSS pixels. */
  shape(path: string, x: number, y: number, size: number, colour: string): void {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.scale((size * this.scale) / 16, (size * this.scale) / 16);
    context.strokeStyle = colour;
    context.lineWidth = 1.4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(path));
    context.restore();
  }

  /** A frame inside the bounds. */
  frame(colour: string, x: number, y: number, width: number, height: number, line: number): void {
    this.rect(colour, x, y, width, line);
    this.rect(colour, x, y + height - line, width, line);
    this.rect(colour, x, y + line, line, height - 2 * line);
    this.rect(colour, x + width - line, y + line, line, height - 2 * line);
  }

  /** A horizontal line of dashes, always the same ones at the same place. */
  dashes(colour: string, x: number, y: number, width: number, line: number, dash: number, gap: number): void {
    const period = dash + gap;
    for (let at = Math.floor(x / period) * period; at < x + width; at += period) {
      const from = Math.max(at, x);
      this.rect(colour, from, y, Math.min(at + dash, x + width) - from, line);
    }
  }

  text(
    text: string,
    x: number,
    y: number,
    face: Face,
    colour: string,
    align: CanvasTextAlign,
    stretch: Stretch,
  ): void {
    this.#set(face, stretch, align);
    this.fill(colour);
    this.context.fillText(text, x, y);
  }

  /** A whole number that ends at `right`; more digits take the width axis, never a smaller size. */
  figure(value: number, right: number, y: number, face: Face, colour: string): void {
    const { groups, stretch } = digitsOf(value);
    this.#set(face, stretch, 'right');
    this.fill(colour);
    let x = right;
    for (let index = groups.length - 1; index >= 0; index--) {
      const group = groups[index] ?? '';
      this.context.fillText(group, x, y);
      if (index > 0) x -= this.#measured(group, face, stretch) + this.px(2);
    }
  }

  /** Width of a number in device pixels. */
  figureWidth(value: number, face: Face): number {
    const { groups, stretch } = digitsOf(value);
    let width = (groups.length - 1) * this.px(2);
    for (const group of groups) width += this.#measured(group, face, stretch);
    return width;
  }

  /** How a name is set in the room it has; null where it does not fit at its narrowest. */
  fit(text: string, room: number, face: Face): Stretch | null {
    // What is far too long is not worth measuring.
    if (emsOf(text) * face.size * this.scale * 0.6 > room) return null;
    if (this.#measured(text, face, 'normal') <= room) return 'normal';
    if (this.#measured(text, face, 'semi-condensed') <= room) return 'semi-condensed';
    return this.#measured(text, face, 'condensed') <= room ? 'condensed' : null;
  }

  /** As much of a text as there is room for, in device pixels. */
  cut(text: string, room: number, face: Face): string {
    if (this.#measured(text, face, 'normal') <= room) return text;
    const key = `${face.weight} ${face.size} ${Math.floor(room)} ${text}`;
    let known = this.#cuts.get(key);
    if (known === undefined) {
      const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
      let [low, high] = [0, letters.length];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        const start = `${letters.slice(0, middle).join('').trimEnd()}…`;
        this.#set(face, 'normal', this.#align);
        if (this.context.measureText(start).width <= room) low = middle;
        else high = middle - 1;
      }
      known = low > 0 ? `${letters.slice(0, low).join('').trimEnd()}…` : '';
      this.#cuts.set(key, known);
    }
    return known;
  }

  width(text: string, face: Face, stretch: Stretch): number {
    return this.#measured(text, face, stretch);
  }

  #measured(text: string, face: Face, stretch: Stretch): number {
    const key = face.weight * 1000 + face.size;
    let known = this.#widths[stretch].get(key);
    if (!known) {
      known = new Map();
      this.#widths[stretch].set(key, known);
    }
    let width = known.get(text);
    if (width === undefined) {
      this.#set(face, stretch, this.#align);
      width = this.context.measureText(text).width;
      known.set(text, width);
    }
    return width;
  }

  #set({ weight, size }: Face, stretch: Stretch, align: CanvasTextAlign): void {
    const key = weight * 1000 + size;
    let font = this.#fonts[stretch].get(key);
    if (font === undefined) {
      font = `${stretch} ${weight} ${size * this.scale}px ${this.#family}`;
      this.#fonts[stretch].set(key, font);
    }
    if (font !== this.#font) {
      this.context.font = font;
      this.#font = font;
    }
    if (align !== this.#align) {
      this.context.textAlign = align;
      this.#align = align;
    }
  }
}
