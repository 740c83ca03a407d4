import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNote } from '#components/csv/failure-note.tsx';
import { asReadError } from '#components/csv/use-import.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import type { Import } from '#contract/console/csv-imports.ts';
import { undoImport } from '#lib/csv/send-import.ts';
import { takeUpImport } from '#lib/csv/take-up-import.ts';
import type { ReadError } from '#lib/read.ts';

/** Asks before a whole import is undone. */
export function UndoDialog({ of: { id, attributes }, onClose }: { of: Import; onClose: () => void }) {
  const t = useTranslations('csv.import.earlier');
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReadError>();
  const { changed, pending } = attributes.outcomes;

  async function undo() {
    setBusy(true);
    try {
      await undoImport(id);
      onClose();
    } catch (error) {
      setFailure(asReadError(error));
      setBusy(false);
    } finally {
      takeUpImport(queries);
    }
  }

  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={() => void undo()}
      onClose={onClose}
    >
      <p>{t('confirmDetail', { count: changed + (attributes['finished-at'] === null ? pending : 0) })}</p>
      {failure && <FailureNote failure={failure} />}
    </ConfirmDialog>
  );
}
