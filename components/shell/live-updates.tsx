'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps what is on the screen true while it is open. Needed only after the first paint, so it is loaded then. */
export function LiveUpdates() {
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('#lib/live/follow-changes.ts').then(({ followChanges }) => {
      if (!isGone) stop = followChanges(queries);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queries]);
  return null;
}
