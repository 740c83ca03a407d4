import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Recommendations } from '#components/recommendations/recommendations.tsx';
import { RecommendationsNote } from '#components/recommendations/recommendations-note.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { waitingQuery } from '#lib/recommendations/list-recommendations.ts';
import { recommendationSettingsQuery } from '#lib/recommendations/recommendation-settings.ts';
import { readRecommendationsView } from '#lib/recommendations/recommendations-view.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('recommendations'))('title') };
}

export default async function RecommendationsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const here = paths.recommendations();
  const session = await requireSession(here);
  if (session.kind === 'staff') notFound();
  const t = await getTranslations('recommendations');
  const queries = makeQueryClient();
  const read = readAs(session);
  const { sort } = readRecommendationsView(await searchParams);
  await Promise.all([
    prefetch(queries, waitingQuery(read, null, sort), here),
    prefetch(queries, recommendationSettingsQuery(read), here),
  ]);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={[{ label: t('title') }]} note={<RecommendationsNote />}>
        <Recommendations />
      </Screen>
    </HydrationBoundary>
  );
}
