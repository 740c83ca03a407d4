'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SeasonLane } from '#components/customizations/season-lane.tsx';
import { type IsoDate, toEpochDay, toIsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#lib/calendar/month.ts';
import { calendarQuery } from '#lib/calendar/read-calendar.ts';
import type { Season } from '#lib/customizations/season-overlap.ts';
import { readYear, stepPath } from '#lib/customizations/year-lines.ts';
import { formatMoney } from '#lib/format/money.ts';

interface YearStripProps {
  listingId: string;
  currency: string;
  today: IsoDate;
  /** The list of seasons that is drawn as it is typed. */
  seasons: string;
}

const MONTHS = 12;

/** The months ahead: seasons as they stand in the form, price, floor and ceiling as they are now. */
export function YearStrip({ listingId, currency, today, seasons: path }: YearStripProps) {
  const t = useTranslations('customizations.strip');
  const locale = useLocale();
  const seasons = (useWatch({ name: path }) ?? []) as Season[];
  const month = monthOf(today);
  const { data: nights, isPending } = useQuery(calendarQuery(readFromBrowser, listingId, month));
  const window = { from: toEpochDay(today), to: lastDayOf(addMonths(month, MONTHS - 1)) };
  const days = window.to - window.from + 1;
  const year = nights && readYear(nights, window);
  const left = (day: number) => `${((day - window.from) / days) * 100}%`;
  const months = Array.from({ length: MONTHS - 1 }, (_, index) => firstDayOf(addMonths(month, index + 1)));
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      ...(toIsoDate(day).slice(5, 7) === '01' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }).format(Date.parse(toIsoDate(day)));

  return (
    <figure aria-label={t('label')} className="pt-5">
      <div className="relative pl-12">
        <div className="relative h-5 overflow-hidden text-12 text-ink-2" aria-hidden="true">
          {months.map((day, index) => (
            <span
              key={day}
              style={{ left: left(day) }}
              className={index % 2 === 1 ? 'absolute pl-1 max-md:hidden' : 'absolute pl-1'}
            >
              {nameOf(day)}
            </span>
          ))}
        </div>
        <SeasonLane seasons={seasons} path={path} window={window} label={t('season')} />
        {isPending && <div className="h-[10.5rem]" />}
        {year && (
          <div className="relative h-36">
            {year.ticks.map((price) => (
              <span
                key={price}
                aria-hidden="true"
                style={{ top: `${100 - year.share(price) * 100}%` }}
                className="absolute inset-x-0 border-line border-t"
              >
                <span className="absolute right-full -translate-y-1/2 pr-2 text-11 whitespace-nowrap text-ink-3">
                  {formatMoney(price, currency, locale)}
                </span>
              </span>
            ))}
            <svg
              viewBox={`0 0 ${days} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="absolute inset-0 size-full overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke]"
            >
              {months.map((day) => (
                <path key={day} d={`M${day - window.from} 0V100`} className="stroke-line" />
              ))}
              <path d={stepPath(year.prices, year.share)} className="stroke-own" strokeWidth="1.25" />
              <path d={stepPath(year.floors, year.share)} className="stroke-ink" strokeWidth="1.75" />
              <path d={stepPath(year.ceilings, year.share)} className="stroke-ink" strokeWidth="1.75" />
            </svg>
          </div>
        )}
      </div>
      {year && (
        <figcaption className="flex flex-wrap gap-x-5 pt-2 pl-12 text-12 text-ink-2">
          <Key className="bg-own" label={t('price')} />
          <Key className="bg-ink" label={t('limits')} />
          <span className="text-ink-3">{t('saved')}</span>
        </figcaption>
      )}
    </figure>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`h-0.5 w-4 ${className}`} />
      {label}
    </span>
  );
}
