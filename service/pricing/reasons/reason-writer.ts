import type { EpochDay } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import type { MarketEvent } from '#service/market/model/cluster-model.ts';
import type { BadReview } from '../inputs.ts';
import type { LeadDirection } from '../rules.ts';
import { eventName } from './event-name.ts';
import { messagesOf } from './languages.ts';
import { countOf, localeFormats, utcDate } from './locale-formats.ts';
import { memo } from './memo.ts';
import type { MonthPart } from './messages.ts';

/** Writes the reasons of factors in one locale, each sentence only once. */
export type ReasonWriter = ReturnType<typeof makeWriter>;

const writers = new Map<Locale, ReasonWriter>();

export function reasonWriter(locale: Locale): ReasonWriter {
  let writer = writers.get(locale);
  if (!writer) {
    writer = makeWriter(locale);
    writers.set(locale, writer);
  }
  return writer;
}

function makeWriter(locale: Locale) {
  const messages = messagesOf(locale).reasons;
  const formats = localeFormats(locale);
  const size = (ratio: number) => formats.percent.format(Math.abs(ratio));

  const season = memo<number, number, number, number>((month, third, ratio) => {
    const part: MonthPart = third === 0 ? 'early' : third === 1 ? 'mid' : 'late';
    return messages.season(part, formats.months[month] ?? '', size(ratio), ratio > 0);
  });
  const weekday = memo<number, number, number, number>((day, month, ratio) =>
    messages.weekday(day, formats.months[month] ?? '', size(ratio), ratio > 0),
  );
  const occupancy = memo<number, number, number>((listing, market) =>
    messages.occupancy(
      formats.wholePercent.format(listing),
      Number.isNaN(market) ? null : formats.wholePercent.format(market),
    ),
  );
  const pacing = memo<number, number, number>((booked, usual) =>
    messages.pacing(formats.wholePercent.format(booked), formats.wholePercent.format(usual)),
  );
  const ownLeadRule = memo<number, number, LeadDirection, number>((days, direction, percentage) =>
    messages.ownLeadRule(countOf(formats, days), direction, formats.change.format(percentage / 100)),
  );
  const chanceOf = (chance: number) =>
    chance < 0.005 ? `<${formats.wholePercent.format(0.01)}` : formats.wholePercent.format(chance);
  const lateChance = memo<number, number, number>((days, chance) =>
    days === 0
      ? messages.lateToday(chanceOf(chance))
      : messages.lateChance(countOf(formats, days), chanceOf(chance)),
  );
  const farAhead = memo<number, number>((days) => messages.farAhead(formats.number.format(days)));
  const gap = memo<number, number>((nights) => messages.gap(countOf(formats, nights)));
  const eventNames = new WeakMap<MarketEvent, string>();
  const events = new WeakMap<MarketEvent, string>();
  const reviews = new WeakMap<BadReview, string>();

  return {
    season(month: number, third: number, ratio: number): string {
      return season((Math.round(ratio * 1000) * 12 + month) * 3 + third, month, third, ratio);
    },
    weekday(day: number, month: number, ratio: number): string {
      return weekday((Math.round(ratio * 1000) * 12 + month) * 7 + day, day, month, ratio);
    },
    eventName(event: MarketEvent): string | null {
      const known = eventNames.get(event);
      if (known !== undefined) return known;
      const name = eventName(event, locale);
      if (name !== null) eventNames.set(event, name);
      return name;
    },
    event(event: MarketEvent, ratio: number): string | null {
      const known = events.get(event);
      if (known !== undefined) return known;
      const name = eventName(event, locale);
      if (name === null) return null;
      const sentence = messages.event(name, size(ratio), ratio > 0);
      events.set(event, sentence);
      return sentence;
    },
    occupancy(listing: number, market: number): string {
      const marketPart = Number.isNaN(market) ? 101 : Math.round(market * 100);
      return occupancy(Math.round(listing * 100) * 102 + marketPart, listing, market, undefined);
    },
    pacing(booked: number, usual: number): string {
      return pacing(Math.round(booked * 100) * 1000 + Math.round(usual * 100), booked, usual, undefined);
    },
    review(review: BadReview): string {
      const known = reviews.get(review);
      if (known !== undefined) return known;
      const sentence = messages.review(
        formats.rating.format(review.rating),
        formats.dayAndMonth.format(utcDate(review.date)),
        formats.rating.format(review.meanRating),
      );
      reviews.set(review, sentence);
      return sentence;
    },
    ownLeadRule(days: number, direction: LeadDirection, percentage: number): string {
      const key = (days * 2 + (direction === 'within' ? 0 : 1)) * 1_000_000 + Math.round(percentage * 100);
      return ownLeadRule(key, days, direction, percentage);
    },
    lateChance(days: EpochDay, chance: number): string {
      return lateChance(days * 101 + Math.round(chance * 100), days, chance, undefined);
    },
    farAhead(days: number): string {
      return farAhead(days, days, undefined, undefined);
    },
    gap(nights: number): string {
      return gap(nights, nights, undefined, undefined);
    },
    noCheckin: messages.noCheckin,
    noCheckout: messages.noCheckout,
  };
}
