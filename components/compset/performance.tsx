import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '#components/ui/class-names.ts';
import { differenceLook } from '#components/ui/difference-look.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { CompsetPerformanceMetrics } from '#contract/compsets.ts';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import type { MeasureFormat } from '#lib/compset/format-measure.ts';
import type { Measure } from '#lib/compset/measure.ts';
import type { Compset } from '#lib/compset/read-compset.ts';
import { formatDateRange } from '#lib/format/date.ts';
import { formatDifference } from '#lib/format/number.ts';

interface PerformanceProps {
  performance: Compset['performance'];
  format: MeasureFormat;
  busy: boolean;
}

const SHOWN = [
  ['average-booked-rate', 'booked-rate'],
  ['average-posted-rate', 'posted-rate'],
  ['occupancy', 'occupancy'],
  ['adj-occupancy', 'adj-occupancy'],
  ['average-min-stay', 'min-stay'],
] as const satisfies readonly (readonly [keyof CompsetPerformanceMetrics, Measure])[];

/** The listing against the mean of its set, over the range that was chosen. */
export function Performance({ performance, format, busy }: PerformanceProps) {
  const t = useTranslations('compset');
  const locale = useLocale();
  const { 'main-listing-metrics': own, 'aggregated-metrics': set } = performance;

  function difference(measure: Measure, mine: number | null, others: number | null): string {
    if (mine === null || others === null) return '–';
    if (measure === 'occupancy' || measure === 'adj-occupancy') {
      return t('points', {
        difference: formatDifference(mine - others, locale, { maximumFractionDigits: 1 }),
        size: Math.abs(mine - others),
      });
    }
    if (measure === 'min-stay') return formatDifference(mine - others, locale, { maximumFractionDigits: 1 });
    return others === 0 ? '–' : formatPercentChange(mine / others - 1, locale, 1);
  }

  return (
    <ScrollRegion aria-label={t('tableOfRange')} className={busy ? 'opacity-60' : undefined}>
      <table
        className="w-full border-separate border-spacing-0"
        aria-busy={busy || undefined}
        aria-label={formatDateRange(performance['start-date'], performance['end-date'], locale)}
      >
        <thead>
          <tr className="text-12 text-ink-2">
            <td className="h-8" />
            {SHOWN.map(([, measure]) => (
              <th key={measure} scope="col" className="px-2 text-right font-medium last:pr-0">
                {t(`figure.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="*:[&>*]:h-8 *:[&>*]:border-line *:[&>*]:border-t">
          {own && (
            <tr className="font-semibold text-own">
              <th scope="row" className="pr-2 text-left">
                {t('you')}
              </th>
              {SHOWN.map(([metric, measure]) => (
                <td key={metric} className="px-2 text-right last:pr-0">
                  <PercentText>{format.full(measure, own[metric])}</PercentText>
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap">
              {t('meanOfSet')}
            </th>
            {SHOWN.map(([metric, measure]) => (
              <td key={metric} className="px-2 text-right last:pr-0">
                <PercentText>{format.full(measure, set[metric])}</PercentText>
              </td>
            ))}
          </tr>
          {own && (
            <tr className="text-ink-2">
              <th scope="row" className="pr-2 text-left font-normal">
                {t('difference')}
              </th>
              {SHOWN.map(([metric, measure]) => (
                <td
                  key={metric}
                  className={classNames(
                    'px-2 text-right whitespace-nowrap last:pr-0',
                    differenceLook(gap(own[metric], set[metric])),
                  )}
                >
                  <PercentText>{difference(measure, own[metric], set[metric])}</PercentText>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function gap(own: number | null, set: number | null): number | null {
  return own === null || set === null ? null : own - set;
}
