import { FEED_NIGHTS } from '#contract/console/calendar-feeds.ts';
import { toIsoDate } from '#contract/dates.ts';
import { localeSchema } from '#contract/locales.ts';
import { listStays } from '../console/queries.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../oauth/principal.ts';
import { type FeedEntry, feedEntries } from './feed-entries.ts';
import { feedWords } from './feed-words.ts';
import { type FeedRow, lockShown, saveShown } from './queries.ts';
import { reviseEntries, type ShownEntries, shownEntriesSchema } from './revise-entries.ts';
import { writeCalendar } from './write-calendar.ts';

/**
 * The text of a listing's feed. It is the same to the letter until something in it changes.
 * @returns null where the listing cannot be seen any more
 */
export async function readFeed(context: Context, tenant: Tenant, feed: FeedRow): Promise<string | null> {
  const priced = await context.calendars.find(tenant, feed.listingId);
  if (!priced) return null;
  const { row, model, today } = priced;
  const window = { from: today - FEED_NIGHTS.behind, to: today + FEED_NIGHTS.ahead - 1 };
  const locale = localeSchema.catch('en').parse(feed.locale);
  const stays = await listStays(context.db, row.listingId, toIsoDate(window.from), toIsoDate(window.to));
  const entries = feedEntries({ row, model, stays }, window, locale);
  const words = feedWords(locale);
  const { publicApiUrl, dashboardUrl } = context.config;
  const head = {
    name: words.calendar(row.title),
    about: words.about(row.title),
    listingId: row.listingId,
    host: new URL(publicApiUrl).hostname,
    linkTo: (day: number) => `${dashboardUrl}/listings/${row.listingId}?night=${toIsoDate(day)}`,
  };
  return writeCalendar(head, entries, await showEntries(context, feed, entries));
}

/** When each entry changed last, with what readers are about to be shown written down. */
async function showEntries(
  { db, now }: Context,
  feed: FeedRow,
  entries: readonly FeedEntry[],
): Promise<ShownEntries> {
  const before = shownOf(feed);
  if (!reviseEntries(before, entries, now())) return before.shown;
  return db.transaction(async (tx) => {
    const latest = await lockShown(tx, feed.id);
    const shownBefore = latest ? shownOf(latest) : before;
    const revised = reviseEntries(shownBefore, entries, now());
    if (!revised) return shownBefore.shown;
    if (latest) await saveShown(tx, feed.id, revised);
    return revised.shown;
  });
}

const shownOf = ({ revision, shown }: FeedRow) => ({
  revision,
  shown: shownEntriesSchema.catch({}).parse(shown),
});
