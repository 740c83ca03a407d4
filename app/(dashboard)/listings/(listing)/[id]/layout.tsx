import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { Screen } from '#components/shell/screen.tsx';
import { listingQuery } from '#lib/listings/get-listing.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { ReadError } from '#lib/read.ts';
import { orSignIn, requireSession } from '#lib/session/require-session.ts';
import { ListingFrame } from './listing-frame.tsx';

interface ListingLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

/** One read serves the tab's title and the page. Without the listing there is nothing to show but why. */
const prefetchListing = cache(async (id: string) => {
  const here = paths.listing(id);
  const session = await requireSession(here);
  const queries = makeQueryClient();
  const reading = queries.fetchQuery({ ...listingQuery(readAs(session), id), retry: false });
  const listing = await orSignIn(reading, here).catch((error: unknown) => {
    if (error instanceof ReadError && error.status === 404) notFound();
    if (error instanceof ReadError) return null;
    throw error;
  });
  return { queries, listing };
});

export async function generateMetadata({ params }: ListingLayoutProps): Promise<Metadata> {
  const { listing } = await prefetchListing((await params).id);
  return { title: listing?.title ?? (await getTranslations('listing'))('title') };
}

/** What every screen of a listing shares: its title, its header and the row of tabs. */
export default async function ListingLayout({ params, children }: ListingLayoutProps) {
  const { id } = await params;
  const { queries, listing } = await prefetchListing(id);
  const t = await getTranslations('listing');
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen
        crumbs={[{ label: t('listings'), href: paths.listings() }, { label: listing?.title ?? t('title') }]}
      >
        <ListingFrame id={id}>{children}</ListingFrame>
      </Screen>
    </HydrationBoundary>
  );
}
