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

/** One read serves the tab's title and the page. The listing is null where it could not be read, or is not there. */
const prefetchListing = cache(async (id: string) => {
  const here = paths.listing(id);
  const session = await requireSession(here);
  const queries = makeQueryClient();
  const reading = queries.fetchQuery({ ...listingQuery(readAs(session), id), retry: false });
  let isMissing = false;
  const listing = await orSignIn(reading, here).catch((error: unknown) => {
    if (!(error instanceof ReadError)) throw error;
    isMissing = error.status === 404;
    return null;
  });
  return { queries, listing, isMissing };
});

export async function generateMetadata({ params }: ListingLayoutProps): Promise<Metadata> {
  const { listing } = await prefetchListing((await params).id);
  return { title: listing?.title ?? (await getTranslations('listing'))('title') };
}

/** What every screen of a listing shares: its title, its header and the row of tabs. */
export default async function ListingLayout({ params, children }: ListingLayoutProps) {
  const { id } = await params;
  const { queries, listing, isMissing } = await prefetchListing(id);
  if (isMissing) notFound();
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
