import {
  type RefCallback,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { xOf } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import { grownTo, holds, type InSight, sightOf, widened } from '#lib/multi-calendar/in-sight.ts';
import type { GridRoom } from './grid-room.ts';
import { holdMonthNames } from './hold-month-names.ts';
import type { Scene } from './painting/scene.ts';
import { usePainter } from './use-painter.ts';

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
  /** What is moved with the nights: the heads of days, those of lines, and what lies over the nights. */
  days: RefObject<HTMLDivElement | null>;
  names: RefObject<HTMLDivElement | null>;
  over: RefObject<HTMLDivElement | null>;
  canvas: RefCallback<HTMLCanvasElement>;
  size: { width: number; height: number } | null;
  /** What of the heads is mounted. */
  reach: InSight | null;
  rest: Rest | null;
  roomOf: () => GridRoom | null;
}

type Timer = ReturnType<typeof setTimeout>;

const REST_MS = 140;
const SIGHT_EVERY_MS = 120;
const WIDEN_EVERY_MS = 80;

/** Paints a scene where the person has scrolled to, and moves its heads with it in the same frame. */
export function useScrolledScene(options: ScrolledSceneOptions): ScrolledScene {
  const { scene, nights } = options;
  const { geometry, lane } = scene;
  const { metrics } = geometry;
  const scroller = useRef<HTMLDivElement>(null);
  const days = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [canvas, painter] = usePainter();
  const now = useRef(options);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [reach, setReach] = useState<InSight | null>(null);
  /** As `reach` will be once it is rendered. */
  const mounted = useRef<InSight | null>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const place = useRef<{ day: EpochDay; shift: number } | null>(null);
  const timers = useRef<{ rest?: Timer; told?: Timer; sightAt: number }>({ sightAt: 0 });
  const at = useRef({ left: -1, top: -1 });
  const head = metrics.head + lane;

  useLayoutEffect(() => {
    now.current = options;
  });

  /** Mounts more of the heads while nothing moves, so that a fling finds them there. */
  function widen() {
    const more = mounted.current && widened(mounted.current, now.current.scene.geometry);
    if (!more) return;
    mounted.current = more;
    startTransition(() => setReach(more));
    timers.current.rest = setTimeout(widen, WIDEN_EVERY_MS);
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
    painter.current?.paint(scene, { left, top, width, height });
    const moved = at.current;
    if (left !== moved.left) {
      if (days.current) days.current.style.transform = `translateX(${-left}px)`;
      holdMonthNames(days.current, left);
    }
    if (top !== moved.top && names.current) names.current.style.transform = `translateY(${-top}px)`;
    if (over.current) over.current.style.transform = `translate(${-left}px, ${-top}px)`;
    at.current = { left, top };
    const sight = sightOf(scene.geometry, left, top, width, height - scene.lane);
    place.current = { day: sight.from, shift: left - xOf(scene.geometry, sight.from) };
    if (!mounted.current || !holds(mounted.current, sight, scene.geometry)) {
      mounted.current = grownTo(mounted.current, sight, scene.geometry);
      setReach(mounted.current);
    }
    const clock = timers.current;
    clearTimeout(clock.rest);
    clock.rest = setTimeout(() => {
      setRest({ ...sight, scrolled: left });
      now.current.onSight(sight, true);
      widen();
    }, REST_MS);
    if (performance.now() - clock.sightAt < SIGHT_EVERY_MS) return;
    clock.sightAt = performance.now();
    onSight(sight, false);
  }
  const followNow = useRef(follow);
  useLayoutEffect(() => {
    followNow.current = follow;
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
    const held = place.current;
    box.scrollLeft =
      xOf(geometry, held?.day ?? now.current.start) + Math.min(held?.shift ?? 0, metrics.column - 1);
  }, [geometry.first, metrics, size === null]);

  // Other lines or another zoom: the heads are other ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the geometry is what makes them other ones
  useLayoutEffect(() => {
    mounted.current = null;
  }, [geometry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again when the scene or the room for it changes
  useLayoutEffect(() => {
    if (!size) return;
    painter.current?.resize(size.width - metrics.names, size.height - metrics.head);
    followNow.current();
  }, [scene, size]);

  // Heads that have just come stand like those that were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after other heads were rendered
  useLayoutEffect(() => holdMonthNames(days.current, at.current.left), [reach, geometry]);

  useEffect(
    () =>
      nights.listen((window) => {
        painter.current?.refresh(window.from, window.to);
        clearTimeout(timers.current.told);
        timers.current.told = setTimeout(() => setRest((known) => known && { ...known }), REST_MS);
      }),
    [nights, painter],
  );

  const roomOf = (): GridRoom | null =>
    scroller.current && size && { box: scroller.current, geometry, ...size, head };

  return { scroller, days, names, over, canvas, size, reach, rest, roomOf };
}
