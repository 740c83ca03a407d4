import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';

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
  return (
    <ConfirmDialog
      title={t('title', { count })}
      confirm={t('confirm', { count })}
      busy={busy}
      onConfirm={onUndo}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">{t('detail')}</p>
      {problem}
    </ConfirmDialog>
  );
}
