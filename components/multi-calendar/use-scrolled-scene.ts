import { type RefCallback, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { xOf } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import { type InSight, sightOf } from '#lib/multi-calendar/in-sight.ts';
import type { GridRoom } from './grid-room.ts';
import type { Scene } from './painting/scene.ts';
import { usePainting } from './use-painting.ts';

interface ScrolledSceneOptions {
  scene: Scene;
  nights: GridNights;
  /** The first day in sight when the grid is first shown. */
  start: EpochDay;
  /** What is in sight has changed; `settled` once it rests. */
  onSight: (sight: InSight, settled: boolean) => void;
}

/** Where the view rests, and how far it is from the first day. */
export interface Rest extends InSight {
  scrolled: number;
}

interface ScrolledScene {
  scroller: RefObject<HTMLDivElement | null>;
  /** What is moved with what is painted: the heads of days, those of lines, and what lies over the nights. */
  days: RefObject<HTMLDivElement | null>;
  names: RefObject<HTMLDivElement | null>;
  over: RefObject<HTMLDivElement | null>;
  /** Where everything is painted. */
  place: RefCallback<HTMLDivElement>;
  size: { width: number; height: number } | null;
  rest: Rest | null;
  roomOf: () => GridRoom | null;
}

type Timer = ReturnType<typeof setTimeout>;

const REST_MS = 140;
const SIGHT_EVERY_MS = 120;

/** Paints a scene where the person has scrolled to, and moves what lies over it in the same frame. */
export function useScrolledScene(options: ScrolledSceneOptions): ScrolledScene {
  const { scene, nights } = options;
  const { geometry, lane } = scene;
  const { metrics } = geometry;
  const scroller = useRef<HTMLDivElement>(null);
  const days = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [place, painting] = usePainting();
  const now = useRef(options);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const resting = useRef<Rest | null>(null);
  const held = useRef<{ day: EpochDay; shift: number } | null>(null);
  const timers = useRef<{ rest?: Timer; told?: Timer; sightAt: number }>({ sightAt: 0 });
  const at = useRef({ left: -1, top: -1 });
  const head = metrics.head + lane;

  useLayoutEffect(() => {
    now.current = options;
  });

  /** The view rests, or what is known of the nights there has changed. */
  function come(to: Rest) {
    resting.current = to;
    setRest(to);
    painting.current?.tellShares(to.from, to.to);
  }

  /** Paints and moves everything to where the person has scrolled, all in one frame. */
  function follow() {
    const box = scroller.current;
    if (!box || !size) return;
    const { scene, onSight } = now.current;
    const left = box.scrollLeft;
    const top = box.scrollTop;
    const width = size.width - scene.geometry.metrics.names;
    const height = size.height - scene.geometry.metrics.head;
    painting.current?.paint(scene, { left, top, width, height });
    const moved = at.current;
    if (left !== moved.left && days.current) days.current.style.transform = `translateX(${-left}px)`;
    if (top !== moved.top && names.current) names.current.style.transform = `translateY(${-top}px)`;
    if (over.current) over.current.style.transform = `translate(${-left}px, ${-top}px)`;
    at.current = { left, top };
    const sight = sightOf(scene.geometry, left, top, width, height - scene.lane);
    held.current = { day: sight.from, shift: left - xOf(scene.geometry, sight.from) };
    const clock = timers.current;
    clearTimeout(clock.rest);
    clock.rest = setTimeout(() => {
      come({ ...sight, scrolled: left });
      now.current.onSight(sight, true);
    }, REST_MS);
    if (performance.now() - clock.sightAt < SIGHT_EVERY_MS) return;
    clock.sightAt = performance.now();
    onSight(sight, false);
  }
  const followNow = useRef(follow);
  const comeNow = useRef(come);
  useLayoutEffect(() => {
    followNow.current = follow;
    comeNow.current = come;
  });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    const onScroll = () => followNow.current();
    box.addEventListener('scroll', onScroll, { passive: true });
    const clock = timers.current;
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
      clearTimeout(clock.rest);
      clearTimeout(clock.told);
    };
  }, []);

  // Another zoom keeps the day at the left edge where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept when the geometry changes, and then alone
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !size) return;
    const before = held.current;
    box.scrollLeft =
      xOf(geometry, before?.day ?? now.current.start) + Math.min(before?.shift ?? 0, metrics.column - 1);
  }, [geometry.first, metrics, size === null]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again when the scene or the room for it changes
  useLayoutEffect(() => {
    if (!size) return;
    painting.current?.resize(size.width, size.height, metrics, lane);
    followNow.current();
  }, [scene, size]);

  useEffect(
    () =>
      nights.listen(({ from, to }, listings) => {
        painting.current?.refresh(from, to, listings);
        const known = resting.current;
        if (!known || from > known.to || to < known.from) return;
        clearTimeout(timers.current.told);
        timers.current.told = setTimeout(() => {
          if (resting.current === known) comeNow.current({ ...known });
        }, REST_MS);
      }),
    [nights, painting],
  );

  const roomOf = (): GridRoom | null =>
    scroller.current && size && { box: scroller.current, geometry, ...size, head };

  return { scroller, days, names, over, place, size, rest, roomOf };
}
