'use client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { OpenNight } from '#components/day-panel/open-night.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { gridListingsQuery } from '#lib/multi-calendar/read-grid.ts';

type OpenListedNightProps = Omit<ComponentProps<typeof OpenNight>, 'listing'> & { listingId: string };

/** The open night of one of the listings, once that is known. */
export function OpenListedNight({ listingId, ...night }: OpenListedNightProps) {
  const { data: listings = [] } = useQuery(gridListingsQuery(readFromBrowser, night.today));
  const listing = listings.find(({ id }) => id === listingId);
  return listing ? <OpenNight listing={listing} {...night} /> : null;
}
