import type { Palette } from './palette.ts';

/** Diagonal lines, one pixel in five, on their own ground. */
export function hatchPattern(
  context: CanvasRenderingContext2D,
  scale: number,
  palette: Palette,
): CanvasPattern | string {
  const size = Math.round(7 * scale);
  return tile(context, size, palette.hatch, (to) => {
    to.fillStyle = palette.hatchBack;
    to.fillRect(0, 0, size, size);
    to.strokeStyle = palette.hatch;
    to.lineWidth = scale;
    to.beginPath();
    for (const shift of [-size, 0, size]) {
      to.moveTo(shift - 1, size + 1);
      to.lineTo(shift + size + 1, -1);
    }
    to.stroke();
  });
}

export function dotPattern(
  context: CanvasRenderingContext2D,
  scale: number,
  palette: Palette,
): CanvasPattern | string {
  const size = Math.round(6 * scale);
  return tile(context, size, palette.hatch, (to) => {
    to.fillStyle = palette.hatch;
    to.beginPath();
    to.arc(size / 2, size / 2, scale, 0, 2 * Math.PI);
    to.fill();
  });
}

function tile(
  context: CanvasRenderingContext2D,
  size: number,
  otherwise: string,
  paint: (to: CanvasRenderingContext2D) => void,
): CanvasPattern | string {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const to = canvas.getContext('2d');
  if (!to) return otherwise;
  paint(to);
  return context.createPattern(canvas, 'repeat') ?? otherwise;
}
