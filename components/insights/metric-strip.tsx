import { useTranslations } from 'next-intl';
import { classNames } from '#components/ui/class-names.ts';
import { differenceLook } from '#components/ui/difference-look.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { Comparison } from '#contract/comparisons.ts';
import type { InsightFormats } from '#lib/insights/format-insight.ts';
import { METRICS, type Metric } from '#lib/insights/metric.ts';
import type { Insights } from '#lib/insights/read-insights.ts';
import { summarise } from '#lib/insights/summary.ts';

interface MetricStripProps {
  /** Undefined while they are being read, null where there are none. */
  insights: Insights | null | undefined;
  formats: InsightFormats;
  against: Comparison;
  metric: Metric;
  onMetric: (metric: Metric) => void;
}

/** What the window comes to, metric by metric; the pressed one is drawn below. */
export function MetricStrip({ insights, formats, against, metric, onMetric }: MetricStripProps) {
  const t = useTranslations('insights');
  return (
    <section
      aria-label={t('summary')}
      className="grid grid-cols-2 border-line-2 border-b @min-[52rem]:grid-cols-4"
    >
      {METRICS.map((one, index) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === metric}
          onClick={() => onMetric(one)}
          className={classNames(
            'group relative flex min-w-0 flex-col items-stretch border-line py-2 text-left hover:bg-hover focus-inset @min-[52rem]:py-3',
            'aria-pressed:after:absolute aria-pressed:after:-bottom-px aria-pressed:after:h-0.5 aria-pressed:after:bg-ink forced-colors:aria-pressed:after:bg-[Highlight]',
            places[index],
          )}
        >
          <span className="truncate text-ink-2 group-aria-pressed:font-semibold group-aria-pressed:text-ink max-md:text-12">
            {t(`metric.${one}`)}
          </span>
          {insights && <Figures insights={insights} formats={formats} against={against} metric={one} />}
          {insights === null && (
            <b className="text-20 text-ink-2 tracking-[-.015em]">{formats(one).value(null)}</b>
          )}
          {insights === undefined && (
            <span className="flex h-11 items-center @min-[52rem]:h-7" aria-hidden="true">
              <span className="block h-3 w-24 animate-late bg-line" />
            </span>
          )}
        </button>
      ))}
    </section>
  );
}

/** Two by two, or four in a row: who stands at an edge keeps its text flush with it. */
const places = [
  'pr-3 after:left-0 after:right-3 @min-[52rem]:pr-5 @min-[52rem]:after:right-5',
  'border-l pl-3 after:left-3 after:right-0 @min-[52rem]:px-5 @min-[52rem]:after:inset-x-5',
  'border-t pr-3 after:left-0 after:right-3 @min-[52rem]:border-t-0 @min-[52rem]:border-l @min-[52rem]:px-5 @min-[52rem]:after:inset-x-5',
  'border-t border-l pl-3 after:left-3 after:right-0 @min-[52rem]:border-t-0 @min-[52rem]:pl-5 @min-[52rem]:after:left-5',
];

interface FiguresProps {
  insights: Insights;
  formats: InsightFormats;
  against: Comparison;
  metric: Metric;
}

function Figures({ insights, formats, against, metric }: FiguresProps) {
  const t = useTranslations('insights');
  const { listing, benchmark, nights } = summarise(insights[metric]);
  const { value, change } = formats(metric);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5">
      <b className="text-20 tracking-[-.015em] max-[52rem]:basis-full">
        <PercentText>{value(listing)}</PercentText>
      </b>
      <span className="whitespace-nowrap text-ink-2 max-md:text-12">
        <PercentText>
          {benchmark === null ? t('noneShort') : `${t(`short.${against}`)} ${value(benchmark)}`}
        </PercentText>
      </span>
      {nights > 0 && listing !== null && benchmark !== null && (
        <b className={classNames('ml-auto whitespace-nowrap', differenceLook(listing - benchmark))}>
          <PercentText>{change(listing, benchmark)}</PercentText>
        </b>
      )}
    </span>
  );
}
