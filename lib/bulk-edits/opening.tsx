'use client';
import { createContext, useContext } from 'react';
import type { BulkSelection } from '#contract/console/bulk-edits/selection.ts';
import type { StartingNights } from '#lib/bulk-edits/change-draft.ts';

/** @param nights what the step for some nights begins with; without them it is not ticked */
export type OpenBulkEdit = (listings: BulkSelection, nights?: StartingNights) => void;

const OpeningContext = createContext<OpenBulkEdit | null>(null);

export const BulkEditOpening = OpeningContext.Provider;

/** Opens the bulk editor for some listings; null where a screen has none. */
export function useOpenBulkEdit(): OpenBulkEdit | null {
  return useContext(OpeningContext);
}
