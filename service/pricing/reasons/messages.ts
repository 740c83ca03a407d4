import type { LeadDirection } from '../rules.ts';

/** First, second or last third of a month. */
export type MonthPart = 'early' | 'mid' | 'late';

/**
 * The sentences of one language. Numbers, percentages, dates, amounts, month and weekday names arrive
 * formatted for the reader's locale; `weekday` counts from Monday = 0.
 */
export interface Messages {
  season(part: MonthPart, month: string, difference: string, isAbove: boolean): string;
  weekday(weekday: number, month: string, difference: string, isAbove: boolean): string;
  event(name: string, difference: string, isAbove: boolean): string;
  occupancy(listing: string, market: string | null): string;
  pacing(booked: string, usual: string): string;
  review(rating: string, date: string, mean: string): string;
  ownLeadRule(days: string, isOneDay: boolean, direction: LeadDirection, change: string): string;
  lateChance(days: string, isOneDay: boolean, chance: string): string;
  lateToday(chance: string): string;
  farAhead(days: string): string;
  gap(nights: string, isOneNight: boolean): string;
  noCheckin: string;
  noCheckout: string;
}
