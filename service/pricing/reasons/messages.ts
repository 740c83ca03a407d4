import type { LeadDirection } from '../rules.ts';

/** First, second or last third of a month. */
export type MonthPart = 'early' | 'mid' | 'late';

/** A count as the reader sees it, and whether the singular goes with it. */
export interface Count {
  text: string;
  isOne: boolean;
}

/**
 * The sentences of one language. Numbers, percentages, dates, amounts and month names arrive formatted
 * for the reader's locale; weekdays count from Monday = 0.
 */
export interface Messages {
  reasons: ReasonMessages;
  steps: StepMessages;
  rules: RuleMessages;
  summary: SummaryMessages;
}

/** Why a step moved the price: one sentence each. */
export interface ReasonMessages {
  season(part: MonthPart, month: string, difference: string, isAbove: boolean): string;
  weekday(weekday: number, month: string, difference: string, isAbove: boolean): string;
  event(name: string, difference: string, isAbove: boolean): string;
  occupancy(listing: string, market: string | null): string;
  pacing(booked: string, usual: string): string;
  review(rating: string, date: string, mean: string): string;
  ownLeadRule(days: Count, direction: LeadDirection, change: string): string;
  lateChance(days: Count, chance: string): string;
  lateToday(chance: string): string;
  farAhead(days: string): string;
  gap(nights: Count): string;
  noCheckin: string;
  noCheckout: string;
}

/** What a step is called where all steps of a night are listed. */
export interface StepMessages {
  season: string;
  /** An event that no calendar names. */
  highDemand: string;
  lowDemand: string;
  occupancy: string;
  pacing: string;
  review: string;
  leadTime: string;
  gap(nights: Count): string;
  besideBooking: string;
  heldAtFloor(price: string): string;
  heldAtCeiling(price: string): string;
  rounding: string;
  ownPrice: string;
  ownAdjustment: string;
}

/** What a rule for limits or minimum stays is called. */
export interface RuleMessages {
  serviceMinimum: string;
  minPrice: string;
  maxPrice: string;
  noMinStay: string;
  minStay: string;
  gapFill: string;
  weekday(weekday: number): string;
  season(dates: string): string;
  lead(days: Count, direction: LeadDirection): string;
}

/** Sentences that sum a night up; they are put one after the other. */
export interface SummaryMessages {
  unmoved(base: string): string;
  moved(causes: string, base: string, price: string): string;
  heldAtFloor(price: string): string;
  heldAtCeiling(price: string): string;
  ownPrice(price: string): string;
  ownAdjustment(change: string, price: string): string;
  /** What stands between two of these sentences. */
  separator: string;
}
