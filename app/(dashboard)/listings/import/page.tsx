import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ImportScreen } from '#components/csv/import-screen.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { importsQuery } from '#lib/csv/list-imports.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('csv.import'))('title') };
}

export default async function ImportPage() {
  const session = await requireSession(paths.import());
  if (session.kind === 'staff') notFound();
  const t = await getTranslations();
  const queries = makeQueryClient();
  await prefetch(queries, importsQuery(readAs(session)), paths.import());
  const crumbs = [{ label: t('listings.title'), href: paths.listings() }, { label: t('csv.import.title') }];
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={crumbs}>
        <ImportScreen />
      </Screen>
    </HydrationBoundary>
  );
}
