import { createColumnHelper } from '@tanstack/react-table';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ListingMenu } from '#components/listings/listing-menu.tsx';
import { MarketCell } from '#components/listings/market-cell.tsx';
import type { ListingSwitch } from '#components/listings/use-listing-switch.ts';
import type { Features } from '#components/table/table-features.ts';
import { Switch } from '#components/ui/switch.tsx';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { paths } from '#lib/paths.ts';

const helper = createColumnHelper<Features, Listing>();

/** Above the row's link, which covers the whole row. */
const above = 'relative z-1';

/** The listings table's columns, in the reader's words and notation. */
export function useListingColumns({ toggle, mayEdit }: ListingSwitch & { mayEdit: boolean }) {
  const t = useTranslations('listings');
  const locale = useLocale();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const money = (id: 'base-price' | 'min-price' | 'max-price', className: string) =>
      helper.accessor((listing) => listing[id], {
        id,
        cell: ({ getValue, row }) => price(getValue(), row.original.currency, locale),
        meta: { label: t(`column.${id}`), align: 'end', className },
      });
    const text = (id: 'city' | 'room-type', sort?: string) =>
      helper.accessor((listing) => listing[id], {
        id,
        cell: ({ getValue }) => getValue() ?? <Dash />,
        meta: { label: t(`column.${id}`), className: 'text-ink-2', ...(sort ? { sort } : {}) },
      });
    const count = (id: 'bedrooms' | 'min-stay') =>
      helper.accessor((listing) => listing[id], {
        id,
        cell: ({ getValue }) => {
          const value = getValue();
          return value === null ? <Dash /> : formatNumber(value, locale);
        },
        meta: { label: t(`column.${id}`), align: 'end' },
      });

    return helper.columns([
      helper.accessor((listing) => listing.title, {
        id: 'title',
        enableHiding: false,
        cell: ({ row: { original: listing } }) => (
          <>
            <Link
              href={paths.listing(listing.id)}
              className="block max-w-[min(17rem,calc(100vw-6.5rem))] truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-hand md:max-w-64 xl:max-w-80"
            >
              {listing.title}
            </Link>
            <span className="block truncate text-12 text-ink-2 md:hidden">
              {phoneLine(listing, locale, t('notInMarket'))}
            </span>
          </>
        ),
        meta: { label: t('column.title'), sort: 'title' },
      }),
      helper.accessor((listing) => listing.market, {
        id: 'market',
        cell: ({ row }) => <MarketCell listing={row.original} />,
        meta: { label: t('column.market'), className: 'text-ink-2' },
      }),
      text('city', 'city'),
      count('bedrooms'),
      text('room-type'),
      helper.accessor((listing) => listing.enabled, {
        id: 'pricing',
        cell: ({ row: { original: listing } }) => (
          <Switch
            label={t('switch', { title: listing.title })}
            checked={listing.enabled}
            disabled={!mayEdit}
            aria-describedby={mayEdit ? undefined : 'view-only'}
            onChange={() => toggle(listing)}
            className={above}
          />
        ),
        meta: {
          label: t('column.pricing'),
          onPhone: true,
          headClassName: 'md:pl-8',
          className: 'max-md:w-px max-md:text-right md:pl-8',
        },
      }),
      money('base-price', 'font-semibold'),
      money('min-price', 'text-ink-2'),
      money('max-price', 'text-ink-2'),
      count('min-stay'),
      helper.accessor((listing) => listing['created-at'], {
        id: 'created-at',
        cell: ({ getValue }) => day.format(new Date(getValue())),
        meta: { label: t('column.created-at'), align: 'end', sort: 'created-at', className: 'text-ink-2' },
      }),
      helper.display({
        id: 'menu',
        enableHiding: false,
        cell: ({ row }) => (
          <span className={above}>
            <ListingMenu listing={row.original} toggle={toggle} mayEdit={mayEdit} />
          </span>
        ),
        meta: { label: t('menu.head'), labelHidden: true, align: 'end', className: 'w-10' },
      }),
    ]);
  }, [t, locale, toggle, mayEdit]);
}

function price(amount: number | null, currency: string, locale: string) {
  return amount === null ? <Dash /> : formatMoney(amount, currency, locale);
}

function Dash() {
  return <span className="text-ink-3">–</span>;
}

function phoneLine(listing: Listing, locale: string, notInMarket: string): string {
  const place = listing['in-active-market'] ? (listing.market ?? listing.city) : notInMarket;
  const base = listing['base-price'];
  return [place, base === null ? null : formatMoney(base, listing.currency, locale)]
    .filter(Boolean)
    .join(', ');
}
