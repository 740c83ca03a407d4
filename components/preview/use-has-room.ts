import { useSyncExternalStore } from 'react';

/** A window so low that the chart would leave too little of the form, in rem. */
const LEAST_HEIGHT = 43;
const PHONE = '(max-width: 47.99rem)';

function subscribe(notify: () => void): () => void {
  addEventListener('resize', notify);
  return () => removeEventListener('resize', notify);
}

/** Text may be larger than the one that media queries know. */
function hasRoom(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return !matchMedia(PHONE).matches && innerHeight >= LEAST_HEIGHT * rem;
}

/** Whether the screen has room for a chart at its foot. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(subscribe, hasRoom, () => false);
}
