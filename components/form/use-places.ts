'use client';
import { useMemo, useRef } from 'react';

/** The places of a form at which something can be said of its values. */
export interface Places {
  /** Makes a path one of them. Returns how to take it back. */
  register: (path: string) => () => void;
  /** The path itself or the nearest one above it that the form shows. */
  nearest: (path: string) => string | undefined;
  /** Puts the focus to the nearest place of a path. */
  focus: (formId: string, path: string) => void;
}

/** Keeps which paths a form shows. */
export function usePlaces(): Places {
  const known = useRef(new Map<string, number>());
  return useMemo(() => {
    const uses = known.current;
    function nearest(path: string): string | undefined {
      for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
        if (uses.has(at)) return at;
      }
      return undefined;
    }
    return {
      register: (path) => {
        uses.set(path, (uses.get(path) ?? 0) + 1);
        return () => {
          const left = (uses.get(path) ?? 1) - 1;
          if (left === 0) uses.delete(path);
          else uses.set(path, left);
        };
      },
      nearest,
      focus: (formId, path) => {
        const place = nearest(path);
        if (place === undefined) return;
        const field = document.getElementById(formId)?.querySelector(`[data-field="${CSS.escape(place)}"]`);
        field?.querySelector<HTMLElement>('input, button, select')?.focus();
      },
    };
  }, []);
}
