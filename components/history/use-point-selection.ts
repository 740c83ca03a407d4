import { useState } from 'react';
import type { RestoredListing } from '#lib/restorations/restore-many.ts';

export type PointSelection = ReturnType<typeof usePointSelection>;

/** Which of the listings that differ go back: some, or all but some. It holds across pages. @param of how many there are */
export function usePointSelection(of: number) {
  const [{ others, exceptions }, set] = useState({
    /** Whether listings that were not ticked or unticked one by one go back. */
    others: false,
    exceptions: new Map<string, RestoredListing>(),
  });
  const count = others ? of - exceptions.size : exceptions.size;
  return {
    count,
    isAll: others && exceptions.size === 0,
    has: (id: string) => others !== exceptions.has(id),
    /** Those that were ticked one by one; null where all but some were. */
    ticked: others ? null : [...exceptions.values()],
    tickAll: (on: boolean) => set({ others: on, exceptions: new Map() }),
    tick: ({ id, title }: RestoredListing, on: boolean) => {
      const next = new Map(exceptions);
      if (on === others) next.delete(id);
      else next.set(id, { id, title });
      set({ others, exceptions: next });
    },
  };
}
