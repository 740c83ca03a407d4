import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { EpochDay } from '#contract/dates.ts';
import { toIsoDate } from '#contract/dates.ts';
import { formatPercent } from '#lib/calendar/amount.ts';
import { channelName } from '#lib/calendar/channel-name.ts';
import { heldAt } from '#lib/calendar/limit-run.ts';
import type { Night } from '#lib/calendar/night.ts';
import type { Stretch } from '#lib/calendar/stretch.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import type { CalendarView } from './calendar-view.ts';

export type NightLabel = (day: EpochDay, stretch: Stretch | null) => string;

/** Says in words everything that a night's marks show: its date, price, booking, limits, override and events. */
export function useNightLabel(view: CalendarView): NightLabel {
  const t = useTranslations('calendar.night');
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(view.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const money = (amount: number, currency: string) => formatMoney(amount, currency, view.locale);

    function booking({ kind, stay, count }: Stretch): string {
      if (kind === 'owner') return t('owner');
      if (kind === 'request') return t('request');
      if (count > 1) return t('stays', { count });
      if (!stay?.channel) return t('booked');
      const channel = channelName(stay.channel);
      if (stay.rate === null) return t('bookedBy', { channel });
      return t('bookedAt', { channel, rate: money(Math.round(stay.rate), stay.currency) });
    }

    function priceStates(night: Night): (string | false)[] {
      const held = heldAt(night, view.today);
      const share = view.basePrice ? night.price / view.basePrice - 1 : 0;
      const percent = formatPercent(Math.abs(share), view.locale);
      return [
        money(night.price, view.currency),
        Math.abs(share) >= 0.005 && t(share > 0 ? 'aboveBase' : 'belowBase', { percent }),
        held === 'floor' && t('atFloor'),
        held === 'ceiling' && t('atCeiling'),
        night.override !== null && t(night.override),
      ];
    }

    return (day, stretch) => {
      const night = view.nights.get(day);
      const states: (string | false | null)[] = [
        dates.format(Date.parse(toIsoDate(day))),
        day === view.today && t('today'),
        stretch && booking(stretch),
      ];
      if (night?.availability === 'available') states.push(...priceStates(night));
      if (night?.availability === 'blocked' || night?.availability === 'unavailable') {
        states.push(!stretch && t(night.availability));
      }
      if (!night && !view.loading && !stretch) states.push(t(view.priced ? 'unknown' : 'unpriced'));
      for (const { name } of night?.events ?? []) states.push(name ?? t('event'));
      return joinFacts(states, view.locale);
    };
  }, [view, t]);
}
