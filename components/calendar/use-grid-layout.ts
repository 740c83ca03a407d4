import { useSyncExternalStore } from 'react';
import type { GridLayout } from '#lib/calendar/grid-move.ts';

const NARROW = '(max-width: 47.99rem)';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Which of the two grids the screen has room for; null on the server, which cannot know. */
export function useGridLayout(): GridLayout | null {
  return useSyncExternalStore<GridLayout | null>(
    subscribe,
    () => (matchMedia(NARROW).matches ? 'months' : 'year'),
    () => null,
  );
}
