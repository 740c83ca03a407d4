import { useTranslations } from 'next-intl';
import { classNames } from '#components/ui/class-names.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { MeasureFormat } from '#lib/compset/format-measure.ts';
import { type Horizon, measureOfMember, measureOfSource } from '#lib/compset/measure.ts';
import type { Compset } from '#lib/compset/read-compset.ts';
import { percentileOf, spreadOf } from '#lib/compset/statistics.ts';
import { StripPlot } from './strip-plot.tsx';

interface FiguresProps {
  compset: Compset;
  horizon: Horizon;
  format: MeasureFormat;
}

const SHOWN = ['booked-rate', 'posted-rate', 'occupancy', 'adj-occupancy', 'min-stay', 'rating'] as const;
export type Figure = (typeof SHOWN)[number];

/** Where the listing stands in its set, figure by figure. */
export function Figures({ compset, horizon, format }: FiguresProps) {
  const t = useTranslations('compset');
  return (
    <section
      aria-label={t('figures', { days: Number(horizon) })}
      className="grid grid-cols-2 border-line-2 border-t @min-[40rem]:grid-cols-3 @min-[62rem]:grid-cols-6"
    >
      {SHOWN.map((figure) => (
        <FigureCell key={figure} {...{ compset, horizon, format, figure }} />
      ))}
    </section>
  );
}

/** Cells are parted by hairlines; who stands at the left edge keeps its text flush with it. */
const figureCell =
  'flex min-w-0 flex-col border-line py-2 @max-[40rem]:nth-[n+3]:border-t even:border-l even:pl-3 odd:pr-3 @min-[40rem]:border-l @min-[40rem]:px-4 @min-[40rem]:max-[62rem]:nth-[3n+1]:border-l-0 @min-[40rem]:max-[62rem]:nth-[3n+1]:pl-0 @min-[62rem]:first:border-l-0 @min-[62rem]:first:pl-0 @min-[62rem]:last:pr-0';

function FigureCell({ compset, horizon, format, figure }: FiguresProps & { figure: Figure }) {
  const t = useTranslations('compset');
  const values = compset.members.map((member) => measureOfMember(member, figure, horizon));
  const own = measureOfSource(compset.source, figure, horizon);
  const spread = spreadOf(values);
  const percentile = own === null ? null : percentileOf(own, values);
  const isCustom = compset.kind === 'custom';
  const shown = isCustom ? (spread?.median ?? null) : own;
  const written = (value: number) =>
    figure === 'min-stay'
      ? t('nights', { nights: value, written: format.full(figure, value) })
      : format.full(figure, value);
  const beside = !spread
    ? t('nothingKnown')
    : isCustom
      ? t('median')
      : t('set', { value: format.full(figure, spread.median) });
  return (
    <div className={figureCell}>
      <p className="truncate text-ink-2 max-md:text-12">{t(`figure.${figure}`)}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className={classNames('text-20 tracking-[-.015em]', shown === null && 'text-ink-3')}>
          <PercentText>{shown === null ? '–' : written(shown)}</PercentText>
        </b>
        <span className="text-12 whitespace-nowrap text-ink-2">
          <PercentText>{beside}</PercentText>
        </span>
      </p>
      <div className="mt-auto">
        {spread && (
          <StripPlot
            values={values}
            spread={spread}
            own={own}
            label={t('strip', {
              count: spread.count,
              low: written(spread.low),
              high: written(spread.high),
              own: own === null ? t('noValue') : written(own),
            })}
          />
        )}
        <p className="min-h-4 text-12 text-ink-2">
          <PercentText>
            {percentile !== null
              ? t('percentile', { percentile })
              : spread
                ? t('from', { low: format.full(figure, spread.low), high: format.full(figure, spread.high) })
                : ''}
          </PercentText>
        </p>
      </div>
    </div>
  );
}
