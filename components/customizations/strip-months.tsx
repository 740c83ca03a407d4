'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import { addMonths, firstDayOf, monthOfDay, monthsBetween } from '#lib/calendar/month.ts';
import type { Span } from '#lib/customizations/season-overlap.ts';

/** The first days of the months of a window. */
export function monthStarts({ from, to }: Span): EpochDay[] {
  const first = monthOfDay(from);
  const count = monthsBetween(first, monthOfDay(to)) + 1;
  return Array.from({ length: count }, (_, index) => firstDayOf(addMonths(first, index)));
}

interface StripMonthsProps {
  window: Span;
  today: EpochDay;
  /** How wide a month is. */
  monthRem: number;
}

/** What a month's name with its year, and the word for today, take up. */
const MONTH_REM = 3.7;
const TODAY_REM = 3.4;

/** The names of the months above a strip, as many as there is room for. */
export function StripMonths({ window, today, monthRem }: StripMonthsProps) {
  const t = useTranslations('customizations.strip');
  const locale = useLocale();
  const days = window.to - window.from + 1;
  const every = [1, 2, 3, 4].find((step) => step * monthRem >= MONTH_REM) ?? 6;
  const nameOf = (day: EpochDay) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      ...(toIsoDate(day).slice(5, 7) === '01' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }).format(Date.parse(toIsoDate(day)));
  const starts = monthStarts(window);
  const isFree = (day: EpochDay) => day > today && ((day - today) / 30) * monthRem >= TODAY_REM;
  const january = starts.findIndex((day) => toIsoDate(day).slice(5, 7) === '01');
  return (
    <div className="relative h-5 overflow-hidden text-12 text-ink-2" aria-hidden="true">
      {starts.map((day, index) =>
        // January, which tells the year, is among those that are named.
        (index - january) % every === 0 && isFree(day) ? (
          <span
            key={day}
            style={{ left: `${((day - window.from) / days) * 100}%` }}
            className="absolute border-line border-l pl-1 whitespace-nowrap"
          >
            {nameOf(day)}
          </span>
        ) : null,
      )}
      <span
        style={{ left: `${((today - window.from) / days) * 100}%` }}
        className="absolute border-ink border-l pl-1 font-medium whitespace-nowrap text-ink"
      >
        {t('today')}
      </span>
    </div>
  );
}
