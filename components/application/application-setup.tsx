'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AddressAllowlist } from '#components/application/address-allowlist.tsx';
import { ClientFacts } from '#components/application/client-facts.tsx';
import { ScopeTable } from '#components/application/scope-table.tsx';
import { WebhookFacts } from '#components/application/webhook-facts.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { SectionHead } from '#components/ui/section-head.tsx';
import { applicationQuery } from '#lib/application/read-application.ts';
import { readFromBrowser } from '#lib/bff/client.ts';

/** How the partner's application is set up, to be looked at: the operator changes it on the command line. */
export function ApplicationSetup() {
  const t = useTranslations('application');
  const query = useQuery(applicationQuery(readFromBrowser));
  const { data: application, error } = query;
  if (!application && !error) return <TableSkeleton rows={12} />;
  if (!application) return <ReadFailure query={query} title={t('unreadable')} />;
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
