'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UndoDialog } from '#components/bulk-edits/undo-dialog.tsx';
import { useRefusalWords } from '#components/bulk-edits/use-refusal-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { type BulkEdit, bulkEditsKey, isUnderWay } from '#lib/bulk-edits/bulk-edit.ts';
import { stopBulkEdit } from '#lib/bulk-edits/stop-bulk-edit.ts';
import { undoBulkEdit } from '#lib/bulk-edits/undo-bulk-edit.ts';
import { paths } from '#lib/paths.ts';
import { useMayEdit } from '#lib/person.tsx';
import { ReadError } from '#lib/read.ts';

/** Stop while it goes on, undo once it is over. */
export function EditActions({ edit }: { edit: BulkEdit }) {
  const t = useTranslations('bulkEdits.progress');
  const router = useRouter();
  const queries = useQueryClient();
  const refusal = useRefusalWords();
  const mayEdit = useMayEdit();
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<ReadError | null>(null);

  async function attempt(send: () => Promise<BulkEdit>) {
    setBusy(true);
    setError(null);
    try {
      const answer = await send();
      queries.setQueryData([...bulkEditsKey, 'one', answer.id], answer);
      await queries.invalidateQueries({ queryKey: bulkEditsKey });
      setAsking(false);
      if (answer.id !== edit.id) router.push(paths.bulkEdit(answer.id));
    } catch (problem) {
      if (!(problem instanceof ReadError)) throw problem;
      setError(problem);
    } finally {
      setBusy(false);
    }
  }

  if (!mayEdit) return null;
  const words = error && (
    <p role="alert" className="flex items-center gap-1.5 text-bad">
      <Icon name="alert" size={14} />
      {refusal(error)}
      {error.requestId && <code className="font-mono text-12 text-ink-2">{error.requestId}</code>}
    </p>
  );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isAsking && words}
      {isUnderWay(edit) && (
        <Button busy={busy} onClick={() => void attempt(() => stopBulkEdit(edit.id))}>
          {t('stop')}
        </Button>
      )}
      {!isUnderWay(edit) && edit.counts.changed > 0 && (
        <Button onClick={() => setAsking(true)}>{t('undo', { count: edit.counts.changed })}</Button>
      )}
      {isAsking && (
        <UndoDialog
          count={edit.counts.changed}
          busy={busy}
          problem={words}
          onUndo={() => void attempt(() => undoBulkEdit(edit.id))}
          onClose={() => {
            setAsking(false);
            setError(null);
          }}
        />
      )}
    </div>
  );
}
