import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Deliveries } from '#components/deliveries/deliveries.tsx';
import { Health } from '#components/deliveries/health.tsx';
import { NoPermission } from '#components/webhooks/no-permission.tsx';
import { Webhooks } from '#components/webhooks/webhooks.tsx';
import { readDeliveriesView } from '#lib/deliveries/deliveries-view.ts';
import { deliveriesQuery } from '#lib/deliveries/list-deliveries.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { planQuery } from '#lib/tokens/read-plan.ts';
import { endpointQuery } from '#lib/webhooks/read-endpoint.ts';
import { SettingsScreen } from '../settings-screen.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings.webhooks'))('title') };
}

export default async function WebhooksPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const here = paths.settings('webhooks');
  const session = await requireSession(here);
  if (session.kind === 'staff') notFound();
  if (session.permission !== 'Admin')
    return (
      <SettingsScreen section="webhooks">
        <NoPermission />
      </SettingsScreen>
    );
  const queries = makeQueryClient();
  const read = readAs(session);
  const view = { ...readDeliveriesView(await searchParams), user: null };
  await Promise.all([
    prefetch(queries, endpointQuery(read), here),
    prefetch(queries, planQuery(read), here),
    prefetch(queries, deliveriesQuery(read, view, new Date()), here),
  ]);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <SettingsScreen section="webhooks">
        <Webhooks health={<Health />} />
        <Deliveries />
      </SettingsScreen>
    </HydrationBoundary>
  );
}
