import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate, weekdayOf } from '#contract/dates.ts';
import { addMonths, firstDayOf, lastDayOf, monthOfDay, weekColumn } from '#lib/calendar/month.ts';
import { dayAt } from '#lib/multi-calendar/geometry.ts';
import type { Brush } from './brush.ts';
import { edgeOf, type Scene, type View } from './scene.ts';
import type { Surface } from './surface.ts';

const FRIDAY = 4;
const SATURDAY = 5;

/** Paints the days in sight and their months. A month's name stays in sight as long as its days do. */
export function paintDays({ brush, canvas, width, height }: Surface, scene: Scene, view: View): void {
  const { geometry } = scene;
  const { detail, stacked } = geometry.metrics;
  const x = Math.round(view.left * brush.scale);
  const from = dayAt(geometry, x / brush.scale);
  const to = dayAt(geometry, (x + width - 1) / brush.scale);
  brush.context.setTransform(1, 0, 0, 1, 0, 0);
  brush.clip(0, 0, canvas.width, canvas.height);
  brush.rect(brush.palette.paper, 0, 0, width, height);
  if (detail !== 'colour') {
    const paintDay = detail === 'marks' ? paintTick : paintDate;
    for (let day = from; day <= to; day++) {
      const left = edgeOf(geometry, day, brush.scale) - x;
      paintDay(brush, scene, day, left, edgeOf(geometry, day + 1, brush.scale) - x - left, height);
    }
  }
  if (!stacked || detail === 'marks' || detail === 'colour') paintMonths(brush, scene, x, from, to, height);
  brush.release();
}

function paintMonths(
  brush: Brush,
  { geometry, words }: Scene,
  x: number,
  from: EpochDay,
  to: EpochDay,
  height: number,
): void {
  const { metrics, first, days } = geometry;
  const { palette } = brush;
  const { scale } = metrics;
  const isBare = metrics.detail === 'colour';
  const face = { weight: 600, size: 12 * scale };
  const inset = isBare ? 5 : 8;
  const base = isBare ? height - brush.px(6 + 9 * scale - 4 * scale) : brush.px(5 + 13.3 * scale);
  for (let month = monthOfDay(from); month <= monthOfDay(to); month = addMonths(month, 1)) {
    const opening = Math.max(first, firstDayOf(month));
    const last = Math.min(first + days - 1, lastDayOf(month));
    const start = edgeOf(geometry, opening, brush.scale) - x;
    const end = edgeOf(geometry, last + 1, brush.scale) - x;
    if (isBare) brush.rect(palette.line2, start, 0, brush.px(1), height);
    const name = words.month(opening, isBare ? (month.endsWith('-01') ? 'with-year' : 'short') : 'long');
    const long = brush.width(name, face, 'normal');
    if (isBare && long + brush.px(inset) > end - start) continue;
    const gap = brush.px(inset);
    const left = start >= 0 ? start + gap : Math.max(start + gap, Math.min(gap, end - long - gap));
    brush.text(name, Math.round(left), base, face, palette.ink, 'left', 'normal');
  }
}

/** Weekday and date, right above the prices. */
function paintDate(
  brush: Brush,
  { geometry, words, today, weekStart, openDay }: Scene,
  day: EpochDay,
  left: number,
  width: number,
  height: number,
): void {
  const { palette } = brush;
  const { scale } = geometry.metrics;
  const weekday = weekdayOf(day);
  const isWeekend = weekday === FRIDAY || weekday === SATURDAY;
  const right = left + width - brush.px(7);
  const bottom = height - brush.px(1);
  if (weekColumn(day, weekStart) === 0)
    brush.rect(palette.line2, left, bottom - brush.px(44 * scale), brush.px(1), brush.px(44 * scale));
  if (day === openDay) brush.rect(palette.hand, left, bottom - brush.px(2), width, brush.px(2));
  const name = { weight: isWeekend ? 500 : 400, size: 11 * scale };
  const nameColour = isWeekend ? palette.ink2 : palette.ink3;
  brush.text(
    words.weekday(day),
    right,
    Math.round(bottom - brush.px(5 + 18.5 * scale)),
    name,
    nameColour,
    'right',
    'normal',
  );
  const date = String(dayOfMonth(day));
  const base = Math.round(bottom - brush.px(5 + 3.3 * scale));
  const isToday = day === today;
  const face = { weight: isToday || isWeekend ? 650 : 400, size: 13 * scale };
  if (isToday) {
    const long = brush.width(date, face, 'normal') + brush.px(8);
    const tall = brush.px(16 * scale);
    brush.box(palette.ink, right + brush.px(4) - long, bottom - brush.px(5) - tall, long, tall, 2);
  }
  const colour = isToday ? palette.paper : isWeekend ? palette.ink : palette.ink2;
  brush.text(date, right, base, face, colour, 'right', 'normal');
}

/** A quarter has room for the dates on which weeks begin. */
function paintTick(
  brush: Brush,
  { geometry, today, weekStart, openDay }: Scene,
  day: EpochDay,
  left: number,
  width: number,
  height: number,
): void {
  const { palette } = brush;
  const { scale } = geometry.metrics;
  const weekday = weekdayOf(day);
  const bottom = height - brush.px(1);
  const tall = brush.px(22 * scale);
  const startsWeek = weekColumn(day, weekStart) === 0;
  if (startsWeek) brush.rect(palette.line2, left, bottom - tall, brush.px(1), tall);
  if (weekday === FRIDAY || weekday === SATURDAY)
    brush.rect(palette.ink3, left, bottom - brush.px(3), width, brush.px(3));
  if (day === openDay) brush.rect(palette.hand, left, bottom - brush.px(2), width, brush.px(2));
  // Today's number is wider than its day.
  if (day !== today && (!startsWeek || Math.abs(day - today) === 1)) return;
  const date = String(dayOfMonth(day));
  const face = { weight: day === today ? 600 : 400, size: 11 * scale };
  const base = Math.round(bottom - tall + brush.px(2 + 10.7 * scale));
  if (day === today) {
    const long = brush.width(date, face, 'normal') + brush.px(4);
    brush.box(palette.ink, left, bottom - tall + brush.px(2), long, brush.px(14 * scale), 2);
  }
  brush.text(
    date,
    left + brush.px(2),
    base,
    face,
    day === today ? palette.paper : palette.ink2,
    'left',
    'normal',
  );
}

function dayOfMonth(day: EpochDay): number {
  return Number(toIsoDate(day).slice(8));
}
