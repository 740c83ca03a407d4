'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { deliveriesKey } from '#lib/deliveries/list-deliveries.ts';
import { type PingResult, pingEndpoint } from '#lib/webhooks/ping.ts';

/** Sends a ping to the endpoint as it is saved, and waits for the answer. */
export function TestPing({ onResult }: { onResult: (result: PingResult | null) => void }) {
  const t = useTranslations('settings.webhooks.ping');
  const queries = useQueryClient();
  const pinging = useMutation({
    mutationFn: pingEndpoint,
    onMutate: () => onResult(null),
    onSuccess: onResult,
    // The ping is over with its answer; the list below follows.
    onSettled: () => void queries.invalidateQueries({ queryKey: deliveriesKey }),
  });
  return (
    <span className="flex flex-wrap items-center gap-3">
      {pinging.error && <Failure>{t('failed')}</Failure>}
      <Button onClick={() => pinging.mutate()} busy={pinging.isPending}>
        {t('send')}
      </Button>
    </span>
  );
}
