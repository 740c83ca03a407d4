import { shapes } from '#components/icons/shapes.ts';
import { lineAt } from '#lib/multi-calendar/geometry.ts';
import type { GridListing } from '#lib/multi-calendar/lines.ts';
import type { Metrics } from '#lib/multi-calendar/zoom.ts';
import type { Brush } from './brush.ts';
import type { GroupLine, Scene, View } from './scene.ts';
import type { Surface } from './surface.ts';

/** The room of a line's head, in device pixels. */
interface HeadRoom {
  top: number;
  bottom: number;
  width: number;
}

const GAP = 8;

/**
 * Paints the names of the lines in sight: beside their nights, or above them where the view is narrow.
 * @param moved how far the view has moved, in device pixels, since they were last painted: what is still in sight is
 * moved with it; null to paint all of them
 */
export function paintNames(
  { brush, canvas, width, height }: Surface,
  scene: Scene,
  view: View,
  moved: number | null,
  shareOf: (listing: string) => number | null,
): void {
  const { lines, tops, metrics } = scene.geometry;
  const { context, palette, scale } = brush;
  const { stacked } = metrics;
  const keeps = moved !== null && !stacked && Math.abs(moved) < height;
  const above = keeps && moved > 0 ? height - moved : 0;
  const below = keeps && moved < 0 ? -moved : height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (keeps) context.drawImage(canvas, 0, -moved);
  brush.clip(0, above, width, below - above);
  if (stacked) context.clearRect(0, 0, width, height);
  else brush.rect(palette.paper, 0, above, width, below - above);
  const y = Math.round(view.top * scale);
  const end = (y + below) / scale;
  for (let index = lineAt(scene.geometry, (y + above) / scale); index < lines.length; index++) {
    const line = lines[index];
    if (!line || (tops[index] ?? 0) >= end) break;
    const room = {
      top: Math.round((tops[index] ?? 0) * scale) - y,
      bottom: Math.round((tops[index + 1] ?? 0) * scale) - y,
      width,
    };
    if (line.kind === 'group') paintGroup(brush, scene, line, room);
    else {
      const isMarked = index === scene.openLine;
      paintListing(brush, scene, line.listing, room, line.pinned, isMarked, shareOf(line.listing.id));
    }
  }
  if (!stacked) brush.rect(palette.line2, width - brush.px(1), above, brush.px(1), below - above);
  brush.release();
}

function paintGroup(brush: Brush, { words, geometry }: Scene, line: GroupLine, room: HeadRoom): void {
  const { palette } = brush;
  const { metrics } = geometry;
  const { name, note } = words.group(line);
  if (!metrics.stacked) paintPlane(brush, palette.sunk, palette.line2, room);
  const size = 13 * metrics.scale;
  const base = baseOf(brush, room, metrics, size);
  const noteFace = { weight: 400, size: 12 * metrics.scale };
  const [left, right] = edgesOf(brush, metrics, room);
  brush.text(note, right, base, noteFace, palette.ink3, 'right', 'normal');
  const end = right - brush.width(note, noteFace, 'normal') - brush.px(GAP);
  const face = { weight: 600, size };
  brush.text(brush.cut(name, end - left, face), left, base, face, palette.ink, 'left', 'normal');
}

function paintListing(
  brush: Brush,
  { words, geometry }: Scene,
  { title, basePrice, currency, enabled, unpriced }: GridListing,
  room: HeadRoom,
  pinned: boolean,
  marked: boolean,
  booked: number | null,
): void {
  const { palette } = brush;
  const { metrics } = geometry;
  const { detail, stacked, scale } = metrics;
  if (!stacked) paintPlane(brush, null, palette.line, room);
  const isWide = detail === 'figures' || detail === 'price';
  const size = (detail === 'colour' && !stacked ? 12 : 13) * scale;
  const base = baseOf(brush, room, metrics, size);
  let [left, right] = edgesOf(brush, metrics, room);
  if (marked) brush.rect(palette.hand, 0, room.top, brush.px(3), room.bottom - room.top);
  const middle = base - brush.px(size * 0.36);
  if (unpriced !== null) {
    brush.shape(shapes.warning, left, middle - brush.px(7), 14, palette.warn);
    left += brush.px(14 + GAP);
  }
  const noteFace = { weight: marked ? 600 : 400, size: 12 * scale };
  const price = isWide && basePrice !== null ? words.money(basePrice, currency) : '';
  const note = !isWide && booked !== null ? words.share(booked) : price;
  brush.text(note, right, base, noteFace, palette.ink3, 'right', 'normal');
  right -= brush.width(note, noteFace, 'normal') + brush.px(GAP);
  if (pinned) {
    right -= brush.px(15);
    brush.shape(shapes.pin, right, middle - brush.px(6), 12, palette.ink);
    right -= brush.px(3 + GAP);
  }
  const face = { weight: marked ? 600 : stacked ? 500 : 400, size };
  const name = brush.cut(title, right - left, face);
  brush.text(name, left, base, face, enabled ? palette.ink : palette.ink3, 'left', 'normal');
}

function paintPlane(
  brush: Brush,
  ground: string | null,
  rule: string,
  { top, bottom, width }: HeadRoom,
): void {
  if (ground) brush.rect(ground, 0, top, width, bottom - top);
  brush.rect(rule, 0, bottom - brush.px(1), width, brush.px(1));
}

function edgesOf(brush: Brush, { stacked }: Metrics, { width }: HeadRoom): [number, number] {
  return [brush.px(stacked ? 12 : 20), width - brush.px(stacked ? 12 : 11)];
}

function baseOf(brush: Brush, { top, bottom }: HeadRoom, { stacked, scale }: Metrics, size: number): number {
  const middle = stacked ? top + brush.px(4 + 10 * scale) : (top + bottom - brush.px(1)) / 2;
  return Math.round(middle + size * 0.36 * brush.scale);
}
