import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Refusal } from '#components/form/refusal.ts';
import { Refused } from '#components/history/refused.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';

interface RestoreDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  busy: boolean;
  refusal: Refusal | null;
  onRestore: () => void;
  onClose: () => void;
}

/** Says what will be put back, and asks. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { title, children, busy, refusal, onRestore, onClose } = props;
  const t = useTranslations('history.restore');
  return (
    <ConfirmDialog
      title={title}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={onRestore}
      onClose={onClose}
      className="w-[34rem]"
    >
      {children}
      <p className="text-ink-2">{t('undoable')}</p>
      {refusal && <Refused refusal={refusal} />}
    </ConfirmDialog>
  );
}
