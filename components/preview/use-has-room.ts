import { useSyncExternalStore } from 'react';

/** A phone, or a window so low that the chart would leave too little of the form. */
const SMALL = '(max-width: 47.99rem), (max-height: 43rem)';

function subscribe(notify: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the screen has room for a chart at its foot. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(SMALL).matches,
    () => false,
  );
}
