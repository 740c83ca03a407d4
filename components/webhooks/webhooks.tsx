'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { SectionHead } from '#components/ui/section-head.tsx';
import { ShownOnce } from '#components/ui/shown-once.tsx';
import { Cannot } from '#components/webhooks/cannot.tsx';
import { EndpointFacts } from '#components/webhooks/endpoint-facts.tsx';
import { EndpointForm } from '#components/webhooks/endpoint-form.tsx';
import { FirstSecret } from '#components/webhooks/first-secret.tsx';
import { PingNote } from '#components/webhooks/ping-note.tsx';
import { Snippets } from '#components/webhooks/snippets.tsx';
import { TestPing } from '#components/webhooks/test-ping.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { planQuery } from '#lib/tokens/read-plan.ts';
import type { PingResult } from '#lib/webhooks/ping.ts';
import { endpointQuery } from '#lib/webhooks/read-endpoint.ts';

/** The account's own endpoint, for its administrator: address, secret, events, and how it is doing. */
export function Webhooks({ health }: { health: ReactNode }) {
  const t = useTranslations('settings.webhooks');
  const query = useQuery(endpointQuery(readFromBrowser));
  const { data: endpoint, error } = query;
  const { data: plan } = useQuery(planQuery(readFromBrowser));
  const [secret, setSecret] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [ping, setPing] = useState<PingResult | null>(null);
  const mayChange = plan !== undefined && plan.status !== 'ended';
  const isSet = Boolean(endpoint?.['webhook-url']);
  const showsForm = endpoint?.['has-secret'] && mayChange && !secret && (isChanging || !isSet);

  return (
    <>
      <SectionHead
        title={t('title')}
        action={isSet && mayChange && !showsForm && <TestPing onResult={setPing} />}
      >
        {t('what')}
      </SectionHead>
      {plan?.status === 'ended' && <Cannot why="plan" />}
      {secret && (
        <ShownOnce
          label={t('secret.label')}
          title={t('secret.made')}
          secret={secret}
          onStored={() => setSecret(null)}
        />
      )}
      {ping && !showsForm && <PingNote result={ping} />}
      {endpoint && !endpoint['has-secret'] && mayChange && <FirstSecret onMade={setSecret} />}
      {endpoint && showsForm && (
        <EndpointForm
          endpoint={endpoint}
          onSaved={(result) => {
            setPing(result);
            setChanging(false);
          }}
          onCancel={isSet ? () => setChanging(false) : undefined}
        />
      )}
      {endpoint?.['has-secret'] && (
        <EndpointFacts
          endpoint={endpoint}
          mayChange={mayChange}
          isChanging={Boolean(showsForm)}
          health={isSet && health}
          onChange={() => {
            setPing(null);
            setChanging(true);
          }}
          onSecret={setSecret}
          onRemoved={() => {
            setPing(null);
            setSecret(null);
          }}
        />
      )}
      {!endpoint && !error && <TableSkeleton rows={4} />}
      {!endpoint && error && <ReadFailure query={query} title={t('unreadable')} />}
      {endpoint && <Snippets isOpen={secret !== null} />}
    </>
  );
}
