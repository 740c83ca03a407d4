import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BulkEditList } from '#components/bulk-edits/bulk-edit-list.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { readBulkEditsView } from '#lib/bulk-edits/bulk-edits-view.ts';
import { bulkEditsQuery } from '#lib/bulk-edits/list-bulk-edits.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bulkEdits'))('title') };
}

export default async function BulkEditsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const here = paths.bulkEdits();
  const session = await requireSession(here);
  if (session.kind === 'staff') notFound();
  const t = await getTranslations('bulkEdits');
  const listings = await getTranslations('listings');
  const queries = makeQueryClient();
  const { page } = readBulkEditsView(await searchParams);
  await prefetch(queries, bulkEditsQuery(readAs(session), page), here);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={[{ label: listings('title'), href: paths.listings() }, { label: t('title') }]}>
        <div className="px-4 pb-6 md:px-8">
          <BulkEditList />
        </div>
      </Screen>
    </HydrationBoundary>
  );
}
