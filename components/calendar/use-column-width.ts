import { useCallback, useState } from 'react';

/** Watches how wide a weekday's column really is: names in bars show only where they fit. */
export function useColumnWidth(
  minimum: number,
): [(grid: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState<number | null>(null);
  const watch = useCallback((grid: HTMLElement | null) => {
    const column = grid?.querySelector('[data-column]');
    if (!column) return;
    const observer = new ResizeObserver(() => setWidth(Math.floor(column.getBoundingClientRect().width)));
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return [watch, width ?? minimum];
}
