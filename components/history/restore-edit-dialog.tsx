import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import { RestoreDialog } from '#components/history/restore-dialog.tsx';
import type { RestoringMany } from '#components/history/use-restore-many.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { Edit } from '#lib/history/change.ts';
import { readChangedListings } from '#lib/history/read-changed-listings.ts';
import { ReadError } from '#lib/read.ts';

interface RestoreEditDialogProps {
  edit: Edit;
  restoring: RestoringMany;
  onClose: () => void;
}

/** Asks whether all that one request changed shall go back, at every listing. */
export function RestoreEditDialog({ edit, restoring, onClose }: RestoreEditDialogProps) {
  const t = useTranslations('history');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function restore() {
    setBusy(true);
    setRefusal(null);
    try {
      const listings = await readChangedListings(readFromBrowser, edit.id);
      void restoring.restore(listings, { 'request-id': edit['request-id'] ?? '' });
      onClose();
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setRefusal(refusalOf(error, () => undefined));
      setBusy(false);
    }
  }

  return (
    <RestoreDialog
      title={t('restore.askAll', { count: edit['listing-count'] })}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onRestore={() => void restore()}
    >
      <p>{t('restore.detailAll', { values: edit['entry-count'], listings: edit['listing-count'] })}</p>
    </RestoreDialog>
  );
}
