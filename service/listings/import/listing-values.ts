import tzLookup from 'tz-lookup';
import type { OpenAccount } from '../../accounts/open-account.ts';
import type { ChannelListing } from '../../channels/records.ts';
import type { LinkValues } from './queries.ts';

/** What a sync keeps as the channel has it. */
export function describedValues(record: ChannelListing) {
  return {
    title: record.title,
    image: record.imageUrl,
    address: record.address,
    neighborhood: record.neighborhood,
    city: record.city,
    state: record.state,
    country: record.country,
    roomType: record.roomType,
    bedrooms: record.bedrooms,
    bathrooms: record.bathrooms?.toFixed(2) ?? null,
    accommodates: record.maxGuests,
    rating: record.rating,
    latitude: record.latitude,
    longitude: record.longitude,
    timezone: timezoneOf(record),
    currency: record.currency,
  };
}

/** What a new listing starts with and its owner may change. */
export function initialSettings(record: ChannelListing) {
  return {
    minStay: Math.max(1, record.minStayNights ?? 1),
    extraGuestFee: (record.extraGuestFeeMajor ?? 0).toFixed(2),
    extraGuestThreshold: Math.max(1, record.extraGuestThreshold ?? 1),
  };
}

function timezoneOf({ timezone, latitude, longitude }: ChannelListing): string {
  if (timezone !== null && isTimezone(timezone)) return timezone;
  return latitude === null || longitude === null ? 'UTC' : tzLookup(latitude, longitude);
}

function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false; // an offset is no zone: it knows no summer time
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The link to the account's own channel first, then those to where that one syndicates the listing. */
export function linksOf(
  account: OpenAccount,
  listingId: number,
  record: ChannelListing,
): [LinkValues, ...LinkValues[]] {
  const link = (channel: string, channelId: string): LinkValues => ({
    ownerId: account.ownerId,
    listingId,
    accountId: account.id,
    channel,
    channelId,
    primary: false,
    syncState: 'in_progress',
  });
  const own = { ...link(account.channel.id, record.channelListingId), primary: true };
  const others = new Map(
    record.syndications
      .filter(({ channel }) => channel !== account.channel.id)
      .map(({ channel, channelListingId }) => [
        `${channel} ${channelListingId}`,
        link(channel, channelListingId),
      ]),
  );
  return [own, ...others.values()];
}
