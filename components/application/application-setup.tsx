'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AddressAllowlist } from '#components/application/address-allowlist.tsx';
import { ClientFacts } from '#components/application/client-facts.tsx';
import { ScopeTable } from '#components/application/scope-table.tsx';
import { WebhookFacts } from '#components/application/webhook-facts.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { SectionHead } from '#components/ui/section-head.tsx';
import { applicationQuery } from '#lib/application/read-application.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { ReadError } from '#lib/read.ts';

/** How the partner's application is set up, to be looked at: the operator changes it on the command line. */
export function ApplicationSetup() {
  const t = useTranslations('application');
  const { data: application, error, isFetching, refetch } = useQuery(applicationQuery(readFromBrowser));
  if (!application && !error) return <TableSkeleton rows={12} />;
  if (!application)
    return (
      <ErrorState
        title={t('unreadable')}
        requestId={error instanceof ReadError ? error.requestId : null}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <>
      <SectionHead title={application.name}>{t('what')}</SectionHead>
      <ClientFacts application={application} />
      <div className="grid gap-x-11 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <ScopeTable application={application} />
        <AddressAllowlist networks={application.allowlist} />
      </div>
      <WebhookFacts application={application} />
    </>
  );
}
