// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid, whose cells are painted
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid takes the focus, and says which cell is active
'use client';
import {
  type ClipboardEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { xOf } from '#lib/multi-calendar/geometry.ts';
import type { GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { InSight } from '#lib/multi-calendar/in-sight.ts';
import { type Cell, type Selection, selectCell } from '#lib/multi-calendar/selection.ts';
import { DayHeads } from './day-heads.tsx';
import { cellAt, entryCell, pullTowards, reveal } from './grid-room.ts';
import { LineHeads } from './line-heads.tsx';
import styles from './multi-calendar.module.css';
import { ACTIVE_CELL, Overlay } from './overlay.tsx';
import type { Scene } from './painting/scene.ts';
import { pressKey } from './press-key.ts';
import { useCellPress } from './use-cell-press.ts';
import { useScrolledScene } from './use-scrolled-scene.ts';

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

/**
 * A grid of many listings' nights: painted, with real elements for what is chosen, pressed and spoken. It takes a scene
 * and tells what the person does.
 */
export function PaintedGrid(props: PaintedGridProps) {
  const { scene, selection, open, nights } = props;
  const { geometry, lane } = scene;
  const { metrics } = geometry;
  const stage = useRef<HTMLDivElement>(null);
  const { scroller, days, names, over, place, size, rest, roomOf } = useScrolledScene({
    scene,
    nights,
    start: props.start,
    onSight: props.onSight,
  });
  const head = metrics.head + lane;

  useImperativeHandle(props.ref, () => ({
    focus: () => stage.current?.focus({ preventScroll: true }),
    showFrom: (day) => scroller.current?.scrollTo({ left: xOf(geometry, day) }),
  }));

  // The open night stays in sight where its panel takes room from the grid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when it is another night, or the room changes
  useLayoutEffect(() => {
    const room = open && roomOf();
    if (room) reveal(room, open);
  }, [open?.line, open?.day, size?.width]);

  const press = useCellPress(stage, {
    selection,
    cellAt: (x, y, clamp = false) => {
      const room = roomOf();
      return room && cellAt(room, x, y, clamp);
    },
    onSelect: props.onSelect,
    onOpen: props.onOpen,
    onHover: props.onHover,
    pull: (x, y) => {
      const room = roomOf();
      if (room) pullTowards(room, x, y);
    },
  });

  const onClip = (handle: () => void) => (event: ClipboardEvent) => {
    if (event.target !== stage.current) return;
    event.preventDefault();
    handle();
  };
  // Words are put together when there is time for them; what is painted does not wait.
  const chosen = useDeferredValue(selection);
  const rested = useDeferredValue(rest);

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
          onKeyDown={(event) => {
            const room = roomOf();
            if (room && event.target === stage.current)
              pressKey(event, { ...props, room, today: scene.today });
          }}
          onFocus={(event) => {
            const room = roomOf();
            const first =
              room && event.target === stage.current && !selection ? entryCell(room, scene.today) : null;
            if (first) props.onSelect(selectCell(first));
          }}
          onCopy={onClip(props.onCopy)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            onClip(() => props.onPaste(text))(event);
          }}
          {...press}
        >
          <div ref={place} aria-hidden="true" className={styles.painting} />
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
                {rested && <DayHeads geometry={geometry} from={rested.from} to={rested.to} />}
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
              {rested && (
                <LineHeads
                  geometry={geometry}
                  nights={nights}
                  rest={rested}
                  openLine={open?.line ?? null}
                  selection={chosen}
                  labelOf={props.labelOf}
                  groupWords={scene.words.group}
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
