'use client';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { BulkEditOpening, type OpenBulkEdit } from '#lib/bulk-edits/opening.tsx';

const BulkEditor = lazy(() => import('#components/bulk-edits/bulk-editor.tsx'));

/** A screen over which the bulk editor opens, for what is chosen there. */
export function BulkEditing({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Parameters<OpenBulkEdit> | null>(null);
  const open = useCallback<OpenBulkEdit>((...asked) => setOpened(asked), []);
  const [listings, nights] = opened ?? [];
  return (
    <BulkEditOpening value={open}>
      {children}
      {listings && (
        <Suspense>
          <BulkEditor listings={listings} nights={nights} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </BulkEditOpening>
  );
}
