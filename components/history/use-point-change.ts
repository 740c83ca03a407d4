import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import { ReadError } from '#lib/read.ts';

/** Makes or forgets a restore point, and keeps why it could not be. */
export function usePointChange() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Resolves to whether it was done. */
  async function run(act: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
      await queries.invalidateQueries({ queryKey: ['restore-points'] });
      return true;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setRefusal(refusalOf(error, () => undefined));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, run };
}
