'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { channelName } from '#lib/calendar/channel-name.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { Listing } from '#lib/listings/list-listings.ts';
import { Fact } from './fact.tsx';
import { Picture } from './picture.tsx';
import { PricingFact } from './pricing-fact.tsx';
import { SyncFact } from './sync-fact.tsx';

interface ListingHeaderProps {
  listing: Listing;
  mayEdit: boolean;
  onToggle: () => void;
  /** What else can be done with it. */
  actions: ReactNode;
}

/** Which home this is, its three prices, and whether its channel is read and written. */
export function ListingHeader({ listing, mayEdit, onToggle, actions }: ListingHeaderProps) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const money = (amount: number | null) =>
    amount === null ? '–' : formatMoney(amount, listing.currency, locale);
  return (
    <header className="@container pb-2">
      <div className="relative flex flex-col gap-3 @min-[52rem]:flex-row @min-[52rem]:items-center @min-[52rem]:gap-4">
        <div className="flex min-w-0 flex-1 items-center gap-4 @max-[52rem]:pr-9">
          <Picture src={listing.image} />
          <div className="min-w-0">
            <p className="text-20 font-semibold tracking-[-.012em] max-md:sr-only">{listing.title}</p>
            <HomeFacts listing={listing} />
          </div>
        </div>
        <dl className="flex gap-y-3 @max-[52rem]:flex-wrap">
          <Fact name={t('base')}>{money(listing['base-price'])}</Fact>
          <Fact name={t('minimum')}>{money(listing['min-price'])}</Fact>
          <Fact name={t('maximum')}>{money(listing['max-price'])}</Fact>
          <SyncFact listing={listing} mayEdit={mayEdit} />
          <PricingFact listing={listing} mayEdit={mayEdit} onToggle={onToggle} />
        </dl>
        <div className="@max-[52rem]:absolute @max-[52rem]:top-0 @max-[52rem]:right-0 @min-[52rem]:-ml-2">
          {actions}
        </div>
      </div>
    </header>
  );
}

function HomeFacts({ listing }: { listing: Listing }) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const home = [
    listing.bedrooms !== null && t('bedrooms', { count: listing.bedrooms }),
    listing['room-type'] && roomType(listing['room-type']),
    listing.neighborhood,
    listing.city,
  ].filter((fact) => typeof fact === 'string');
  const channels = listing['channel-listings'].map(
    (channel) => `${channelName(channel.channel)} ${channel['channel-id']}`,
  );

  /** Known kinds in the reader's language; the channel's own word for any other. */
  function roomType(kind: string): string {
    const key = kind.toLowerCase().replaceAll(/[\s_/]+/g, '-');
    return t.has(`roomType.${key}`) ? t(`roomType.${key}`) : kind.replaceAll('_', ' ');
  }

  return (
    <p className="text-pretty text-ink-2 first-letter:uppercase">
      {joinFacts([...new Set(home)], locale)}
      {channels.length > 0 && (
        <>
          {home.length > 0 && <span className="text-ink-3"> · </span>}
          {joinFacts(channels, locale)}
        </>
      )}
    </p>
  );
}
