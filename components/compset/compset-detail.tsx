'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState } from 'react';
import { DateRangePick } from '#components/ui/date-range-pick.tsx';
import { MAXIMUM_PERFORMANCE_DAYS } from '#contract/comparisons.ts';
import type { IsoDate } from '#contract/dates.ts';
import { type CompsetView, compsetPresets } from '#lib/compset/compset-view.ts';
import { measureFormat } from '#lib/compset/format-measure.ts';
import { middleOf } from '#lib/compset/map-layout.ts';
import type { Compset } from '#lib/compset/read-compset.ts';
import { rankMembers } from '#lib/compset/sort-members.ts';
import type { ResolvedRange } from '#lib/date-range/resolve-range.ts';
import { Figures } from './figures.tsx';
import { MapLegend } from './map-legend.tsx';
import { MemberMap } from './member-map.tsx';
import { MemberTable } from './member-table.tsx';
import { Performance } from './performance.tsx';

interface CompsetDetailProps {
  compset: Compset;
  view: CompsetView;
  change: (change: Partial<CompsetView>) => void;
  range: ResolvedRange;
  today: IsoDate;
  busy: boolean;
}

/** Where the listing stands in its set, how both did in a range, and each member on the map and in the table. */
export function CompsetDetail({ compset, view, change, range, today, busy }: CompsetDetailProps) {
  const t = useTranslations('compset');
  const locale = useLocale();
  const [pointed, setPointed] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const { source, members: all } = compset;
  const format = useMemo(() => measureFormat(source.currency, locale), [source.currency, locale]);
  const members = useMemo(
    () => rankMembers(all, view.sort, view.horizon, locale),
    [all, view.sort, view.horizon, locale],
  );
  const middle = useMemo(() => middleOf(source, all), [source, all]);
  const choose = useCallback((key: string) => {
    setPointed(key);
    const row = box.current?.querySelector(`[data-row="${CSS.escape(key)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <>
      <Figures compset={compset} horizon={view.horizon} format={format} />
      <section
        aria-label={t(`performance.${compset.kind}`)}
        className="grid gap-x-7 border-line-2 border-t py-1.5 @min-[56rem]:grid-cols-[auto_minmax(0,1fr)]"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 @min-[56rem]:flex-col @min-[56rem]:items-start @min-[56rem]:justify-start @min-[56rem]:pt-1.5 @min-[56rem]:pr-4">
          <h2 className="text-13! leading-5!">{t(`performance.${compset.kind}`)}</h2>
          <span className="-mx-1">
            <DateRangePick
              value={range}
              preset={range.preset}
              presets={compsetPresets}
              today={today}
              maximumNights={MAXIMUM_PERFORMANCE_DAYS + 1}
              onPreset={(preset) => change({ range: preset, from: null, to: null })}
              onRange={({ from, to }) => change({ from, to })}
            />
          </span>
          <p className="text-12 text-ink-2 max-md:w-full">
            {t('known', {
              count: compset.performance['aggregated-metrics']['number-of-nearby-listings'],
              all: all.length,
            })}
          </p>
        </div>
        <Performance performance={compset.performance} format={format} busy={busy} />
      </section>
      <section
        aria-label={t('mapAndTable')}
        className="grid border-line-2 border-t @min-[56rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[70rem]:grid-cols-[26rem_minmax(0,1fr)] @min-[56rem]:gap-7"
      >
        <div className="min-w-0 @min-[56rem]:border-line @min-[56rem]:border-r">
          <MemberMap
            middle={middle}
            isOwn={compset.kind === 'connected' && source.latitude !== null}
            members={members}
            pointed={pointed}
            onPoint={setPointed}
            onChoose={choose}
          />
          {compset.kind === 'connected' && <MapLegend />}
        </div>
        <MemberTable
          compset={compset}
          members={members}
          view={view}
          change={change}
          format={format}
          pointed={pointed}
          onPoint={setPointed}
          box={box}
        />
      </section>
    </>
  );
}
