'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and why it did not. */
  children: ReactNode;
  /** What is done, as its button says it. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  className?: string;
}

/** Asks once before something is done; the safe way out comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, busy, onConfirm, onClose, className } = props;
  const t = useTranslations('common');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className={className}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="first" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
