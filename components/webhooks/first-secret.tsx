'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Failure } from '#components/ui/failure.tsx';
import { endpointKey } from '#lib/webhooks/read-endpoint.ts';
import { rotateSecret } from '#lib/webhooks/rotate-secret.ts';

/** The first step: a receiver needs the secret before it can take the ping that an address is saved with. */
export function FirstSecret({ onMade }: { onMade: (secret: string) => void }) {
  const t = useTranslations('settings.webhooks.first');
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: rotateSecret,
    onSuccess: async (secret) => {
      onMade(secret);
      await queries.invalidateQueries({ queryKey: endpointKey });
    },
  });
  return (
    <section className="flex flex-col items-start gap-3 border-line border-b py-5">
      <p>{t('title')}</p>
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-ink-2">
        {(['secret', 'receiver', 'address'] as const).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <Button variant="first" onClick={() => making.mutate()} busy={making.isPending}>
        {t('make')}
      </Button>
      {making.error && <Failure>{t('failed')}</Failure>}
    </section>
  );
}
