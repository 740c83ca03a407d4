import type { Page } from '@playwright/test';

export interface Fling {
  /** Time between two frames, in milliseconds. */
  p95Ms: number;
  worstMs: number;
  framesASecond: number;
  /** Share of the frames in which something in sight had no nights yet. */
  waitingShare: number;
}

export const FLING_PX_PER_SECOND = 7500;
const FLING_MS = 4000;

/** Scrolls the grid to and fro along one axis as fast as a hand throws it, and looks at every frame. */
export async function fling(page: Page, axis: 'x' | 'y'): Promise<Fling> {
  const { frames, waiting } = await page.getByRole('grid').evaluate(scrollToAndFro, {
    axis,
    pxPerMs: FLING_PX_PER_SECOND / 1000,
    forMs: FLING_MS,
  });
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    worstMs: sorted.at(-1) ?? 0,
    framesASecond: (frames.length * 1000) / FLING_MS,
    waitingShare: waiting / Math.max(1, frames.length),
  };
}

interface Throw {
  axis: 'x' | 'y';
  pxPerMs: number;
  forMs: number;
}

/** Runs in the page. */
async function scrollToAndFro(
  grid: Element,
  { axis, pxPerMs, forMs }: Throw,
): Promise<{ frames: number[]; waiting: number }> {
  const box = grid.parentElement?.parentElement;
  if (!box) throw new Error('The grid does not scroll.');
  const along = axis === 'x' ? 'scrollLeft' : 'scrollTop';
  const end = axis === 'x' ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight;
  const frames: number[] = [];
  let waiting = 0;
  let place = box[along];
  let direction = 1;
  await new Promise<void>((resolve) => {
    let first = 0;
    let last = 0;
    const step = (now: number) => {
      first ||= now;
      if (last) {
        frames.push(now - last);
        place += direction * pxPerMs * (now - last);
        if (place >= end) direction = -1;
        if (place <= 0) direction = 1;
        box[along] = place;
        if (grid.ariaBusy === 'true') waiting += 1;
      }
      last = now;
      if (now - first > forMs) resolve();
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  return { frames, waiting };
}
