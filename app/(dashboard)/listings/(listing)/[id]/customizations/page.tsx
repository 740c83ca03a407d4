import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { todayIn } from '#lib/calendar/today.ts';
import { customizationsQuery } from '#lib/customizations/read-customizations.ts';
import { overridesQuery } from '#lib/customizations/read-overrides.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { prefetchListing } from '../prefetch-listing.ts';
import { ListingCustomizations } from './listing-customizations.tsx';

export default async function ListingCustomizationsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const here = paths.listing(id, 'customizations');
  const session = await requireSession(here);
  const queries = makeQueryClient();
  const read = readAs(session);

  /** They are read from today on, which depends on where the listing is. */
  async function prefetchOverrides(): Promise<void> {
    const { listing } = await prefetchListing(id);
    if (!listing) return;
    const today = todayIn(listing.timezone, new Date());
    await prefetch(queries, overridesQuery(read, id, today), here);
  }

  await Promise.all([prefetch(queries, customizationsQuery(read, id), here), prefetchOverrides()]);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <ListingCustomizations />
    </HydrationBoundary>
  );
}
