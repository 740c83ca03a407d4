import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Deliveries } from '#components/deliveries/deliveries.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { readDeliveriesView } from '#lib/deliveries/deliveries-view.ts';
import { deliveriesQuery } from '#lib/deliveries/list-deliveries.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('deliveries'))('title') };
}

export default async function DeliveriesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const here = paths.deliveries();
  const session = await requireSession(here);
  if (session.kind !== 'staff') notFound();
  const t = await getTranslations('deliveries');
  const queries = makeQueryClient();
  const view = readDeliveriesView(await searchParams);
  await prefetch(queries, deliveriesQuery(readAs(session), view, new Date()), here);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={[{ label: t('title') }]}>
        <div className="px-4 pb-8 md:px-8">
          <Deliveries ofApplication />
        </div>
      </Screen>
    </HydrationBoundary>
  );
}
