/** How much time is in sight. */
export const zooms = ['fortnight', 'month', 'quarter', 'year'] as const;
export type Zoom = (typeof zooms)[number];

/** What a night shows at a zoom: all its figures, its price, its marks, or its colour alone. */
export type Detail = 'figures' | 'price' | 'marks' | 'colour';

/** The sizes that a grid is laid out and painted with, in CSS pixels. */
export interface Metrics {
  zoom: Zoom;
  detail: Detail;
  column: number;
  /** Height of a listing's row, and of the part of it that its nights take. */
  row: number;
  nights: number;
  /** Height of a group's row, and of the part of it that its events take. */
  group: number;
  events: number;
  /** Width of the names' column; 0 where names stand above their nights. */
  names: number;
  head: number;
  bar: number;
  /** Size of a price, and of what stands in a bar. */
  priceFont: number;
  barFont: number;
  stacked: boolean;
  /** The person's text size over the usual one. */
  scale: number;
}

type Sizes = Omit<Metrics, 'zoom' | 'stacked' | 'scale' | 'names' | 'nights' | 'events'>;

const SIZES: Record<Zoom, Sizes> = {
  fortnight: {
    detail: 'figures',
    column: 80,
    row: 44,
    group: 28,
    head: 68,
    bar: 26,
    priceFont: 13,
    barFont: 12,
  },
  month: { detail: 'price', column: 44, row: 32, group: 28, head: 68, bar: 20, priceFont: 13, barFont: 12 },
  quarter: { detail: 'marks', column: 14, row: 25, group: 27, head: 46, bar: 15, priceFont: 13, barFont: 12 },
  year: { detail: 'colour', column: 4, row: 17, group: 23, head: 28, bar: 11, priceFont: 13, barFont: 12 },
};

const STACKED: Record<Zoom, Pick<Sizes, 'row' | 'group' | 'bar' | 'priceFont'> & { nights: number }> = {
  fortnight: { row: 70, nights: 48, group: 49, bar: 30, priceFont: 14 },
  month: { row: 58, nights: 36, group: 49, bar: 26, priceFont: 14 },
  quarter: { row: 52, nights: 30, group: 49, bar: 18, priceFont: 14 },
  year: { row: 46, nights: 24, group: 49, bar: 14, priceFont: 14 },
};

const NAMES_PX = 244;
const STACKED_EVENTS_PX = 24;
const YEAR_DAYS = 366;

/**
 * @param widthPx of the whole grid
 * @param stacked whether names stand above their nights, as on a phone
 * @param scale the person's text size over the usual one
 */
export function metricsOf(zoom: Zoom, widthPx: number, stacked: boolean, scale = 1): Metrics {
  const wide = SIZES[zoom];
  const sizes = stacked ? { ...wide, ...STACKED[zoom], head: zoom === 'year' ? 28 : 48 } : wide;
  const px = (size: number) => Math.round(size * scale);
  const names = stacked ? 0 : px(NAMES_PX);
  const fits = (widthPx - names) / YEAR_DAYS >= px(wide.column);
  return {
    zoom,
    detail: sizes.detail,
    // A year is read as a whole: a pixel narrower where it would not fit.
    column: zoom === 'year' && !fits && !stacked ? px(3) : px(sizes.column),
    row: px(sizes.row),
    nights: px(stacked ? STACKED[zoom].nights : wide.row),
    group: px(sizes.group),
    events: px(stacked ? STACKED_EVENTS_PX : wide.group),
    names,
    head: px(sizes.head),
    bar: px(sizes.bar),
    priceFont: sizes.priceFont * scale,
    barFont: sizes.barFont * scale,
    stacked,
    scale,
  };
}
