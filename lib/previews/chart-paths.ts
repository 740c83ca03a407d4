import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { niceTicks, type Ticks } from '#lib/chart/ticks.ts';

/** SVG paths, a unit wide per night and a hundred high, for the prices before and after a change. */
export interface ChartPaths {
  nights: number;
  /** Round prices from foot to head. */
  ticks: Ticks;
  before: string;
  after: string;
  /** The area between the two where they differ. */
  between: string;
  /** Bars from the middle up and down by how much an open night changes, the largest to the edge. */
  raised: string;
  lowered: string;
  /** Runs of nights that cannot be booked any more, as bars over the whole height. */
  taken: string;
}

const HEIGHT = 100;
/** The shortest bar: a change of one is seen beside one of a thousand. */
const SHORTEST = 12;

/** What is to be drawn of a preview. Without prices before, the ones after stand alone. */
export function chartPaths(preview: PricePreviewAttributes): ChartPaths {
  const { availability } = preview;
  const after = preview.after.price;
  const before = preview.before?.price ?? null;
  const ticks = niceTicks([...after, ...(before ?? [])], 2);
  const [foot = 0, head = 1] = [ticks[0], ticks.at(-1)];
  const y = (price: number) => round(HEIGHT - ((price - foot) / (head - foot)) * HEIGHT);
  const differs = (night: number) => before !== null && before[night] !== after[night];
  const changes = after.map((price, night) =>
    differs(night) && availability[night] === 'a' ? price - (before?.[night] ?? price) : 0,
  );
  const most = Math.max(1, ...changes.map(Math.abs));
  const bar = (change: number) =>
    round((Math.max(SHORTEST, (Math.abs(change) / most) * (HEIGHT / 2)) * Math.sign(change)) as number);
  const bars = (sign: number) =>
    changes
      .map((change, night) =>
        Math.sign(change) === sign ? `M${night} ${HEIGHT / 2}v${-bar(change)}h1v${bar(change)}z` : '',
      )
      .join('');
  return {
    nights: after.length,
    ticks,
    before: before ? steps(before.map(y)) : '',
    after: steps(after.map(y)),
    between: before
      ? runsOf(after.length, differs)
          .map(([from, to]) => band(before.slice(from, to).map(y), after.slice(from, to).map(y), from))
          .join('')
      : '',
    raised: bars(1),
    lowered: bars(-1),
    taken: runsOf(after.length, (night) => availability[night] !== 'a')
      .map(([from, to]) => `M${from} 0H${to}V${HEIGHT}H${from}z`)
      .join(''),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Level over each night; a level that lasts is one line. */
function steps(heights: readonly number[], from = 0): string {
  return heights
    .map((height, night) => {
      if (night === 0) return `M${from} ${height}`;
      return height === heights[night - 1] ? '' : `H${from + night}V${height}`;
    })
    .concat(`H${from + heights.length}`)
    .join('');
}

function band(before: readonly number[], after: readonly number[], from: number): string {
  const back = before
    .map((height, night) => `V${height}H${from + night}`)
    .reverse()
    .join('');
  return `${steps(after, from)}${back}z`;
}

/** From and one past the last of each run of nights that are so. */
function runsOf(nights: number, is: (night: number) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (let night = 0; night < nights; night += 1) {
    if (!is(night)) continue;
    const last = runs.at(-1);
    if (last?.[1] === night) last[1] = night + 1;
    else runs.push([night, night + 1]);
  }
  return runs;
}
