import { useCallback, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** Watches how large an element is; null until it is there. */
export function useSize(): [(element: HTMLElement | null) => (() => void) | undefined, Size | null] {
  const [size, setSize] = useState<Size | null>(null);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? element.getBoundingClientRect();
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, size];
}
