'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { deliveriesKey } from '#lib/deliveries/list-deliveries.ts';
import { redeliver } from '#lib/deliveries/redeliver.ts';
import { ReadError } from '#lib/read.ts';

/** Queues one more attempt, and says so, or why not. */
export function SendAgain({ id }: { id: string }) {
  const t = useTranslations('deliveries.again');
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => redeliver(id),
    onSettled: () => queries.invalidateQueries({ queryKey: deliveriesKey }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onClick={() => mutate()} busy={isPending}>
        {t('send')}
      </Button>
      <span role="status">{isSuccess && t('queued')}</span>
      {error && (
        <span role="alert" className="flex items-center gap-1.5 text-bad">
          <Icon name="alert" size={14} />
          {t(reasonOf(error))}
        </span>
      )}
    </div>
  );
}

function reasonOf(error: Error): 'nowhere' | 'plan' | 'failed' {
  if (!(error instanceof ReadError)) return 'failed';
  if (error.code === 'endpoint_required') return 'nowhere';
  return error.code === 'plan_required' ? 'plan' : 'failed';
}
