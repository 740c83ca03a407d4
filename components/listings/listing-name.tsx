import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import { paths } from '#lib/paths.ts';

/** The listing's name, a link that covers its row; on a phone with the row's essence below. */
export function ListingName({ listing }: { listing: ListingRow }) {
  return (
    <>
      <Link
        href={paths.listing(listing.id)}
        prefetch={false}
        className="block max-w-[min(17rem,calc(100vw-8.5rem))] truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-hand md:max-w-64 xl:max-w-80"
      >
        {listing.title}
      </Link>
      <span className="block truncate text-12 text-ink-2 md:hidden">
        <Essence listing={listing} />
      </span>
    </>
  );
}

function Essence({ listing }: { listing: ListingRow }) {
  const t = useTranslations('listings');
  const locale = useLocale();
  const place = listing['in-active-market'] ? (listing.market ?? listing.city) : t('notInMarket');
  const base = listing['base-price'];
  const price = base === null ? null : formatMoney(base, listing.currency, locale);
  return joinFacts([place, price], locale);
}
