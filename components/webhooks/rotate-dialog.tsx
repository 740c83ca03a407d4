'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { endpointKey } from '#lib/webhooks/read-endpoint.ts';
import { rotateSecret } from '#lib/webhooks/rotate-secret.ts';

interface RotateDialogProps {
  onRotated: (secret: string) => void;
  onClose: () => void;
}

/** Asks once: it is a hard cut, and says how no event is lost by it. */
export function RotateDialog({ onRotated, onClose }: RotateDialogProps) {
  const t = useTranslations('settings.webhooks.rotate');
  const queries = useQueryClient();
  const rotating = useMutation({
    mutationFn: rotateSecret,
    onSuccess: (secret) => {
      onRotated(secret);
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: endpointKey }),
  });
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm')}
      busy={rotating.isPending}
      onConfirm={() => rotating.mutate()}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">{t('detail')}</p>
      <p className="text-14 text-ink-2">{t('meanwhile')}</p>
      {rotating.error && <Failure>{t('failed')}</Failure>}
    </ConfirmDialog>
  );
}
