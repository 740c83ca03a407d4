import type { Page } from '@playwright/test';

/** A grid on a page: what of it scrolls, and how to see that a night is there. */
export interface FlungGrid {
  /** Selectors of what scrolls along each axis. */
  scrollers: { x: string; y: string };
  /** Selector of a drawn night; null for a grid that paints, and tells what it has painted. */
  night: string | null;
}

export type Way = 'down' | 'across' | 'both at once';

export interface Fling {
  /** Time between two frames, in milliseconds. */
  p95Ms: number;
  worstMs: number;
  framesASecond: number;
  /** Of the nights in sight, by area and over all frames. */
  blankShare: number;
}

export const FLING_PX_PER_SECOND = 7500;
const FLING_MS = 3000;
const LOOK_EVERY = 5;

/**
 * Scrolls a grid to and fro as fast as a hand throws it. Looking for nights that are not there takes time of its own,
 * so they are looked for in a second fling.
 */
export async function fling(page: Page, grid: FlungGrid, way: Way): Promise<Fling> {
  const throwOf = {
    ...grid,
    way,
    pxPerMs: FLING_PX_PER_SECOND / 1000,
    forMs: FLING_MS,
    lookEvery: LOOK_EVERY,
  };
  const { frames } = await page.evaluate(scrollToAndFro, { ...throwOf, looks: false });
  const { blankShare } = await page.evaluate(scrollToAndFro, { ...throwOf, looks: true });
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    worstMs: sorted.at(-1) ?? 0,
    framesASecond: (frames.length * 1000) / frames.reduce((sum, frame) => sum + frame, 0),
    blankShare,
  };
}

interface Throw extends FlungGrid {
  way: Way;
  pxPerMs: number;
  forMs: number;
  looks: boolean;
  /** In frames. */
  lookEvery: number;
}

/** Runs in the page. */
async function scrollToAndFro({ scrollers, night, way, pxPerMs, forMs, looks, lookEvery }: Throw) {
  const axes = (['x', 'y'] as const)
    .filter((axis) => way === 'both at once' || (axis === 'x') === (way === 'across'))
    .map((axis) => {
      const box = document.querySelector(scrollers[axis]);
      if (!box) throw new Error(`Nothing scrolls along ${axis}.`);
      const along = axis === 'x' ? ('scrollLeft' as const) : ('scrollTop' as const);
      const end = axis === 'x' ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
      return { box, along, end, place: box[along], direction: 1 };
    });
  const frames: number[] = [];
  const blanks: number[] = [];
  let painted = 0;
  const onPainted = (event: Event) => {
    painted = (event as Event & { waitingShare: () => number }).waitingShare();
  };
  if (looks) document.addEventListener('painted', onPainted);

  /** Share of points, evenly spread over the nights' room, at which there is no night. */
  const missing = (selector: string) => {
    const room = document.querySelector(scrollers.x)?.getBoundingClientRect();
    const height = document.querySelector(scrollers.y)?.getBoundingClientRect();
    if (!room || !height) return 1;
    const [columns, rows] = [12, 8];
    let none = 0;
    for (let index = 0; index < columns * rows; index++) {
      const x = room.left + 250 + ((room.width - 270) * ((index % columns) + 0.5)) / columns;
      const y = height.top + 50 + ((height.height - 70) * (Math.floor(index / columns) + 0.5)) / rows;
      if (!document.elementFromPoint(x, y)?.closest(selector)) none += 1;
    }
    return none / (columns * rows);
  };

  // A task of its own comes after the frame: it sees what is on the screen.
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = () => blanks.push(night === null ? painted : missing(night));

  await new Promise<void>((resolve) => {
    let first = 0;
    let last = 0;
    const step = (now: number) => {
      first ||= now;
      if (last) {
        frames.push(now - last);
        for (const axis of axes) {
          axis.place += axis.direction * pxPerMs * (now - last);
          if (axis.place >= axis.end) axis.direction = -1;
          if (axis.place <= 0) axis.direction = 1;
          axis.place = Math.min(axis.end, Math.max(0, axis.place));
          axis.box[axis.along] = axis.place;
        }
        // Looking delays the next frame, so not every one is looked at.
        if (looks && frames.length % lookEvery === 0) port1.postMessage(null);
      }
      last = now;
      if (now - first > forMs) resolve();
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  document.removeEventListener('painted', onPainted);
  port1.close();
  const blankShare = blanks.reduce((sum, share) => sum + share, 0) / Math.max(1, blanks.length);
  return { frames, blankShare };
}
