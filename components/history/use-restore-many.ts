import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Restoration } from '#contract/console/restorations.ts';
import { takeUpRestoration } from '#lib/restorations/restore-listing.ts';
import { type RestoredListing, type RestoreOutcome, restoreMany } from '#lib/restorations/restore-many.ts';

export interface ManyRestored {
  all: number;
  outcomes: readonly RestoreOutcome[];
  busy: boolean;
  isUndo: boolean;
}

export type RestoringMany = ReturnType<typeof useRestoreMany>;

/** Puts settings of many listings back a few at a time, tells how far it is, and takes it back again. */
export function useRestoreMany() {
  const queries = useQueryClient();
  const [state, setState] = useState<ManyRestored | null>(null);
  const aborting = useRef<AbortController>(undefined);

  async function restore(listings: readonly RestoredListing[], restoration: Restoration, isUndo = false) {
    const controller = new AbortController();
    aborting.current = controller;
    const begun: ManyRestored = { all: listings.length, outcomes: [], busy: true, isUndo };
    setState(begun);
    const told = (outcome: RestoreOutcome) =>
      setState((now) => now && { ...now, outcomes: [...now.outcomes, outcome] });
    await restoreMany(listings, restoration, told, controller.signal);
    setState((now) => now && { ...now, busy: false });
    takeUpRestoration(
      queries,
      listings.map(({ id }) => id),
    );
  }

  const undoable = state?.outcomes.filter(({ restored }) => restored && restored.fields.length > 0) ?? [];
  const [first] = undoable;

  return {
    state,
    restore,
    stop: () => aborting.current?.abort(),
    undo:
      state && !state.busy && !state.isUndo && first?.restored
        ? () =>
            void restore(
              undoable.map(({ listing }) => listing),
              { 'request-id': first.restored?.requestId ?? '' },
              true,
            )
        : null,
    dismiss: () => setState(null),
  };
}
