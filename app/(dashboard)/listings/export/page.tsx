import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ExportForm } from '#components/csv/export-form.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { toIsoDate } from '#contract/dates.ts';
import { readExportView } from '#lib/csv/export-view.ts';
import { matchingListingsQuery } from '#lib/csv/matching-listings.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';

const MS_PER_DAY = 86_400_000;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('csv.export'))('title') };
}

export default async function ExportPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const session = await requireSession(paths.export());
  const t = await getTranslations();
  const queries = makeQueryClient();
  await prefetch(
    queries,
    matchingListingsQuery(readAs(session), readExportView(await searchParams)),
    paths.export(),
  );
  const crumbs = [{ label: t('listings.title'), href: paths.listings() }, { label: t('csv.export.title') }];
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={crumbs}>
        <div className="px-4 pt-5 pb-10 md:px-8">
          <ExportForm today={toIsoDate(Math.floor(Date.now() / MS_PER_DAY))} />
        </div>
      </Screen>
    </HydrationBoundary>
  );
}
