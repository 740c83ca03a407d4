import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import { saveOverride } from '#lib/calendar/save-override.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import { rereadListing } from '#lib/listings/reread-listing.ts';
import { ReadError } from '#lib/read.ts';
import { restoreListing } from '#lib/restorations/restore-listing.ts';

/** What became of the last override that was sent. */
export interface OverrideOutcome {
  kind: 'saved' | 'same' | 'undone' | 'refused';
  row: OverrideRow;
  /** By which it can be undone; null where nothing was changed. */
  requestId: string | null;
  refusal: Refusal | null;
}

/** Sends an override, keeps what became of it, and takes it back exactly. */
export function useOverride(listingId: string) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<OverrideOutcome | null>(null);
  const [busy, setBusy] = useState(false);

  async function run(row: OverrideRow, requestId: string | null, act: () => Promise<OverrideOutcome>) {
    setBusy(true);
    try {
      setOutcome(await act());
      rereadListing(queries, listingId);
      return true;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      // A refused undo can be tried again.
      setOutcome({ kind: 'refused', row, requestId, refusal: refusalOf(error, (path) => path) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const save = (row: OverrideRow) =>
    run(row, null, async () => {
      const requestId = await saveOverride(listingId, row);
      return { kind: requestId === null ? 'same' : 'saved', row, requestId, refusal: null };
    });
  const undo = ({ row, requestId }: OverrideOutcome) =>
    run(row, requestId, async () => {
      await restoreListing(listingId, { 'request-id': requestId ?? '' });
      return { kind: 'undone', row, requestId: null, refusal: null };
    });
  return { outcome, busy, save, undo, dismiss: () => setOutcome(null) };
}
