// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, whose cells are painted
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid takes the focus, and says which cell is active
'use client';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { dayAt, lineAt, listingLine, scrollToShow, xOf } from '#lib/multi-calendar/geometry.ts';
import { movedBy } from '#lib/multi-calendar/grid-keys.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import { holds, type InSight, sightOf, spared } from '#lib/multi-calendar/in-sight.ts';
import { type Cell, extendTo, type Selection, selectCell } from '#lib/multi-calendar/selection.ts';
import { DayHead } from './day-head.tsx';
import { LineHeads } from './line-heads.tsx';
import styles from './multi-calendar.module.css';
import { ACTIVE_CELL, Overlay } from './overlay.tsx';
import type { Scene } from './painting/scene.ts';
import { useCellPress } from './use-cell-press.ts';
import { usePainter } from './use-painter.ts';

export interface GridHandle {
  focus: () => void;
  /** Brings a day to the left edge. */
  showFrom: (day: EpochDay) => void;
}

interface PaintedGridProps {
  ref: Ref<GridHandle>;
  label: string;
  scene: Scene;
  nights: GridNights;
  /** The first day in sight when the grid is first shown. */
  start: EpochDay;
  selection: Selection | null;
  /** The night whose panel is open: it stays in sight, and its line and day are marked. */
  open: Cell | null;
  /** Nights in sight are still to come. */
  busy: boolean;
  corner: ReactNode;
  labelOf: (line: number, day: EpochDay) => string;
  /** What is in sight has changed; `settled` once it rests. */
  onSight: (sight: InSight, settled: boolean) => void;
  onSelect: (selection: Selection) => void;
  onOpen: (cell: Cell) => void;
  onHover: (cell: Cell | null) => void;
  onPin: (listing: string) => void;
  /** A figure is typed: it begins an override. */
  onType: (text: string) => void;
  onClear: () => void;
  onUndo: () => void;
  onEscape: () => void;
  onCopy: () => void;
  onPaste: (text: string) => void;
}

type Timer = ReturnType<typeof setTimeout>;

const REST_MS = 140;
const SIGHT_EVERY_MS = 120;
/**
 * A grid of many listings' nights: painted, with real elements for its heads, for what is chosen and for what is
 * spoken. It takes a scene and tells what the person does.
 */
