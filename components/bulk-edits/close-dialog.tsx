import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

/** Asks before what was chosen and typed is gone. */
export function CloseDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTranslations('bulkEdits.closing');
  return (
    <Dialog
      title={t('title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('stay')}</Button>
          <Button variant="first" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <p className="text-14 text-ink-2">{t('detail')}</p>
    </Dialog>
  );
}
