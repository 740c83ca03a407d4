import type { EpochDay } from '#contract/dates.ts';
import type { WeekStart } from '#lib/calendar/month.ts';
import type { Nights } from '#lib/calendar/night.ts';
import type { Stretch } from '#lib/calendar/stretch.ts';

/** What every row of a calendar draws from; the same object as long as nothing of it changes. */
export interface CalendarView {
  locale: string;
  weekStart: WeekStart;
  today: EpochDay;
  currency: string;
  basePrice: number | null;
  nights: Nights;
  stretches: Stretch[];
  /** Nights still being read have no price yet. */
  loading: boolean;
  /** A listing outside an active market has no prices at all. */
  priced: boolean;
}
