'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { SeasonStrip } from '#components/customizations/season-strip.tsx';
import { monthStarts } from '#components/customizations/strip-months.tsx';
import type { IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { addMonths, monthOf } from '#lib/calendar/month.ts';
import { calendarQuery } from '#lib/calendar/read-calendar.ts';
import { WINDOW_MONTHS } from '#lib/calendar/year-window.ts';
import type { Span } from '#lib/customizations/season-overlap.ts';
import { readYear, stepPath } from '#lib/customizations/year-lines.ts';
import { formatMoney } from '#lib/format/money.ts';

interface YearStripProps {
  listingId: string;
  currency: string;
  today: IsoDate;
  /** The list of seasons that is drawn and edited. */
  seasons: string;
  /** What a drawn season sets beside its dates. */
  fresh: object;
}

/** The months ahead: seasons as they stand in the form, price, floor and ceiling as they are now. */
export function YearStrip({ listingId, currency, today, seasons, fresh }: YearStripProps) {
  const t = useTranslations('customizations.strip');
  const locale = useLocale();
  const month = monthOf(today);
  const next = addMonths(month, WINDOW_MONTHS);
  const { data: nights, isPending } = useQuery(calendarQuery(readFromBrowser, listingId, month));
  const { data: later } = useQuery(calendarQuery(readFromBrowser, listingId, next));

  const lines = (window: Span) => {
    if (isPending) return <div className="h-36" />;
    const year = nights && readYear(new Map([...nights, ...(later ?? [])]), window);
    if (!year) return null;
    const days = window.to - window.from + 1;
    return (
      <div className="relative mt-2 h-36">
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
          {monthStarts(window).map((day) => (
            <path key={day} d={`M${day - window.from} 0V100`} className="stroke-line" />
          ))}
          <path d={stepPath(year.prices, year.share)} className="stroke-own" strokeWidth="1.25" />
          <path d={stepPath(year.floors, year.share)} className="stroke-ink" strokeWidth="1.75" />
          <path d={stepPath(year.ceilings, year.share)} className="stroke-ink" strokeWidth="1.75" />
        </svg>
      </div>
    );
  };

  return (
    <SeasonStrip
      path={seasons}
      today={today}
      fresh={fresh}
      label={t('label')}
      caption={
        nights && (
          <span className="flex flex-wrap gap-x-5">
            <Key className="bg-own" label={t('price')} />
            <Key className="bg-ink" label={t('limits')} />
            <span className="text-ink-3">{t('saved')}</span>
          </span>
        )
      }
    >
      {lines}
    </SeasonStrip>
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
