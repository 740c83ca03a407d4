import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { customizationsQuery } from '#lib/customizations/read-customizations.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { ListingCustomizations } from './listing-customizations.tsx';

export default async function ListingCustomizationsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const here = paths.listing(id, 'customizations');
  const session = await requireSession(here);
  const queries = makeQueryClient();
  await prefetch(queries, customizationsQuery(readAs(session), id), here);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <ListingCustomizations />
    </HydrationBoundary>
  );
}
