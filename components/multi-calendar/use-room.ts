import { type RefCallback, useCallback, useState } from 'react';

/** What the grid is laid out for. */
export interface Room {
  width: number;
  /** Too narrow for a column of names: they stand above their nights. */
  stacked: boolean;
  /** The person's text size over the usual one. */
  scale: number;
}

const STACKED_BELOW_PX = 700;
const USUAL_FONT_PX = 16;

/** The room that a place has; null until it is known. */
export function useRoom(): [RefCallback<HTMLElement>, Room | null] {
  const [room, setRoom] = useState<Room | null>(null);
  const measure = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const look = () => {
      const width = place.clientWidth;
      const font = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = {
        width,
        stacked: innerWidth < STACKED_BELOW_PX,
        scale: Math.max(1, font / USUAL_FONT_PX || 1),
      };
      setRoom((known) => (known && isSame(known, next) ? known : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [measure, room];
}

function isSame(a: Room, b: Room): boolean {
  return a.width === b.width && a.stacked === b.stacked && a.scale === b.scale;
}
