import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Screen } from '#components/shell/screen.tsx';
import { paths } from '#lib/paths.ts';
import { ListingFrame } from './listing-frame.tsx';
import { prefetchListing } from './prefetch-listing.ts';

interface ListingLayoutProps {
  params: Promise<{ id: string }>;
  children: ReactNode;
}

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
