'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormPlace } from '#components/form/form-place.ts';
import { Button } from '#components/ui/button.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import type { OverriddenNight } from '#lib/customizations/attributes.ts';
import type { OverrideRow } from '#lib/customizations/override-rows.ts';
import { type OverrideRun, overrideRuns } from '#lib/customizations/override-runs.ts';
import { formatDateRange } from '#lib/format/date.ts';
import { formatMoney } from '#lib/format/money.ts';

const AT_FIRST = 20;

/** What is overridden now, night after night with the same value in one line. */
export function OverrideRuns({ nights, currency }: { nights: readonly OverriddenNight[]; currency: string }) {
  const t = useTranslations('customizations.manual-overrides');
  const [showsAll, setShowsAll] = useState(false);
  const runs = overrideRuns(nights);
  if (runs.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <>
      <table className="w-full max-w-2xl">
        <caption className="sr-only">{t('current')}</caption>
        <thead className="text-12 text-ink-2">
          <tr className="border-line-2 border-b">
            <th scope="col" className="py-1 text-left font-normal">
              {t('nights')}
            </th>
            <th scope="col" className="py-1 pl-4 text-right font-normal">
              {t('count')}
            </th>
            <th scope="col" className="py-1 pl-4 text-right font-normal">
              {t('value')}
            </th>
            <th scope="col" className="w-24">
              <span className="sr-only">{t('clear')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.slice(0, showsAll ? undefined : AT_FIRST).map((run) => (
            <Run key={run.start} run={run} currency={currency} />
          ))}
        </tbody>
      </table>
      {runs.length > AT_FIRST && !showsAll && (
        <Button variant="quiet" className="-ml-2 self-start" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: runs.length })}
        </Button>
      )}
    </>
  );
}

function Run({ run, currency }: { run: OverrideRun; currency: string }) {
  const t = useTranslations('customizations.manual-overrides');
  const locale = useLocale();
  const { readOnly } = useFormPlace();
  const { setValue } = useFormContext();
  const pending = useWatch({ name: 'overrides' }) as OverrideRow[];
  const isClearing = pending.some(
    (row) => row.mode === undefined && row['start-date'] === run.start && row['end-date'] === run.end,
  );
  const dates = formatDateRange(run.start, run.end, locale);

  function clear() {
    const row: OverrideRow = {
      'start-date': run.start,
      'end-date': run.end,
      price: null,
      'percentage-adjustment': null,
      'days-of-week': null,
    };
    setValue('overrides', [...pending, row]);
  }

  return (
    <tr className="h-9 border-line border-b">
      <th scope="row" className="text-left font-normal">
        {dates}
      </th>
      <td className="pl-4 text-right text-ink-2">{run.nights}</td>
      <td className="pl-4 text-right font-semibold whitespace-nowrap text-hand">
        {run.price === null ? (
          <PercentText>{formatPercentChange((run.percentage ?? 0) / 100, locale, 0)}</PercentText>
        ) : (
          formatMoney(run.price, currency, locale)
        )}
      </td>
      <td className="text-right">
        {isClearing ? (
          <span className="text-12 text-hand">{t('clearing')}</span>
        ) : (
          !readOnly && (
            <Button variant="quiet" aria-label={t('clearDates', { dates })} onClick={clear}>
              {t('clear')}
            </Button>
          )
        )}
      </td>
    </tr>
  );
}
