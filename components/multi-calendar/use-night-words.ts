import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import { formatPercent, formatPercentChange } from '#lib/calendar/amount.ts';
import { channelName } from '#lib/calendar/channel-name.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { ColourMode } from '#lib/multi-calendar/colour.ts';
import type { GridNight, GridNights } from '#lib/multi-calendar/grid-nights.ts';
import type { GridListing } from '#lib/multi-calendar/lines.ts';
import {
  BLOCKED,
  BOOKED,
  CEILING,
  FIXED,
  FLOOR,
  type GridBar,
  OPEN,
  UNAVAILABLE,
} from '#lib/multi-calendar/night-block.ts';
import type { PendingNight } from '#lib/multi-calendar/pending.ts';

/** A night in words: its date, its price and everything that its marks show. */
export interface NightWords {
  date: string;
  /** Null where it has none, or none that matters: it is taken. */
  price: string | null;
  states: string[];
}

export type DescribeNight = (
  listing: GridListing,
  day: EpochDay,
  nights: GridNights,
  pending: PendingNight | undefined,
) => NightWords;

/** Says in words what a night's marks show. */
export function useNightWords(mode: ColourMode): DescribeNight {
  const t = useTranslations('calendar.night');
  const own = useTranslations('multiCalendar.night');
  const locale = useLocale();
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const compared = (night: GridNight, listing: GridListing): string | null => {
      const against = { base: listing.basePrice, market: night.market, change: yesterdayOf(night) }[mode];
      if (!against || night.price === null) return null;
      const share = night.price / against - 1;
      const percent = formatPercent(Math.abs(share), locale);
      if (mode === 'change') {
        return night.change
          ? own('changed', { percent: formatPercentChange(share, locale) })
          : own('unchanged');
      }
      if (Math.abs(share) < 0.005) return null;
      if (mode === 'base') return t(share > 0 ? 'aboveBase' : 'belowBase', { percent });
      return own(share > 0 ? 'aboveMarket' : 'belowMarket', { percent });
    };
    const booking = ({ kind, stay, count, rate }: GridBar, currency: string): string => {
      if (kind === 'owner') return t('owner');
      if (kind === 'request') return t('request');
      if (count > 1) return t('stays', { count });
      if (!stay?.channel) return t('booked');
      const channel = channelName(stay.channel);
      return rate === null
        ? t('bookedBy', { channel })
        : t('bookedAt', { channel, rate: formatMoney(rate, currency, locale) });
    };
    const planned = (pending: PendingNight, currency: string): string => {
      if (pending.state === 'refused') return own('refused');
      const price = pending.price === null ? null : formatMoney(pending.price, currency, locale);
      const change = price === null ? own('willBeCleared') : own('willBe', { price });
      return pending.belowFloor ? joinFacts([change, own('belowFloor')], locale) : change;
    };
    return (listing, day, nights, pending) => {
      const night = nights.nightOf(listing.id, day);
      const past = day < listing.today;
      const open = night?.state === OPEN;
      const states = [
        day === listing.today && t('today'),
        night?.bar && booking(night.bar, listing.currency),
        night?.state === BOOKED && !night.bar && t('booked'),
        night?.state === BLOCKED && t('blocked'),
        night?.state === UNAVAILABLE && t('unavailable'),
        !night && own('loading'),
        night && !open && night.state === 0 && t(listing.unpriced === null ? 'unknown' : 'unpriced'),
        open && !past && compared(night, listing),
        open && !past && !night.override && night.held === FLOOR && t('atFloor'),
        open && !past && !night.override && night.held === CEILING && t('atCeiling'),
        night && !past && night.override > 0 && t(night.override === FIXED ? 'fixed' : 'percentage'),
        open && !past && night.minStay && own('minStay', { count: night.minStay }),
        pending && planned(pending, listing.currency),
        ...(listing.market ? nights.eventsOn(listing.market, day) : []).map(
          ({ name, uplift }) => `${name ?? t('event')} ${formatPercentChange(uplift, locale)}`,
        ),
      ];
      return {
        date: dates.format(Date.parse(toIsoDate(day))),
        price: open && night.price !== null ? formatMoney(night.price, listing.currency, locale) : null,
        states: states.filter((state) => typeof state === 'string'),
      };
    };
  }, [mode, locale, t, own]);
}

function yesterdayOf({ price, change }: GridNight): number | null {
  return price === null || change === null ? null : price - change;
}

/** A night as it is spoken. */
export function spoken(title: string, { date, price, states }: NightWords, locale: string): string {
  return joinFacts([title, date, price, ...states], locale);
}
