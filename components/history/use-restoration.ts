import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import type { Restoration } from '#contract/console/restorations.ts';
import { rereadListing } from '#lib/listings/reread-listing.ts';
import { ReadError } from '#lib/read.ts';
import { type Restored, restoreListing } from '#lib/restorations/restore-listing.ts';

/** Puts settings back, keeps what became of it, and takes it back again. */
export function useRestoration(listingId: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [done, setDone] = useState<(Restored & { isUndo: boolean }) | null>(null);

  async function restore(restoration: Restoration, isUndo = false): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      const restored = await restoreListing(listingId, restoration);
      setDone({ ...restored, isUndo });
      rereadListing(queries, listingId);
      return true;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setRefusal(refusalOf(error, () => undefined));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    refusal,
    done,
    restore,
    undo: () => done && restore({ 'request-id': done.requestId }, true),
    forgetRefusal: () => setRefusal(null),
    dismiss: () => setDone(null),
  };
}
