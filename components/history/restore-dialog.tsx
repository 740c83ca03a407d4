import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Refusal } from '#components/form/refusal.ts';
import { Refused } from '#components/history/refused.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

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
    <Dialog
      title={title}
      onClose={onClose}
      className="w-[34rem]"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="first" busy={busy} onClick={onRestore}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      {children}
      <p className="text-ink-2">{t('undoable')}</p>
      {refusal && <Refused refusal={refusal} />}
    </Dialog>
  );
}
