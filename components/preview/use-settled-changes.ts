import { useEffect, useState } from 'react';

/** Long enough for the next key, short enough to be the answer to the last one. */
const PAUSE_MS = 150;

/** Changes once they have stayed the same for a moment; while there are none that could be asked for, the last. */
export function useSettledChanges(changes: string | null, first: string): string {
  const [settled, setSettled] = useState(changes ?? first);
  useEffect(() => {
    if (changes === null) return;
    const timer = setTimeout(() => setSettled(changes), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes]);
  return settled;
}
