import { Brush } from './brush.ts';
import type { Palette } from './palette.ts';

/** A canvas at a place of the grid, with the device's own pixels. */
export class Surface {
  readonly canvas: HTMLCanvasElement;
  brush: Brush;
  readonly #family: string;
  readonly #context: CanvasRenderingContext2D;

  /** @param alpha what lies under it shows through */
  constructor(host: HTMLElement, palette: Palette, family: string, alpha = false) {
    this.canvas = document.createElement('canvas');
    host.append(this.canvas);
    const context = this.canvas.getContext('2d', { alpha });
    if (!context) throw new Error('This browser paints no canvas.');
    this.#context = context;
    this.#family = family;
    this.brush = new Brush(context, devicePixelRatio || 1, palette, family);
  }

  get width(): number {
    return this.canvas.width;
  }

  get height(): number {
    return this.canvas.height;
  }

  /** Another theme, or other fonts. */
  renew(palette: Palette): void {
    this.brush = new Brush(this.#context, devicePixelRatio || 1, palette, this.#family);
  }

  /** Places it by CSS pixels, each edge on one of the device's. Returns whether it is empty now. */
  place(left: number, top: number, width: number, height: number): boolean {
    const scale = devicePixelRatio || 1;
    const [x, y] = [Math.round(left * scale), Math.round(top * scale)];
    const across = Math.max(0, Math.round((left + width) * scale) - x);
    const down = Math.max(0, Math.round((top + height) * scale) - y);
    const { style } = this.canvas;
    style.left = `${x / scale}px`;
    style.top = `${y / scale}px`;
    if (this.canvas.width === across && this.canvas.height === down && this.brush.scale === scale)
      return false;
    this.canvas.width = across;
    this.canvas.height = down;
    style.width = `${across / scale}px`;
    style.height = `${down / scale}px`;
    this.renew(this.brush.palette);
    return true;
  }
}
