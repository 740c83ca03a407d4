import { useTranslations } from 'next-intl';
import { Refused } from '#components/history/refused.tsx';
import { usePointChange } from '#components/history/use-point-change.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { deleteRestorePoint, type RestorePoint } from '#lib/restorations/restore-points.ts';

interface ForgetPointDialogProps {
  point: RestorePoint;
  onForgotten: () => void;
  onClose: () => void;
}

/** Asks whether a restore point shall go: nothing else changes, and it can't be made again. */
export function ForgetPointDialog({ point, onForgotten, onClose }: ForgetPointDialogProps) {
  const t = useTranslations('history.points');
  const { busy, refusal, run } = usePointChange();
  return (
    <ConfirmDialog
      title={t('askForget', { name: point.name })}
      confirm={t('forget')}
      busy={busy}
      onConfirm={async () => {
        if (await run(() => deleteRestorePoint(point.id))) onForgotten();
      }}
      onClose={onClose}
    >
      <p>{t('forgetDetail', { count: point['listing-count'] })}</p>
      {refusal && <Refused refusal={refusal} />}
    </ConfirmDialog>
  );
}
