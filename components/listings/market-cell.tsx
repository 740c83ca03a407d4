import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import type { ListingRow } from '#lib/listings/list-listings.ts';

/** The listing's market; or that it lies outside every active one, and so cannot be priced. */
export function MarketCell({ listing }: { listing: Pick<ListingRow, 'market' | 'in-active-market'> }) {
  const t = useTranslations('listings');
  if (listing['in-active-market']) return listing.market;
  return (
    <span className="inline-flex items-center gap-1.5 text-12">
      <Icon name="info" size={14} />
      {t('notInMarket')}
    </span>
  );
}
