import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { BulkPreview } from '#components/bulk-edits/use-preview.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Bracket } from '#components/preview/bracket.tsx';
import { previewTotals } from '#lib/bulk-edits/preview-totals.ts';
import { formatAmount } from '#lib/calendar/amount.ts';
import { formatNumber } from '#lib/format/number.ts';
import { averageDigits } from '#lib/previews/average-digits.ts';

/** So many currencies have their average shown. */
const MOST_AVERAGES = 3;

/** What the change would do to all listings together. */
export function PreviewTotals({ preview: { counts, listings, isComplete } }: { preview: BulkPreview }) {
  const t = useTranslations('bulkEdits.preview');
  const locale = useLocale();
  const totals = useMemo(() => previewTotals(listings), [listings]);
  if (!counts) return null;
  const count = (value: number) => formatNumber(value, locale);
  const others = (['unchanged', 'skipped', 'failed'] as const).filter((outcome) => counts[outcome] > 0);
  return (
    <div aria-live="polite" className="border-line-2 border-b pt-2 pb-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure name={t('listings')}>
          {t.rich('change', { count: counts.changed, b: bold })}
          {others.length > 0 && (
            <span className="block text-12 text-ink-2">
              {others.map((outcome) => t(`others.${outcome}`, { count: counts[outcome] })).join(' · ')}
            </span>
          )}
        </Figure>
        <Figure name={t('nights')}>
          {t.rich('ofNights', { count: totals.changed, all: totals.open, b: bold })}
          {totals.minStays > 0 && (
            <span className="block text-12 text-ink-2">{t('minStays', { count: totals.minStays })}</span>
          )}
        </Figure>
        {totals.averages.length > 0 && (
          <Figure name={t('average')}>
            {totals.averages.slice(0, MOST_AVERAGES).map(({ currency, before, after }) => {
              const digits = averageDigits([before, after], currency);
              return (
                <span key={currency} className="flex items-center gap-1 whitespace-nowrap">
                  {formatAmount(before, currency, locale, digits)}
                  <Icon name="arrow-right" size={12} className="text-ink-3" />
                  <b className="text-hand">{formatAmount(after, currency, locale, digits)}</b>
                </span>
              );
            })}
          </Figure>
        )}
        <Figure name={t('limits')}>
          <span className="flex items-center gap-1.5">
            <Bracket side="floor" />
            {t.rich('floor', { count: count(totals.newlyAtFloor), b: bold })}
          </span>
          <span className="flex items-center gap-1.5">
            <Bracket side="ceiling" />
            {t.rich('ceiling', { count: count(totals.newlyAtCeiling), b: bold })}
          </span>
        </Figure>
      </dl>
      {totals.belowFloor > 0 && (
        <p className="flex items-center gap-1.5 pt-2 text-warn">
          <Icon name="warning" size={14} />
          {t('belowFloor', { count: totals.belowFloor })}
        </p>
      )}
      {!isComplete && (
        <p className="pt-2 text-12 text-ink-2">{t('soFar', { count: listings.length, all: counts.total })}</p>
      )}
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const bold = (text: ReactNode) => <b className="text-hand">{text}</b>;
