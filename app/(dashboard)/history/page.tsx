import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { History } from '#components/history/history.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { restorePointsQuery } from '#lib/restorations/restore-points.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('history'))('title') };
}

export default async function HistoryPage() {
  const here = paths.history();
  const session = await requireSession(here);
  if (session.kind === 'staff') notFound();
  const t = await getTranslations('history');
  const listings = await getTranslations('listings');
  const queries = makeQueryClient();
  await prefetch(queries, restorePointsQuery(readAs(session), null), here);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen
        crumbs={[{ label: listings('title'), href: paths.listings() }, { label: t('title') }]}
        note={t('ofAll')}
      >
        <div className="flex min-h-full flex-col px-4 md:px-8">
          <History listing={null} />
        </div>
      </Screen>
    </HydrationBoundary>
  );
}
