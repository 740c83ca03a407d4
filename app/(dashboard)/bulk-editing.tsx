'use client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BulkSelection } from '#contract/console/bulk-edits/selection.ts';
import { BulkEditOpening } from '#lib/bulk-edits/opening.tsx';

const BulkEditor = lazy(() => import('#components/bulk-edits/bulk-editor.tsx'));

/** A screen over which the bulk editor opens, for what is chosen there. */
export function BulkEditing({ children }: { children: ReactNode }) {
  const [listings, open] = useState<BulkSelection | null>(null);
  return (
    <BulkEditOpening value={open}>
      {children}
      {listings && (
        <Suspense>
          <BulkEditor listings={listings} onClose={() => open(null)} />
        </Suspense>
      )}
    </BulkEditOpening>
  );
}
