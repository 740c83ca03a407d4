import { useSyncExternalStore } from 'react';

export type PanelPlace = 'beside' | 'over' | 'full';

const WIDE = '(min-width: 1100px)';
const NARROW = '(max-width: 47.99rem)';

function subscribe(notify: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(NARROW)];
  for (const query of queries) query.addEventListener('change', notify);
  return () => {
    for (const query of queries) query.removeEventListener('change', notify);
  };
}

function currentPlace(): PanelPlace {
  if (matchMedia(WIDE).matches) return 'beside';
  return matchMedia(NARROW).matches ? 'full' : 'over';
}

/** Where the screen has room for the panel; null on the server, which cannot know. */
export function usePanelPlace(): PanelPlace | null {
  return useSyncExternalStore<PanelPlace | null>(subscribe, currentPlace, () => null);
}
