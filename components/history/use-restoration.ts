import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import type { Restoration } from '#contract/console/restorations.ts';
import { ReadError } from '#lib/read.ts';
import { type Restored, restoreListing, takeUpRestoration } from '#lib/restorations/restore-listing.ts';

interface Done extends Restored {
  listingId: string;
  isUndo: boolean;
}

/** Puts settings of a listing back, keeps what became of it, and takes it back again. */
export function useRestoration() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  async function restore(listingId: string, restoration: Restoration, isUndo = false): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      const restored = await restoreListing(listingId, restoration);
      setDone({ ...restored, listingId, isUndo });
      takeUpRestoration(queries, [listingId]);
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
    undo: () => done && restore(done.listingId, { 'request-id': done.requestId }, true),
    forgetRefusal: () => setRefusal(null),
    dismiss: () => setDone(null),
  };
}
