import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ListingMenu } from '#components/listings/listing-menu.tsx';
import { ListingName } from '#components/listings/listing-name.tsx';
import { MarketCell } from '#components/listings/market-cell.tsx';
import type { ListingSwitch } from '#components/listings/use-listing-switch.ts';
import type { Column } from '#components/table/column.ts';
import { Switch } from '#components/ui/switch.tsx';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import type { ListingColumn } from '#lib/listings/listings-view.ts';

type ListingsColumn = Column<ListingRow> & { id: ListingColumn | 'title' | 'menu' };

/** The row's link covers the whole row; controls lie above it. */
const above = 'relative z-1';
const dash = <span className="text-ink-3">–</span>;

/** The listings table's columns, in the reader's words and notation. */
export function useListingColumns({
  toggle,
  mayEdit,
}: ListingSwitch & { mayEdit: boolean }): ListingsColumn[] {
  const t = useTranslations('listings');
  const locale = useLocale();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const money = (id: 'base-price' | 'min-price' | 'max-price', cellClassName: string): ListingsColumn => ({
      id,
      label: t(`column.${id}`),
      align: 'end',
      cellClassName,
      cell: ({ [id]: amount, currency }) => (amount === null ? dash : formatMoney(amount, currency, locale)),
    });
    const figure = (id: 'bedrooms' | 'min-stay'): ListingsColumn => ({
      id,
      label: t(`column.${id}`),
      align: 'end',
      cell: ({ [id]: value }) => (value === null ? dash : formatNumber(value, locale)),
    });
    const words = (id: 'city' | 'room-type'): ListingsColumn => ({
      id,
      label: t(`column.${id}`),
      cellClassName: 'text-ink-2',
      cell: ({ [id]: value }) => value ?? dash,
    });

    return [
      {
        id: 'title',
        label: t('column.title'),
        always: true,
        sort: 'title',
        cell: (listing) => <ListingName listing={listing} />,
      },
      {
        id: 'market',
        label: t('column.market'),
        cellClassName: 'text-ink-2',
        cell: (listing) => <MarketCell listing={listing} />,
      },
      { ...words('city'), sort: 'city' },
      figure('bedrooms'),
      words('room-type'),
      {
        id: 'pricing',
        label: t('column.pricing'),
        onPhone: true,
        className: 'max-md:w-px max-md:text-right md:pl-8',
        cell: (listing) => (
          <Switch
            label={t('switch', { title: listing.title })}
            checked={listing.enabled}
            disabled={!mayEdit}
            aria-describedby={mayEdit ? undefined : 'view-only'}
            onChange={() => toggle(listing)}
            className={above}
          />
        ),
      },
      money('base-price', 'font-semibold'),
      money('min-price', 'text-ink-2'),
      money('max-price', 'text-ink-2'),
      figure('min-stay'),
      {
        id: 'created-at',
        label: t('column.created-at'),
        align: 'end',
        sort: 'created-at',
        cellClassName: 'text-ink-2',
        cell: (listing) => day.format(new Date(listing['created-at'])),
      },
      {
        id: 'menu',
        label: t('menu.head'),
        labelHidden: true,
        always: true,
        align: 'end',
        className: 'w-10',
        cell: (listing) => (
          <span className={above}>
            <ListingMenu listing={listing} toggle={toggle} mayEdit={mayEdit} />
          </span>
        ),
      },
    ];
  }, [t, locale, toggle, mayEdit]);
}
