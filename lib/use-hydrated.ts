import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script runs: false on the server and until it has taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
