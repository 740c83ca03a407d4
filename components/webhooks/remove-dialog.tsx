'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Failure } from '#components/webhooks/failure.tsx';
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
  const common = useTranslations('common');
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
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="first" onClick={() => removing.mutate()} busy={removing.isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <code className="font-mono text-12 break-all">{url}</code>
      <p className="text-14 text-ink-2">{t('detail')}</p>
      {removing.error && <Failure>{t('failed')}</Failure>}
    </Dialog>
  );
}