export function PaintedGrid(props: PaintedGridProps) {
  const { scene, selection, open } = props;
  const { geometry, lane } = scene;
  const { metrics } = geometry;
  const scroller = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const days = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [canvas, painter] = usePainter();
  const now = useRef(props);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [reach, setReach] = useState<InSight | null>(null);
  const [rest, setRest] = useState<(InSight & { scrolled: number }) | null>(null);
  const place = useRef<{ day: EpochDay; shift: number } | null>(null);
  const timers = useRef<{ rest?: Timer; told?: Timer; sightAt: number }>({ sightAt: 0 });
  const at = useRef({ left: -1, top: -1 });
  const head = metrics.head + lane;

  useLayoutEffect(() => {
    now.current = props;
  });

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
    setReach((known) =>
      known && holds(known, sight, scene.geometry) ? known : spared(sight, scene.geometry),
    );
    const clock = timers.current;
    clearTimeout(clock.rest);
    clock.rest = setTimeout(() => {
      setRest({ ...sight, scrolled: left });
      now.current.onSight(sight, true);
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
      props.nights.listen((window) => {
        painter.current?.refresh(window.from, window.to);
        clearTimeout(timers.current.told);
        timers.current.told = setTimeout(() => setRest((known) => known && { ...known }), REST_MS);
      }),
    [props.nights, painter],
  );

  function reveal({ line, day }: Cell) {
    const box = scroller.current;
    if (!box || !size) return;
    const { tops } = geometry;
    const width = size.width - metrics.names;
    const height = size.height - head;
    // A group's name comes into sight with its first listing.
    const above = geometry.lines[line - 1]?.kind === 'group' ? line - 1 : line;
    box.scrollTop = scrollToShow(box.scrollTop, height, tops[above] ?? 0, tops[line + 1] ?? 0);
    box.scrollLeft = scrollToShow(box.scrollLeft, width, xOf(geometry, day), xOf(geometry, day + 1));
  }

  useImperativeHandle(props.ref, () => ({
    focus: () => stage.current?.focus({ preventScroll: true }),
    showFrom: (day) => scroller.current?.scrollTo({ left: xOf(geometry, day) }),
  }));

  // The open night stays in sight where its panel takes room from the grid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when it is another night, or the room changes
  useLayoutEffect(() => {
    if (open) reveal(open);
  }, [open?.line, open?.day, size?.width]);

  function cellAt(x: number, y: number, clamp = false): Cell | null {
    const box = scroller.current;
    if (!box || !size) return null;
    const bounds = box.getBoundingClientRect();
    const [across, down] = [x - bounds.left - metrics.names, y - bounds.top - head];
    const inside = across >= 0 && down >= 0 && x < bounds.left + size.width && y < bounds.top + size.height;
    if (!inside && !clamp) return null;
    const held = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const line = lineAt(geometry, box.scrollTop + held(down, size.height - head - 1));
    const below = box.scrollTop + down >= geometry.height;
    if (!clamp && (below || geometry.lines[line]?.kind !== 'listing')) return null;
    const nearest = listingLine(geometry, line);
    if (nearest < 0) return null;
    return {
      line: nearest,
      day: dayAt(geometry, box.scrollLeft + held(across, size.width - metrics.names - 1)),
    };
  }

  function pull(x: number, y: number) {
    const box = scroller.current;
    if (!box || !size) return;
    const bounds = box.getBoundingClientRect();
    const beyond = (at: number, from: number, to: number) => (at < from ? at - from : at > to ? at - to : 0);
    const across = beyond(x, bounds.left + metrics.names, bounds.left + size.width);
    const down = beyond(y, bounds.top + head, bounds.top + size.height);
    if (across || down) box.scrollBy(Math.sign(across) * 12, Math.sign(down) * 10);
  }

  const press = useCellPress(stage, {
    selection,
    cellAt,
    onSelect: props.onSelect,
    onOpen: props.onOpen,
    onHover: props.onHover,
    pull,
  });

  function entry(): Cell | null {
    const box = scroller.current;
    const line = listingLine(geometry, lineAt(geometry, box?.scrollTop ?? 0));
    const sight =
      box && size && sightOf(geometry, box.scrollLeft, box.scrollTop, size.width - metrics.names, 1);
    if (line < 0 || !sight) return null;
    const { today } = scene;
    return { line, day: today >= sight.from && today <= sight.to ? today : sight.from };
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== stage.current) return;
    const far = event.ctrlKey || event.metaKey;
    const at = selection?.cursor ?? entry();
    if (!at || !size) return;
    if (far && !event.altKey && event.key.toLowerCase() === 'z' && !event.shiftKey) {
      event.preventDefault();
      props.onUndo();
      return;
    }
    const field = {
      lines: geometry.lines,
      first: geometry.first,
      last: geometry.first + geometry.days - 1,
      today: scene.today,
      pageLines: Math.max(1, Math.floor((size.height - head) / metrics.row) - 1),
      pageDays: Math.max(1, Math.floor((size.width - metrics.names) / metrics.column) - 1),
    };
    const target = movedBy({ key: event.key, far, alt: event.altKey }, at, field);
    if (target) {
      props.onSelect(event.shiftKey && selection ? extendTo(selection, target) : selectCell(target));
      reveal(target);
    } else if (event.key === 'Enter') props.onOpen(at);
    else if (event.key === 'Escape') props.onEscape();
    else if (far || event.altKey) return;
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onClear();
    else if (/^[0-9%+−-]$/.test(event.key)) props.onType(event.key);
    else return;
    event.preventDefault();
  }

  const onClip = (handle: () => void) => (event: ClipboardEvent) => {
    if (event.target !== stage.current) return;
    event.preventDefault();
    handle();
  };
  const chosen = useDeferredValue(selection);

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-detail={metrics.detail}
      data-stacked={metrics.stacked ? '' : undefined}
    >
      <div
        className={styles.extent}
        style={{ width: metrics.names + geometry.width, height: head + geometry.height }}
      >
        <div
          ref={stage}
          role="grid"
          aria-label={props.label}
          aria-rowcount={geometry.lines.length + 1}
          aria-colcount={geometry.days + 1}
          aria-multiselectable="true"
          aria-busy={props.busy}
          aria-activedescendant={selection ? ACTIVE_CELL : undefined}
          tabIndex={0}
          className={styles.stage}
          style={size ? { width: size.width, height: size.height } : undefined}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            const first = event.target === stage.current && !selection ? entry() : null;
            if (first) props.onSelect(selectCell(first));
          }}
          onCopy={onClip(props.onCopy)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            onClip(() => props.onPaste(text))(event);
          }}
          {...press}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus */}
          <canvas
            ref={canvas}
            aria-hidden="true"
            className={styles.canvas}
            style={{ left: metrics.names, top: metrics.head }}
          />
          <div role="row" aria-rowindex={1} className={styles.head} style={{ height: metrics.head }}>
            <div
              role="columnheader"
              aria-colindex={1}
              className={styles.corner}
              style={{ width: metrics.names }}
            >
              {props.corner}
            </div>
            <div role="presentation" className={styles.days} style={{ left: metrics.names }}>
              <div role="presentation" ref={days} className={styles.layer}>
                {reach && (
                  <DayHead
                    geometry={geometry}
                    from={reach.from}
                    to={reach.to}
                    today={scene.today}
                    weekStart={scene.weekStart}
                    marked={open?.day ?? null}
                  />
                )}
              </div>
            </div>
          </div>
          {lane > 0 && (
            <i
              className={styles.lane}
              style={{ top: metrics.head, width: metrics.names, height: lane }}
              aria-hidden="true"
            />
          )}
          <div role="presentation" className={styles.body} style={{ top: head, left: metrics.names }}>
            <div role="presentation" ref={over} className={styles.layer}>
              <Overlay
                geometry={geometry}
                selection={selection}
                labelOf={({ line, day }) => props.labelOf(line, day)}
              />
            </div>
          </div>
          <div
            role="presentation"
            className={styles.names}
            style={{ top: head, width: metrics.stacked ? '100%' : metrics.names }}
          >
            <div role="presentation" ref={names} className={styles.layer}>
              {reach && (
                <LineHeads
                  geometry={geometry}
                  nights={props.nights}
                  reach={reach}
                  rest={rest}
                  openLine={open?.line ?? null}
                  selection={chosen}
                  labelOf={props.labelOf}
                  onPin={props.onPin}
                />
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The name of a month stays at the left edge as long as its days are in sight. */
function holdMonthNames(head: HTMLElement | null, scrolled: number): void {
  for (const name of head?.querySelectorAll<HTMLElement>('[data-month]') ?? []) {
    const beyond = scrolled - Number(name.dataset.month);
    const width = Number(name.dataset.width);
    const isHeld = beyond > 0 && beyond < width;
    if (!isHeld && !name.dataset.held) continue;
    // Measured once: asking in every frame would have the page laid out in every frame.
    name.dataset.own ??= String(name.offsetWidth);
    const most = Math.max(0, width - Number(name.dataset.own) - 8);
    name.style.transform = isHeld ? `translateX(${Math.min(beyond, most)}px)` : '';
    name.dataset.held = isHeld ? 'true' : '';
  }
}
