import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { bulkEditsKey } from '#lib/bulk-edits/bulk-edit.ts';
import type { AskedEdit } from '#lib/bulk-edits/preview-bulk-edit.ts';
import { newEditKey, startBulkEdit } from '#lib/bulk-edits/start-bulk-edit.ts';
import { paths } from '#lib/paths.ts';
import { ReadError } from '#lib/read.ts';

export interface Sending {
  send: (asked: AskedEdit) => Promise<void>;
  isBusy: boolean;
  isSent: boolean;
  error: ReadError | null;
}

/** Sets the edit going and leads to its progress. The same edit sent again, as after a broken line, is the same one. */
export function useSend(): Sending {
  const router = useRouter();
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [error, setError] = useState<ReadError | null>(null);
  const last = useRef<{ text: string; key: string } | null>(null);

  async function send(asked: AskedEdit) {
    const text = JSON.stringify(asked);
    if (last.current?.text !== text) last.current = { text, key: newEditKey() };
    setState('busy');
    setError(null);
    try {
      const edit = await startBulkEdit(asked, last.current.key);
      queries.setQueryData([...bulkEditsKey, 'one', edit.id], edit);
      void queries.invalidateQueries({ queryKey: bulkEditsKey });
      setState('sent');
      router.push(paths.bulkEdit(edit.id));
    } catch (problem) {
      if (!(problem instanceof ReadError)) throw problem;
      setError(problem);
      setState('idle');
    }
  }

  return { send, isBusy: state !== 'idle', isSent: state === 'sent', error };
}
