import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

interface UndoDialogProps {
  count: number;
  busy: boolean;
  problem: ReactNode;
  onUndo: () => void;
  onClose: () => void;
}

/** Says how many listings go back, and asks. */
export function UndoDialog({ count, busy, problem, onUndo, onClose }: UndoDialogProps) {
  const t = useTranslations('bulkEdits.undo');
  const common = useTranslations('common');
  return (
    <Dialog
      title={t('title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="first" busy={busy} onClick={onUndo}>
            {t('confirm', { count })}
          </Button>
        </>
      }
    >
      <p className="text-14 text-ink-2">{t('detail')}</p>
      {problem}
    </Dialog>
  );
}
