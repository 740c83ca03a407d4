'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Keeps what is on the screen true from the position on at which it was read. Needed only after the first paint, so
 * it is loaded then.
 */
export function LiveUpdates({ position }: { position: string }) {
  const queries = useQueryClient();
  // A stream that is open goes on from where it stands, whatever is rendered later.
  const [since] = useState(position);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('#lib/live/follow-changes.ts').then(({ followChanges }) => {
      if (!isGone) stop = followChanges(queries, since);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queries, since]);
  return null;
}
