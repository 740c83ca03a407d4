import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { addCell, type Cell, extendTo, type Selection, selectCell } from '#lib/multi-calendar/selection.ts';

interface CellPressOptions {
  selection: Selection | null;
  /** The night under a point of the window; null beside the nights, or the nearest one with `clamp`. */
  cellAt: (x: number, y: number, clamp?: boolean) => Cell | null;
  onSelect: (selection: Selection) => void;
  onOpen: (cell: Cell) => void;
  onHover: (cell: Cell | null) => void;
  /** Moves the view towards a point beside it, while nights are being chosen. */
  pull: (x: number, y: number) => void;
}

const LONG_PRESS_MS = 400;
const SLIP_PX = 8;

/** Choosing nights with the mouse (Shift reaches, Ctrl or ⌘ adds) and with a finger: a long press, then a drag. */
export function useCellPress(stage: RefObject<HTMLElement | null>, options: CellPressOptions) {
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  const drag = useRef<{ pointer: number; x: number; y: number; chooses: boolean } | null>(null);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A finger that chooses nights must not move the view; React's own listeners cannot prevent that.
  useEffect(() => {
    const element = stage.current;
    const hold = (event: TouchEvent) => drag.current?.chooses && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      clearTimeout(wait.current);
    };
  }, [stage]);

  // Beside the view, it moves on as long as the pointer is held there.
  useEffect(() => {
    let frame = 0;
    const step = () => {
      frame = requestAnimationFrame(step);
      const held = drag.current;
      if (held?.chooses) now.current.pull(held.x, held.y);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);

  function reach(x: number, y: number) {
    const { selection, cellAt, onSelect } = now.current;
    const cell = cellAt(x, y, true);
    if (!cell || !selection) return;
    if (cell.line !== selection.cursor.line || cell.day !== selection.cursor.day)
      onSelect(extendTo(selection, cell));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const { selection, cellAt, onSelect } = now.current;
    const cell = cellAt(x, y);
    if (!cell || event.button !== 0) return;
    drag.current = { pointer, x, y, chooses: false };
    if (event.pointerType === 'touch') {
      wait.current = setTimeout(() => {
        if (!drag.current) return;
        drag.current.chooses = true;
        navigator.vibrate?.(10);
        onSelect(selectCell(cell));
      }, LONG_PRESS_MS);
      return;
    }
    drag.current.chooses = true;
    event.currentTarget.setPointerCapture(pointer);
    if (event.shiftKey && selection) onSelect(extendTo(selection, cell));
    else if ((event.ctrlKey || event.metaKey) && selection) onSelect(addCell(selection, cell));
    else onSelect(selectCell(cell));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { clientX: x, clientY: y } = event;
    const held = drag.current;
    if (!held) {
      if (event.pointerType !== 'touch') now.current.onHover(now.current.cellAt(x, y));
      return;
    }
    if (!held.chooses) {
      if (Math.hypot(x - held.x, y - held.y) > SLIP_PX) end();
      return;
    }
    held.x = x;
    held.y = y;
    reach(x, y);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const held = drag.current;
    end();
    if (!held || held.chooses || event.pointerType !== 'touch') return;
    const cell = now.current.cellAt(event.clientX, event.clientY);
    if (!cell) return;
    now.current.onSelect(selectCell(cell));
    now.current.onOpen(cell);
  }

  function end() {
    clearTimeout(wait.current);
    drag.current = null;
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: end,
    onPointerLeave: () => now.current.onHover(null),
    onDoubleClick: (event: { clientX: number; clientY: number }) => {
      const cell = now.current.cellAt(event.clientX, event.clientY);
      if (cell) now.current.onOpen(cell);
    },
    /** A long press has a meaning of its own here. */
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (drag.current) event.preventDefault();
    },
  };
}
