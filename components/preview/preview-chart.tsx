import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import styles from '#components/preview/preview.module.css';
import type { PricePreviewAttributes } from '#contract/console/price-preview.ts';
import { toEpochDay, toIsoDate } from '#contract/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { chartPaths } from '#lib/previews/chart-paths.ts';

interface PreviewChartProps {
  preview: PricePreviewAttributes;
  currency: string;
  hasChanges: boolean;
  /** It is no answer to what is typed: quieter. */
  isOld: boolean;
}

/** The prices of 365 nights before and after, below them by how much each changes. A few paths, so that it keeps up with typing. */
export const PreviewChart = memo(function PreviewChart({
  preview,
  currency,
  hasChanges,
  isOld,
}: PreviewChartProps) {
  const t = useTranslations('preview.chart');
  const locale = useLocale();
  const paths = chartPaths(preview);
  const { nights, ticks } = paths;
  const first = toEpochDay(preview.from);
  const months = Array.from({ length: nights }, (_, night) => night).filter((night) =>
    toIsoDate(first + night).endsWith('-01'),
  );
  const nameOf = (night: number) => {
    const date = toIsoDate(first + night);
    const options: Intl.DateTimeFormatOptions = { month: 'short', timeZone: 'UTC' };
    if (date.slice(5, 7) === '01') options.year = 'numeric';
    return new Intl.DateTimeFormat(locale, options).format(Date.parse(date));
  };
  const left = (night: number) => `${(night / nights) * 100}%`;
  const [foot = 0, head = 1] = [ticks[0], ticks.at(-1)];
  return (
    <figure className={styles.chart} data-old={isOld || undefined} aria-label={t('label')}>
      <div className={styles.months} aria-hidden="true">
        {months.map((night, index) => (
          <span key={night} style={{ left: left(night) }} data-second={index % 2 === 1 ? '' : undefined}>
            {nameOf(night)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        {ticks.map((price) => (
          <span
            key={price}
            aria-hidden="true"
            className={styles.tick}
            style={{ top: `${100 - ((price - foot) / (head - foot)) * 100}%` }}
          >
            <span>{formatMoney(price, currency, locale)}</span>
          </span>
        ))}
        <svg viewBox={`0 0 ${nights} 100`} preserveAspectRatio="none" aria-hidden="true">
          {months.map((night) => (
            <path key={night} d={`M${night} 0V100`} className={styles.grid} />
          ))}
          <path d={paths.between} className={styles.between} />
          <path d={paths.before} className={styles.before} />
          <path d={paths.after} className={styles.after} />
        </svg>
      </div>
      <div className={styles.lane}>
        <span aria-hidden="true">{t('change')}</span>
        <svg viewBox={`0 0 ${nights} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path d={paths.taken} className={styles.taken} />
          <path d={`M0 50H${nights}`} className={styles.axis} />
          <path d={paths.raised} className={styles.raised} />
          <path d={paths.lowered} className={styles.lowered} />
        </svg>
      </div>
      <figcaption className={styles.keys}>
        {hasChanges && preview.before && <Key look="before">{t('before')}</Key>}
        <Key look="after">{t(hasChanges ? 'after' : 'before')}</Key>
        <Key look="taken">{t('taken')}</Key>
      </figcaption>
    </figure>
  );
});

function Key({ look, children }: { look: 'before' | 'after' | 'taken'; children: string }) {
  return (
    <span>
      <svg width="16" height="8" aria-hidden="true">
        <path d={look === 'taken' ? 'M0 0H16V8H0z' : 'M0 4H16'} className={styles[look]} />
      </svg>
      {children}
    </span>
  );
}
