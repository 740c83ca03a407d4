'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { deliveriesKey } from '#lib/deliveries/list-deliveries.ts';
import { endpointKey } from '#lib/webhooks/read-endpoint.ts';
import { removeEndpoint } from '#lib/webhooks/remove-endpoint.ts';

interface RemoveDialogProps {
  url: string;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks once: nothing is sent from then on, and the secret is gone. */
export function RemoveDialog({ url, onRemoved, onClose }: RemoveDialogProps) {
  const t = useTranslations('settings.webhooks.remove');
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: removeEndpoint,
    onSuccess: () => {
      onRemoved();
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: endpointKey }),
        queries.invalidateQueries({ queryKey: deliveriesKey }),
      ]),
  });
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm')}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <code className="font-mono text-12 break-all">{url}</code>
      <p className="text-14 text-ink-2">{t('detail')}</p>
      {removing.error && <Failure>{t('failed')}</Failure>}
    </ConfirmDialog>
  );
}
