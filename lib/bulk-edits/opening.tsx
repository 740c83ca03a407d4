'use client';
import { createContext, useContext } from 'react';
import type { BulkSelection } from '#contract/console/bulk-edits/selection.ts';

type OpenBulkEdit = (listings: BulkSelection) => void;

const OpeningContext = createContext<OpenBulkEdit | null>(null);

export const BulkEditOpening = OpeningContext.Provider;

/** Opens the bulk editor for some listings; null where a screen has none. */
export function useOpenBulkEdit(): OpenBulkEdit | null {
  return useContext(OpeningContext);
}
