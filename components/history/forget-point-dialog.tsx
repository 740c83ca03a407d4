import { useTranslations } from 'next-intl';
import { Refused } from '#components/history/refused.tsx';
import { usePointChange } from '#components/history/use-point-change.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { deleteRestorePoint, type RestorePoint } from '#lib/restorations/restore-points.ts';

interface ForgetPointDialogProps {
  point: RestorePoint;
  onForgotten: () => void;
  onClose: () => void;
}

/** Asks whether a restore point shall go: nothing else changes, and it can't be made again. */
export function ForgetPointDialog({ point, onForgotten, onClose }: ForgetPointDialogProps) {
  const t = useTranslations('history.points');
  const restore = useTranslations('history.restore');
  const { busy, refusal, run } = usePointChange();
  return (
    <Dialog
      title={t('askForget', { name: point.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {restore('cancel')}
          </Button>
          <Button
            busy={busy}
            onClick={async () => {
              if (await run(() => deleteRestorePoint(point.id))) onForgotten();
            }}
          >
            {t('forget')}
          </Button>
        </>
      }
    >
      <p>{t('forgetDetail', { count: point['listing-count'] })}</p>
      {refusal && <Refused refusal={refusal} />}
    </Dialog>
  );
}
