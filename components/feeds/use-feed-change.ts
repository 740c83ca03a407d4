'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFromBrowser } from '#lib/bff/client.ts';
import {
  type CalendarFeed,
  calendarFeedQuery,
  createCalendarFeed,
  rotateCalendarFeed,
  turnOffCalendarFeed,
} from '#lib/feeds/calendar-feed.ts';
import { ReadError } from '#lib/read.ts';

export type FeedChange = 'create' | 'rotate' | 'off';

const calls: Record<FeedChange, (listingId: string) => Promise<CalendarFeed | undefined>> = {
  create: createCalendarFeed,
  rotate: rotateCalendarFeed,
  off: async (listingId) => {
    await turnOffCalendarFeed(listingId);
    return undefined;
  },
};

const DONE = { create: 'created', rotate: 'rotated', off: 'turnedOff' } as const;

/** Makes, replaces or turns off a listing's address, and tells what came of it. */
export function useFeedChange(listingId: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState<(typeof DONE)[FeedChange] | null>(null);

  async function run(change: FeedChange): Promise<boolean> {
    const { queryKey } = calendarFeedQuery(readFromBrowser, listingId);
    setBusy(true);
    setFailed(false);
    setDone(null);
    try {
      const feed = await calls[change](listingId);
      if (feed) queries.setQueryData(queryKey, feed);
      else await queries.invalidateQueries({ queryKey });
      setDone(DONE[change]);
      return true;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setFailed(true);
      // Somebody else may have made or ended it.
      await queries.invalidateQueries({ queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, failed, done };
}
