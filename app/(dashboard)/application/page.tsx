import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ApplicationSetup } from '#components/application/application-setup.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { applicationQuery } from '#lib/application/read-application.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('application'))('title') };
}

export default async function ApplicationPage() {
  const session = await requireSession(paths.application());
  if (session.kind !== 'staff') notFound();
  const t = await getTranslations('application');
  const queries = makeQueryClient();
  await prefetch(queries, applicationQuery(readAs(session)), paths.application());
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={[{ label: t('title') }]} note={t('readOnly')}>
        <div className="px-4 pt-5 pb-8 md:px-8">
          <ApplicationSetup />
        </div>
      </Screen>
    </HydrationBoundary>
  );
}
