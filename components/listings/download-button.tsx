'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { download } from '#components/table/download.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { linkLook } from '#components/ui/text-link.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { toCsv } from '#lib/format/csv.ts';
import { type Listing, readAllListings } from '#lib/listings/list-listings.ts';
import type { ListingColumn, ListingsView } from '#lib/listings/listings-view.ts';

/** Downloads every listing of the present view, all pages, in the columns that are shown. */
export function DownloadButton({ view, icon }: { view: ListingsView; icon: ReactNode }) {
  const t = useTranslations('listings');
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      const listings = await readAllListings(readFromBrowser, view);
      const head = ['Id', t('column.title'), ...view.columns.map((id) => t(`column.${id}`)), t('currency')];
      const rows = listings.map((listing) => [
        listing.id,
        listing.title,
        ...view.columns.map((id) => rawValue(listing, id)),
        listing.currency,
      ]);
      const today = new Date().toISOString().slice(0, 10);
      download(`listings-${today}.csv`, 'text/csv;charset=utf-8', toCsv([head, ...rows]));
    },
  });
  return (
    <button
      type="button"
      className={linkLook}
      aria-busy={isPending}
      onClick={() => !isPending && mutate()}
      title={t('downloadAll')}
    >
      {isPending ? <Spinner /> : icon}
      {isError ? t('downloadFailed') : 'CSV'}
    </button>
  );
}

function rawValue(listing: Listing, column: ListingColumn): string | number | boolean | null {
  return column === 'pricing' ? listing.enabled : listing[column];
}
