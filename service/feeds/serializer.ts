import type { CalendarFeedAttributes, CalendarFeedDocument } from '#contract/console/calendar-feeds.ts';
import { localeSchema } from '#contract/locales.ts';
import type { Context } from '../context.ts';
import type { Principal } from '../oauth/principal.ts';
import { maySeeAddress } from './feed-owner.ts';
import { feedAddress, openFeedSecret } from './feed-secret.ts';
import type { FeedRow } from './queries.ts';

const NONE: CalendarFeedAttributes = {
  active: false,
  address: null,
  locale: null,
  'created-by': null,
  'created-at': null,
  'rotated-at': null,
  'last-fetched-at': null,
};

export function feedDocument(
  context: Context,
  principal: Principal,
  listingId: number,
  feed: FeedRow | null,
): CalendarFeedDocument {
  const attributes = feed ? attributesOf(context, principal, feed) : NONE;
  return { data: { type: 'calendar-feeds', id: String(listingId), attributes } };
}

function attributesOf(
  { cipher, config }: Context,
  principal: Principal,
  feed: FeedRow,
): CalendarFeedAttributes {
  const secret = () => openFeedSecret(cipher, feed.listingId, feed.secretEncrypted);
  return {
    active: true,
    address: maySeeAddress(principal) ? feedAddress(config.publicApiUrl, secret()) : null,
    locale: localeSchema.catch('en').parse(feed.locale),
    'created-by': feed.createdBy,
    'created-at': feed.createdAt.toISOString(),
    'rotated-at': feed.rotatedAt?.toISOString() ?? null,
    'last-fetched-at': feed.lastFetchedAt?.toISOString() ?? null,
  };
}
