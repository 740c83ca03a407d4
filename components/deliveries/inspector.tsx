'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Attempts } from '#components/deliveries/attempts.tsx';
import { LastAnswer } from '#components/deliveries/last-answer.tsx';
import { SendAgain } from '#components/deliveries/send-again.tsx';
import { SentRequest } from '#components/deliveries/sent-request.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { deliveryQuery } from '#lib/deliveries/read-delivery.ts';

/** One delivery, opened: its attempts, what was sent, what came back, and one more try. */
export function Inspector({ id, isPending }: { id: string; isPending: boolean }) {
  const t = useTranslations('deliveries');
  const query = useQuery({
    ...deliveryQuery(readFromBrowser, id),
    refetchInterval: isPending ? 2_000 : false,
  });
  const { data, error } = query;
  return (
    <section
      aria-label={t('inspector', { id })}
      className="relative px-4 pt-2 pb-6 before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-ink max-md:px-3"
    >
      {!data && !error && <TableSkeleton rows={4} />}
      {!data && error && <ReadFailure query={query} title={t('unreadableOne')} />}
      {data && (
        <div className="grid gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
          <div className="flex min-w-0 flex-col gap-5">
            <p className="flex flex-wrap items-center gap-x-1">
              <code className="font-mono text-12 break-all">{id}</code>
              <CopyButton text={id} label={t('copyId')} />
            </p>
            <Attempts delivery={data} />
            <SendAgain id={id} />
            <LastAnswer attempts={data.attempts} />
          </div>
          <SentRequest delivery={data} />
        </div>
      )}
    </section>
  );
}
